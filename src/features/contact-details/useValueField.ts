import { useGetMany } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ManyMeta } from '../../data/createDataProvider.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { iriOf } from '../../lib/iri.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';

/** What a contact point of a type holds, by the code of the type. */
const VALUE_FIELDS: Readonly<Record<string, string>> = {
  PHONE: 'telephone',
  MOBILE: 'telephone',
  FAX: 'telephone',
  EMAIL: 'email',
  PAGE: 'page',
};

export const VALUES: ReadonlySet<string> = new Set(Object.values(VALUE_FIELDS));

/**
 * Name of the field that suits the type chosen in the form: null until one is chosen and known, undefined for a type
 * that tells nothing of it.
 */
export const useValueField = (fields: readonly FieldDescription[]): string | null | undefined => {
  const path = fieldNamed(fields, 'type')?.path ?? null;
  const type = iriOf(useWatch({ name: 'type' }));
  const directory = useDirectory();
  const { data, error } = useGetMany(
    directory.byPath(path ?? '')?.name ?? path ?? '',
    { ids: type === null ? [] : [type], meta: CODES },
    { enabled: path !== null && type !== null, onError: () => undefined },
  );
  if (path === null || error) return undefined;
  const [found] = type === null ? [] : (data ?? []);
  if (!found) return null;
  const code = toText(found.code);
  return code !== null && Object.hasOwn(VALUE_FIELDS, code) ? VALUE_FIELDS[code] : undefined;
};

const CODES: ManyMeta = { fields: ['code'] };
