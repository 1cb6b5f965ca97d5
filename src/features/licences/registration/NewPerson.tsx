import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { toDateInput } from '../../../lib/dates.ts';
import { arrange } from '../../../views/page/arrange.ts';
import { FormSection } from '../../../views/form/FormSection.tsx';
import { useSectionTitle } from '../../../views/page/useSectionTitle.ts';
import type { FormContent } from '../../../views/form/FormBody.tsx';
import { persons } from '../../../resources/persons.ts';
import { KnownPeople } from './KnownPeople.tsx';
import type { KnownPerson } from './knownPeople.ts';
import type { RaRecord } from 'react-admin';
import type { Json } from '../../../schema/read.ts';
import { NewRecordDialog } from './NewRecordDialog.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../../views/SchemaCreate.tsx';

type NewPersonFieldsProps = Parameters<FormContent>[0] & {
  /** Takes somebody on record instead; absent, each leads to its record. */
  readonly onChosen?: (person: KnownPerson) => void;
};

/** The sections of a new person; who is on record already shows above them, before the rest is typed. */
const NewPersonFields = ({ fields, disabled, onChosen }: NewPersonFieldsProps) => {
  const sections = arrange(fields, persons.form?.sections);
  const titleOf = useSectionTitle(sections);
  const [familyName, givenName, birthDate]: readonly unknown[] = useWatch({
    name: ['familyName', 'givenName', 'birthDate'],
  });
  const identity = {
    familyName: toTyped(familyName),
    givenName: toTyped(givenName),
    birthDate: toDateInput(toTyped(birthDate)),
    number: '',
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <KnownPeople identity={identity} {...(onChosen ? { onChosen } : {})} />
      {sections.map((section) => (
        <FormSection
          key={section.key ?? ''}
          title={titleOf(section)}
          fields={section.fields}
          disabled={disabled}
        />
      ))}
    </Stack>
  );
};

const toTyped = (value: unknown): string => (typeof value === 'string' ? value : '');

interface NewPersonDialogProps {
  /** What is known of the person. */
  readonly start?: Json;
  /** The person is on record now. */
  readonly onCreated: (person: RaRecord) => void;
  /** It is one of those on record. */
  readonly onChosen: (person: KnownPerson) => void;
  readonly onClose: () => void;
}

/** The form of a new person, with those on record who may be the one. */
export const NewPersonDialog = ({ onChosen, ...props }: NewPersonDialogProps) => (
  <NewRecordDialog resource="persons" config={persons} {...props}>
    {(form) => <NewPersonFields {...form} onChosen={onChosen} />}
  </NewRecordDialog>
);

/** The page of a new person, with a look at who is known already. */
export const PersonCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>{(form) => <NewPersonFields {...form} />}</SchemaCreate>
);
