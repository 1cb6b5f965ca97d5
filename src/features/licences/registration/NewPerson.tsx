import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { referentials } from '../../../data/graphql/referentials.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { isMinor } from '../../../lib/ageOf.ts';
import { dayOf, toDateInput } from '../../../lib/dates.ts';
import { iriOf } from '../../../lib/iri.ts';
import { isEmpty } from '../../../lib/placeholder.ts';
import persons from '../../../resources/persons.ts';
import type { Json } from '../../../schema/read.ts';
import type { FormContent } from '../../../views/form/FormBody.tsx';
import { SectionsWith } from '../../../views/form/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../../views/SchemaCreate.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../../views/SchemaEdit.tsx';
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
    <PersonSections
      {...form}
      above={<KnownPeople identity={identity} {...(onChosen ? { onChosen } : {})} />}
    />
  );
};

type PersonSectionsProps = Parameters<FormContent>[0] & { readonly above?: ReactNode };

/** The sections of a person; who is a minor by the date typed is asked for a legal representative at once. */
const PersonSections = ({ fields, above, ...form }: PersonSectionsProps) => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  const [birthDate, representative]: readonly unknown[] = useWatch({
    name: ['birthDate', 'legalRepresentative'],
  });
  const born = toDateInput(toTyped(birthDate));
  const isChild = born !== '' && isMinor(born, today);
  const isAsked = isChild || !isEmpty(representative);
  return (
    <SectionsWith
      {...form}
      fields={isAsked ? fields : fields.filter(({ name }) => name !== 'legalRepresentative')}
      config={persons}
      above={
        <>
          {above}
          <div role="status">
            {isChild && isEmpty(representative) && (
              <Alert severity="warning">{translate('registration.unrepresented')}</Alert>
            )}
          </div>
        </>
      }
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

/** A person in their form; a part of it has sections of its own. */
export const PersonEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>
    {props.part === undefined ? (form) => <PersonSections {...form} /> : undefined}
  </SchemaEdit>
);

/** The page of a new person, with a look at who is known already. */
export const PersonCreate = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>{(form) => <NewPersonFields {...form} />}</SchemaCreate>
);
