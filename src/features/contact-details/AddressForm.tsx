import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import { AddressFields } from '../../fields/address/AddressFields.tsx';
import type { FormContent } from '../../views/form/FormBody.tsx';
import { SectionFields } from '../../views/form/FormSection.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { splitFields } from '../../views/page/splitFields.ts';
import { withoutOthers } from './withoutOthers.ts';

/** An address in its form: the lines of an envelope, in which a town fills in its own, and what else is known of it. */
export const AddressCreate = (props: SchemaCreateProps) => <SchemaCreate {...props}>{content}</SchemaCreate>;

export const AddressEdit = (props: SchemaEditProps) => <SchemaEdit {...props}>{content}</SchemaEdit>;

const content: FormContent = (form) => <AddressContent {...form} />;

const SECTIONS = {
  head: ['person', 'organization', 'name'],
  lines: ['streetAddress', 'disambiguatingDescription', 'postalCode', 'addressLocality'],
} as const;

const AddressContent = ({ fields, disabled }: Parameters<FormContent>[0]) => {
  const record = useRecordContext();
  const { head, lines, others } = splitFields(withoutOthers(fields, record), SECTIONS);
  return (
    <SectionCard title={null}>
      <Stack sx={{ gap: 2 }}>
        <SectionFields fields={head} disabled={disabled} />
        <AddressFields fields={lines} prefix="" disabled={disabled} />
        <SectionFields fields={others} disabled={disabled} />
      </Stack>
    </SectionCard>
  );
};
