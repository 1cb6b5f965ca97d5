import { useCallback } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldDescription } from '../../schema/description.ts';
import type { FormContent } from '../../views/form/FormBody.tsx';
import { useCurrentFields } from '../../views/form/FormContext.ts';
import { FormSection } from '../../views/form/FormSection.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { useValueField, VALUES } from './useValueField.ts';
import { withoutOthers } from './withoutOthers.ts';

/** A contact point in its form: of number, mail address and web address it asks for the one that suits the type. */
export const ContactPointCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>{content}</SchemaCreate>
);

export const ContactPointEdit = (props: SchemaEditProps) => <SchemaEdit {...props}>{content}</SchemaEdit>;

const content: FormContent = (form) => <ContactPointFields {...form} />;

const ContactPointFields = ({ fields, disabled }: Parameters<FormContent>[0]) => {
  const record = useRecordContext();
  const suiting = useValueField(fields);
  const toCurrent = useCallback((all: readonly FieldDescription[]) => suited(all, suiting), [suiting]);
  useCurrentFields(toCurrent);
  return <FormSection title={null} fields={withoutOthers(toCurrent(fields), record)} disabled={disabled} />;
};

/** Where the type tells nothing all of them are offered, and the server has its say. */
const suited = (fields: readonly FieldDescription[], suiting: string | null | undefined) =>
  suiting === undefined
    ? fields
    : fields
        .filter(({ name }) => !VALUES.has(name) || name === suiting)
        .map((field) => (field.name === suiting ? { ...field, required: true } : field));
