import { use, useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { defaultsOf } from '../../schema/formValues.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import type { Json } from '../../schema/read.ts';
import { PlaceContext } from '../page/PlaceContext.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useScope, type Scope } from '../page/ScopeContext.tsx';

/** What a form starts with: the record, or the defaults and what the place of a new one implies. */
export const useStartValues = (
  fields: readonly FieldDescription[],
  { list, form }: ResourceConfig,
  start: Json | undefined,
): Record<string, unknown> => {
  const record = useRecordContext();
  const { fills = [], starts } = use(PlaceContext);
  const scope = useScope([
    ...(list?.scope ?? []),
    ...(list?.preset ?? []),
    ...(form?.starts ?? []),
    // A field for a season starts with the one that people work in.
    'season',
    ...fills,
  ]);
  return useMemo(
    () =>
      toFormValues(
        fields,
        record ?? { ...defaultsOf(fields), ...toValues(fields, scope), ...starts, ...start },
      ),
    // The scope and the starts only begin a new record; a change of it must not touch what is typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [fields, record],
  );
};

/**
 * A field of several values starts with a list of the one that the place implies. One whose name is not there yet, as
 * that of the club in a form that is opened first, starts as its address, by which its name is read.
 */
const toValues = (fields: readonly FieldDescription[], scope: Scope): Json =>
  Object.fromEntries(
    Object.entries(scope).map(([name, record]) => {
      const value = record.name === '' ? record['@id'] : record;
      return [name, fieldNamed(fields, name)?.multiple ? [value] : value];
    }),
  );
