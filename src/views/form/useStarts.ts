import { use } from 'react';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';
import { PlaceContext } from '../page/PlaceContext.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useScope } from '../page/ScopeContext.tsx';

/** What the place of a new record implies, over the defaults of its description: in a form, and in a row of a file. */
export const useStarts = (fields: readonly FieldDescription[], { list, form }: ResourceConfig): Json => {
  const { fills = [], starts } = use(PlaceContext);
  const scope = useScope([
    ...(list?.scope ?? []),
    ...(list?.preset ?? []),
    ...(form?.starts ?? []),
    // A field for a season starts with the one that people work in, a structure that is needed with that of the address.
    'season',
    ...(fieldNamed(fields, 'organization')?.required ? ['organization'] : []),
    ...fills,
  ]);
  // A field of several values starts with a list of the one that the place implies. One whose name is not there yet, as
  // that of the club in a form that is opened first, starts as its address, by which its name is read.
  const values = Object.entries(scope).flatMap(([name, record]) => {
    const field = fieldNamed(fields, name);
    const value = record.name === '' ? record['@id'] : record;
    return field ? [[name, field.multiple ? [value] : value] as const] : [];
  });
  return { ...Object.fromEntries(values), ...starts };
};
