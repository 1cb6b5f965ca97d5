import Alert from '@mui/material/Alert';
import { useEffect, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { isMinor } from '../../../lib/ageOf.ts';
import { dayOf, toDateInput } from '../../../lib/dates.ts';
import { isEmpty } from '../../../lib/placeholder.ts';
import { persons } from '../../../resources/persons.ts';
import type { Json } from '../../../schema/read.ts';
import type { FormContent } from '../../../views/form/FormSections.tsx';
import { SectionsWith } from '../../../views/form/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../../views/SchemaCreate.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../../views/SchemaEdit.tsx';
import { AUTOCOMPLETE } from '../../../fields/relation/autocomplete.ts';
import { useConfigHere } from '../../configIn.ts';
import type { Identity, KnownPerson } from './knownPeople.ts';
import { KnownPeople } from './KnownPeople.tsx';
import { NewRecordDialog } from './NewRecordDialog.tsx';

type NewPersonFieldsProps = Parameters<FormContent>[0] & {
  /** Chooses a person on record instead; absent, each links to its record. */
  readonly onChosen?: (person: KnownPerson) => void;
};

/** The sections of a new person; who is on record already shows above them, before the rest is typed. */
const NewPersonFields = ({ onChosen, ...form }: NewPersonFieldsProps) => (
  <PersonSections {...form} above={<KnownByName {...(onChosen ? { onChosen } : {})} />} />
);

/** People on record by the name and birth date in the form, read once the hand rests: a key draws its own field alone. */
const KnownByName = (props: Pick<NewPersonFieldsProps, 'onChosen'>) => {
  const { subscribe, getValues } = useFormContext();
  const [identity, setIdentity] = useState(() => toIdentity(getValues(IDENTITY)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => setIdentity(toIdentity(getValues(IDENTITY)));
    const unsubscribe = subscribe({
      name: IDENTITY,
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(read, AUTOCOMPLETE.debounceMs);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, getValues]);
  return <KnownPeople identity={identity} {...props} />;
};

const IDENTITY = ['familyName', 'givenName', 'birthDate'];

const toIdentity = ([familyName, givenName, birthDate]: readonly unknown[]): Identity => ({
  familyName: toTyped(familyName),
  givenName: toTyped(givenName),
  birthDate: toDateInput(toTyped(birthDate)),
  number: '',
});

type PersonSectionsProps = Parameters<FormContent>[0] & { readonly above?: ReactNode };

/** The sections of a person; a minor by the date typed needs a legal representative at once. */
const PersonSections = ({ fields, above, ...form }: PersonSectionsProps) => {
  const translate = useTranslate();
  const config = useConfigHere(persons);
  const [today] = useState(() => dayOf(new Date()));
  // By what follows from them, and not by the values: a key that changes nothing of it draws nothing here.
  const { isChild, isRepresented } = useWatch({
    name: ['birthDate', 'legalRepresentative'],
    compute: ([birthDate, representative]: readonly unknown[]) => {
      const born = toDateInput(toTyped(birthDate));
      return { isChild: born !== '' && isMinor(born, today), isRepresented: !isEmpty(representative) };
    },
  });
  const hasRepresentative = isChild || isRepresented;
  return (
    <SectionsWith
      {...form}
      fields={hasRepresentative ? fields : fields.filter(({ name }) => name !== 'legalRepresentative')}
      config={config}
      above={
        <>
          {above}
          <div role="status">
            {isChild && !isRepresented && (
              <Alert severity="warning" role="none">
                {translate('registration.unrepresented')}
              </Alert>
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

/** The form of a new person, with those on record who may be the one. */
export const NewPersonDialog = ({ onChosen, ...props }: NewPersonDialogProps) => (
  <NewRecordDialog resource="persons" config={persons} {...props}>
    {(form) => <NewPersonFields {...form} onChosen={onChosen} />}
  </NewRecordDialog>
);

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
