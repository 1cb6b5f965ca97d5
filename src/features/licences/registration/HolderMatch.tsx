import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  LinkBase,
  useCreatePath,
  useRecordContext,
  useTranslate,
  useUpdate,
  type RaRecord,
} from 'react-admin';
import { serverErrorsOf } from '../../../data/withServerErrors.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { iriOf } from '../../../lib/iri.ts';
import { isObject, toText, type Json } from '../../../schema/read.ts';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { useScope } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { KnownPeople } from './KnownPeople.tsx';
import { NewPersonDialog } from './NewPersonDialog.tsx';

/** Ties a pre-registration to the person on record whom it is about, or to a new one made of what it says. */
export const HolderMatch = () => {
  const record = useRecordContext();
  // Whoever has asked a club of others is no newcomer.
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
        onSuccess: () => toasts.show({ kind: 'success', text: translate('newcomers.tied') }),
        onError: (error) => {
          const told = Object.values(serverErrorsOf(error) ?? {}).map(String);
          setFailure([...new Set(told.length > 0 ? told : [errorSentence(error)])].join('\n'));
        },
      },
    );
  };
  return (
    <SectionCard title={translate('newcomers.match')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography>{translate('newcomers.matchText')}</Typography>
        <FormerClub former={record.previousClub} />
        <KnownPeople
          identity={{
            familyName: text('familyName'),
            givenName: text('givenName'),
            birthDate: toDateInput(text('birthDate')),
            number: text('previousLicence'),
          }}
          none={translate('newcomers.none')}
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

/** Somebody of another club comes by a mutation or a transfer, not by a first licence. */
const FormerClub = ({ former }: { readonly former: unknown }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { club } = useScope(['club']);
  const iri = iriOf(former);
  if (iri === null || iri === club?.['@id']) return null;
  return (
    <Alert severity="info">
      {translate('newcomers.formerClub')}{' '}
      <Link component={LinkBase} to={createPath({ resource: 'mutations', type: 'list' })}>
        {translate('newcomers.mutations')}
      </Link>
      {' · '}
      <Link component={LinkBase} to={createPath({ resource: 'transferts', type: 'list' })}>
        {translate('newcomers.transfers')}
      </Link>
    </Alert>
  );
};

/** What a pre-registration tells of a person; its address is copied, not shared. */
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
