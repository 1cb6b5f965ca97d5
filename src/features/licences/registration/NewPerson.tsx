import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { referentials } from '../../../data/graphql/referentials.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { iriOf } from '../../../lib/iri.ts';
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

/** The form of a new person, French unless told otherwise, with those on record who may be the one. */
export const NewPersonDialog = ({ onChosen, start, ...props }: NewPersonDialogProps) => {
  const french = useFrench();
  if (french === undefined) return null;
  return (
    <NewRecordDialog resource="persons" config={persons} start={{ ...french, ...start }} {...props}>
      {(form) => <NewPersonFields {...form} onChosen={onChosen} />}
    </NewRecordDialog>
  );
};

/** French nationality as the form holds it; undefined until it is read, nothing where it cannot be. */
const useFrench = (): Json | undefined => {
  const provider = useDataProvider<AppDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['referentials', 'French nationality'],
    queryFn: async ({ signal }) => {
      const asked = referentials({ type: 'NationalityCode', select: ['name', 'code', 'type', 'position'] });
      return (await provider.askAll(asked, { signal })).data;
    },
    staleTime: Infinity,
  });
  const nationality = data?.find(({ code }) => code === FRENCH);
  if (isPending) return undefined;
  return nationality ? { nationality: { ...nationality, '@id': iriOf(nationality) } } : {};
};

const FRENCH = 'F';

/** The page of a new person, with a look at who is known already. */
export const PersonCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>{(form) => <NewPersonFields {...form} />}</SchemaCreate>
);
