import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { toDateInput } from '../../lib/dates.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { fieldNamed, isNested, type FieldDescription } from '../../schema/description.ts';
import { isObject, toMap } from '../../schema/read.ts';
import type { DefaultConfig, ResourceConfig } from '../page/ResourceConfig.ts';
import { useScope } from '../page/ScopeContext.tsx';
import { codesQuery } from './codesQuery.ts';

interface FormDefaultsProps {
  readonly config: ResourceConfig;
  readonly fields: readonly FieldDescription[];
}

/**
 * Fills fields of a new record with what they usually hold, as its config says. Components, so that a value that comes
 * later than the form draws its own field alone.
 */
export const FormDefaults = ({ config, fields }: FormDefaultsProps) =>
  Object.entries(config.form?.defaults ?? {}).map(([name, rule]) => {
    const field = fieldNamed(fields, name);
    if (!field || !rule || field.readOnly) return null;
    const source = 'from' in rule ? fieldNamed(fields, rule.from) : undefined;
    if ('from' in rule) {
      if (!source) return null;
      if (rule.codes) return <ByCode key={name} field={field} source={source} codes={rule.codes} />;
      return rule.take === undefined ? (
        <SameDay key={name} field={field} source={source} />
      ) : (
        <OfRelated key={name} field={field} source={source} take={rule.take} />
      );
    }
    return 'code' in rule ? (
      <Coded key={name} field={field} code={rule.code} />
    ) : (
      <Used key={name} field={field} rule={rule} />
    );
  });

interface DefaultProps {
  readonly field: FieldDescription;
}

interface FollowingProps extends DefaultProps {
  readonly source: FieldDescription;
}

const Coded = ({ field, code }: DefaultProps & { readonly code: string }) => {
  const values = useValuesOf(field);
  useDefault(
    field,
    values?.find((value) => value.code === code),
  );
  return null;
};

const ByCode = ({
  field,
  source,
  codes,
}: FollowingProps & { readonly codes: Readonly<Record<string, string>> }) => {
  const chosen = iriOf(useWatch({ name: source.name }));
  const code = useValuesOf(source)?.find((value) => value['@id'] === chosen)?.code;
  const wanted = typeof code === 'string' && Object.hasOwn(codes, code) ? codes[code] : undefined;
  const found = useValuesOf(field)?.find((value) => value.code === wanted);
  useDefault(field, found && (field.multiple ? [found] : found));
  return null;
};

const SameDay = ({ field, source }: FollowingProps) => {
  // What is half typed is no day yet: the key that completes one draws here, and no other.
  const value = useWatch({
    name: source.name,
    compute: (typed: unknown) => (toDateInput(typed) === '' ? null : String(typed)),
  });
  useDefault(field, value ?? undefined);
  return null;
};

const OfRelated = ({ field, source, take }: FollowingProps & { readonly take: string }) => {
  const provider = useDataProvider<AppDataProvider>();
  const directory = useDirectory();
  const id = useWatch({ name: source.name, compute: iriOf });
  const resource = directory.byPath(source.path ?? '')?.name;
  const { data } = useQuery({
    queryKey: ['defaults', resource, id],
    queryFn: async () => (await provider.getOne(resource ?? '', { id: id ?? '' })).data,
    enabled: resource !== undefined && id !== null,
  });
  const taken: unknown = data?.[take];
  useDefault(field, isNested(field) ? partsOf(field, taken) : (taken ?? undefined));
  return null;
};

/** Of an embedded record its values alone: it is a record of its own here. */
const partsOf = (field: FieldDescription, value: unknown): object | undefined =>
  isObject(value)
    ? Object.fromEntries(field.fields.map(({ name }) => [name, toMap(value)[name] ?? null]))
    : undefined;

/** The first record that the club of the address has of a collection, or what it leads to. */
const Used = ({
  field,
  rule,
}: DefaultProps & { readonly rule: Extract<DefaultConfig, { readonly of: string }> }) => {
  const provider = useDataProvider<AppDataProvider>();
  const place = useScope([rule.by])[rule.by]?.['@id'];
  const { data } = useQuery({
    queryKey: ['defaults', rule.of, place],
    queryFn: async ({ signal }) => {
      const defaultQuery = query('default', rule.of)
        .select(`${rule.take}.id`, `${rule.take}.name`)
        .where(rule.by, place ?? null)
        .holding(rule.where);
      return (await provider.query(defaultQuery.withoutTotal(), { signal })).data;
    },
    enabled: place !== undefined,
  });
  // Of several nobody knows which.
  const [only, ...others] = new Map(
    (data ?? []).map((row) => [iriOf(valueAt(row, rule.take)), row]),
  ).values();
  const record = only && others.length === 0 ? valueAt(only, rule.take) : undefined;
  useDefault(field, isObject(record) ? { ...record, '@id': iriOf(record) } : undefined);
  return null;
};

/** The values of a closed list with their codes; undefined until they are there. */
const useValuesOf = ({ referential }: FieldDescription) => {
  const provider = useDataProvider<AppDataProvider>();
  const { data } = useQuery({ ...codesQuery(provider, referential), enabled: referential !== null });
  return data;
};

/**
 * Puts a value into a field that is empty, or that holds what was put there before: what is typed or given stays. Not
 * marked as changed, so that the form can be left without a confirmation.
 */
const useDefault = ({ name }: FieldDescription, value: unknown): void => {
  const { getValues, setValue, getFieldState } = useFormContext();
  const given = useRef<string | null>(null);
  useEffect(() => {
    if (value === undefined) return;
    const current: unknown = getValues(name);
    const isOpen =
      given.current === null
        ? isBlank(current) && !getFieldState(name).isDirty
        : JSON.stringify(current) === given.current;
    if (!isOpen) return;
    // A check that found it empty is done again.
    setValue(name, value, { shouldValidate: getFieldState(name).invalid });
    given.current = JSON.stringify(getValues(name));
  }, [name, value, getValues, setValue, getFieldState]);
};

const isBlank = (value: unknown): boolean =>
  isEmpty(value) || (isObject(value) && Object.values(value).every(isBlank));
