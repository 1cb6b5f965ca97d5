import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useCreatePath, useRecordContext, useUpdate, type RaRecord } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { iriOf } from '../../../lib/iri.ts';
import { isObject, toText, type Json } from '../../../schema/read.ts';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { SectionsWith } from '../../../views/form/FormSections.tsx';
import { useScope } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../../views/SchemaEdit.tsx';
import { failureText } from '../../failureText.ts';
import { KnownPeople } from './KnownPeople.tsx';
import { HolderObstacle, LicenceAdvice } from './LicenceAdvice.tsx';
import { NewPersonDialog } from './NewPerson.tsx';

/** A pre-registration: whom it is about on record, its answer, and the licence that came of it. */
export const PreRegistrationEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>
    {(form) => (
      <SectionsWith
        {...form}
        config={props.config}
        above={
          <>
            <CreatedLicence />
            {!form.disabled && (
              <div>
                <HolderMatch />
                <HolderObstacle />
              </div>
            )}
          </>
        }
        below={!form.disabled && <LicenceAdvice disabled={false} />}
      />
    )}
  </SchemaEdit>
);

const CreatedLicence = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const licence = iriOf(useRecordContext()?.createdLicence);
  if (licence === null) return null;
  const to = createPath({ resource: 'licences', type: 'edit', id: licence });
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" component={LinkBase} to={to}>
          {translate('registration.openLicence')}
        </Button>
      }
    >
      {translate('registration.licenceCreated')}
    </Alert>
  );
};

/** Links a pre-registration to a person on record, or to a new one. */
const HolderMatch = () => {
  const record = useRecordContext();
  // Nothing to match once it has a person.
  return record && iriOf(record.person) === null ? <Match record={record} /> : null;
};

const Match = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const [update, { isPending }] = useUpdate();
  const [isNew, setNew] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = (name: string): string => toText(record[name]) ?? '';
  const tie = (person: string): void => {
    setNew(false);
    setFailure(null);
    void update(
      'pre-registration',
      { id: record.id, data: { person }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => toasts.show({ kind: 'success', text: translate('registration.tied') }),
        onError: (error) => setFailure(failureText(error)),
      },
    );
  };
  return (
    <SectionCard title={translate('registration.match')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography>{translate('registration.matchText')}</Typography>
        <FormerClub former={record.previousClub} />
        <KnownPeople
          identity={{
            familyName: text('familyName'),
            givenName: text('givenName'),
            birthDate: toDateInput(text('birthDate')),
            number: text('previousLicence'),
          }}
          none={translate('registration.none')}
          disabled={isPending}
          onChosen={({ iri }) => tie(iri)}
        />
        <Button variant="outlined" disabled={isPending} onClick={() => setNew(true)}>
          {translate('resources.persons.create')}
        </Button>
        {failure !== null && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </Stack>
      {isNew && (
        <NewPersonDialog
          start={toPerson(record)}
          onCreated={(person) => tie(String(person.id))}
          onChosen={({ iri }) => tie(iri)}
          onClose={() => setNew(false)}
        />
      )}
    </SectionCard>
  );
};

/** A player of another club needs a mutation or a transfer, not a first licence. */
const FormerClub = ({ former }: { readonly former: unknown }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { club } = useScope(['club']);
  const iri = iriOf(former);
  if (iri === null || iri === club?.['@id']) return null;
  return (
    <Alert severity="info">
      {translate('registration.formerClub')}{' '}
      <Link component={LinkBase} to={createPath({ resource: 'mutations', type: 'list' })}>
        {translate('registration.mutations')}
      </Link>
      {' · '}
      <Link component={LinkBase} to={createPath({ resource: 'transferts', type: 'list' })}>
        {translate('registration.transfers')}
      </Link>
    </Alert>
  );
};

/** Person data of a pre-registration; the address is copied, not shared. */
const toPerson = ({
  familyName,
  givenName,
  gender,
  birthDate,
  email,
  phone,
  address,
  imageConsent,
}: RaRecord): Json => {
  const { '@id': _iri, '@type': _type, id: _id, ...copied } = isObject(address) ? address : ({} as Json);
  return {
    familyName,
    givenName,
    gender,
    birthDate,
    mainEmail: { email },
    mainPhone: { telephone: phone },
    mainAddress: copied,
    imageConsent,
  };
};
