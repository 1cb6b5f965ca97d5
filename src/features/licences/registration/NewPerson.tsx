import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { toDateInput } from '../../../lib/dates.ts';
import persons from '../../../resources/persons.ts';
import type { Json } from '../../../schema/read.ts';
import type { FormContent } from '../../../views/form/FormBody.tsx';
import { SectionsWith } from '../../../views/form/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../../views/SchemaCreate.tsx';
import type { KnownPerson } from './knownPeople.ts';
import { KnownPeople } from './KnownPeople.tsx';
import { NewRecordDialog } from './NewRecordDialog.tsx';

type NewPersonFieldsProps = Parameters<FormContent>[0] & {
  /** Chooses a person on record instead; absent, each links to its record. */
  readonly onChosen?: (person: KnownPerson) => void;
};

/** The sections of a new person; who is on record already shows above them, before the rest is typed. */
const NewPersonFields = ({ onChosen, ...form }: NewPersonFieldsProps) => {
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
    <SectionsWith
      {...form}
      config={persons}
      above={<KnownPeople identity={identity} {...(onChosen ? { onChosen } : {})} />}
    />
  );
};

const toTyped = (value: unknown): string => (typeof value === 'string' ? value : '');

interface NewPersonDialogProps {
  /** Initial values. */
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
