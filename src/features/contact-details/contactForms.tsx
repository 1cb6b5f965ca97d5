import { useCallback, useEffect } from 'react';
import { useRecordContext, useGetMany } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ManyMeta } from '../../data/createDataProvider.ts';
import { AddressFields } from '../../fields/address/AddressFields.tsx';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { FieldRoom } from '../../fields/input/FieldGrid.ts';
import { iriOf } from '../../lib/iri.ts';
import { type FieldDescription, fieldNamed } from '../../schema/description.ts';
import { toText, type Json } from '../../schema/read.ts';
import type { FormContent } from '../../views/form/FormSections.tsx';
import { useCurrentFields } from '../../views/form/FormContext.ts';
import { FormSection, SectionFields } from '../../views/form/FormSection.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { splitFields } from '../../views/page/arrange.ts';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';

/** Create and edit page with this content. */
const formsOf = (Content: FormContent) => ({
  Create: (props: SchemaCreateProps) => (
    <SchemaCreate {...props}>{(form) => <Content {...form} />}</SchemaCreate>
  ),
  Edit: (props: SchemaEditProps) => <SchemaEdit {...props}>{(form) => <Content {...form} />}</SchemaEdit>,
});

const ContactPointFields = ({ fields, disabled }: Parameters<FormContent>[0]) => {
  const record = useRecordContext();
  useOneHolder();
  const { suiting, isReading } = useValueField(fields);
  const toCurrent = useCallback((all: readonly FieldDescription[]) => suited(all, suiting), [suiting]);
  useCurrentFields(isReading ? 'unknown' : toCurrent);
  return <FormSection title={null} fields={withoutOthers(toCurrent(fields), record)} disabled={disabled} />;
};

/** A contact point: its form has the one of number, mail address and web address that suits the type. */
export const contactPointForms = formsOf(ContactPointFields);

/** Without a known type all of them are offered. */
const suited = (fields: readonly FieldDescription[], suiting: string | null | undefined) =>
  suiting === undefined
    ? fields
    : fields
        .filter(({ name }) => !VALUES.has(name) || name === suiting)
        .map((field) => (field.name === suiting ? { ...field, required: true } : field));

const SECTIONS = {
  head: ['person', 'organization', 'name'],
  lines: ['streetAddress', 'disambiguatingDescription', 'postalCode', 'addressLocality'],
} as const;

const AddressContent = ({ fields, disabled }: Parameters<FormContent>[0]) => {
  const record = useRecordContext();
  useOneHolder();
  const { head, lines, others } = splitFields(withoutOthers(fields, record), SECTIONS);
  return (
    <SectionCard title={null}>
      <FieldRoom>
        <SectionFields fields={head} disabled={disabled} />
        <AddressFields fields={lines} prefix="" disabled={disabled} />
        <SectionFields fields={others} disabled={disabled} />
      </FieldRoom>
    </SectionCard>
  );
};

/** An address: postal lines with town completion, then the other fields. */
export const addressForms = formsOf(AddressContent);

/** Value field of a contact point, by the code of its type. */
const VALUE_FIELDS: Readonly<Record<string, string>> = {
  PHONE: 'telephone',
  MOBILE: 'telephone',
  FAX: 'telephone',
  EMAIL: 'email',
  PAGE: 'page',
};

export const VALUES: ReadonlySet<string> = new Set(Object.values(VALUE_FIELDS));

interface ValueField {
  /** Name of the field: null until a type is chosen and known, undefined for a type without a value field. */
  readonly suiting: string | null | undefined;
  readonly isReading: boolean;
}

/** The field that suits the type chosen in the form. */
const useValueField = (fields: readonly FieldDescription[]): ValueField => {
  const path = fieldNamed(fields, 'type')?.path ?? null;
  const type = iriOf(useWatch({ name: 'type' }));
  const directory = useDirectory();
  const { data, isLoading } = useGetMany(
    directory.byPath(path ?? '')?.name ?? path ?? '',
    { ids: type === null ? [] : [type], meta: CODES },
    { enabled: path !== null && type !== null, onError: () => undefined },
  );
  if (path !== null && (type === null || isLoading)) return { suiting: null, isReading: isLoading };
  const code = toText(data?.[0]?.code);
  const suiting = code !== null && Object.hasOwn(VALUE_FIELDS, code) ? VALUE_FIELDS[code] : undefined;
  return { suiting, isReading: false };
};

const CODES: ManyMeta = { fields: ['code'] };

const HOLDERS: ReadonlySet<string> = new Set(['person', 'organization']);

/** Whoever is chosen takes the place of the other holder, with which a new form begins. */
const useOneHolder = (): void => {
  const { subscribe, setValue } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name = '', values }) => {
          if (!HOLDERS.has(name) || iriOf(values[name]) === null) return;
          const other = name === 'person' ? 'organization' : 'person';
          if (iriOf(values[other]) !== null)
            setValue(other, null, { shouldDirty: true, shouldValidate: true });
        },
      }),
    [subscribe, setValue],
  );
};

/**
 * The fields of a contact point or an address to fill in. A new one needs either holder, unless the place
 * gives one; an existing one shows its holder. The main one is set on the holder.
 */
const withoutOthers = (
  fields: readonly FieldDescription[],
  record: Json | undefined,
): readonly FieldDescription[] => {
  const holders = fields.filter(({ name }) => HOLDERS.has(name)).length;
  return fields.filter(({ name, readOnly }) => {
    if (name === 'main') return false;
    if (!HOLDERS.has(name)) return true;
    return readOnly ? iriOf(record?.[name]) !== null : holders === HOLDERS.size;
  });
};
