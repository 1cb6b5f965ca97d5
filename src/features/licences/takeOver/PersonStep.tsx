import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { LinkBase, useCreatePath, useRecordContext, type RaRecord } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { fullName } from '../../../lib/fullName.ts';
import { iriOf } from '../../../lib/iri.ts';
import { maskedOf } from '../../../schema/maskedOf.ts';
import { RefusedButton } from '../../../ui/RefusedButton.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { useOpenPath } from '../../../views/page/useOpenPath.ts';
import { KnownPeople } from '../registration/KnownPeople.tsx';
import { NewPersonDialog } from '../registration/NewPerson.tsx';
import type { ChosenPerson } from './request.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { toMap, toText, type Json } from '../../../schema/read.ts';
import type { Identity } from '../registration/knownPeople.ts';

interface PersonStepProps {
  readonly request: RaRecord;
  readonly person: ChosenPerson | null;
  readonly disabled: boolean;
  /** Somebody new is about to be written down. */
  readonly onStart: () => void;
  readonly onChosen: (person: ChosenPerson | null) => void;
}

/** The person of the request: one of the people on record, or somebody new, written down from it. */
export const PersonStep = ({ request, person, disabled, onStart, onChosen }: PersonStepProps) => {
  const translate = useTranslate();
  const openPath = useOpenPath('persons');
  const [isNew, setNew] = useState(false);
  // With what has been revealed of it: the new person is written down from there.
  const whole = useRecordContext() ?? request;
  const isMasked = maskedOf(whole).length > 0;
  const take = (chosen: ChosenPerson): void => {
    setNew(false);
    onChosen(chosen);
  };
  return (
    <SectionCard title={translate('takeOver.person')}>
      {person ? (
        <Stack direction="row" role="status" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Link component={LinkBase} to={openPath(person.iri)} target="_blank">
            {person.name}
          </Link>
          <Button disabled={disabled} onClick={() => onChosen(null)}>
            {translate('takeOver.otherPerson')}
          </Button>
        </Stack>
      ) : (
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <FormerClub request={request} />
          <KnownPeople
            identity={toIdentity(request)}
            none={translate('registration.none')}
            disabled={disabled}
            onChosen={take}
          />
          <RefusedButton
            variant="outlined"
            reason={isMasked ? translate('takeOver.masked') : undefined}
            disabled={disabled}
            onClick={() => {
              onStart();
              setNew(true);
            }}
          >
            {translate('resources.persons.create')}
          </RefusedButton>
        </Stack>
      )}
      {isNew && (
        <NewPersonDialog
          start={toPerson(whole)}
          onCreated={(created) => take({ iri: String(created.id), name: fullName(created) })}
          onChosen={take}
          onClose={() => setNew(false)}
        />
      )}
    </SectionCard>
  );
};

/** A player of another club needs a mutation or a transfer, not a first licence. */
const FormerClub = ({ request }: { readonly request: RaRecord }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const former = iriOf(request.previousClub);
  if (former === null || former === iriOf(request.club)) return null;
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

/** The requester, to be looked for among the people on record. */
const toIdentity = (request: RaRecord): Identity => ({
  familyName: toText(request.familyName) ?? '',
  givenName: toText(request.givenName) ?? '',
  birthDate: toDateInput(request.birthDate),
  number: toText(request.previousLicence) ?? '',
});

/** Person data of a pre-registration, for the club it was sent to; the address is copied, not shared. */
const toPerson = (request: RaRecord): Json => {
  const { club, familyName, givenName, gender, birthDate, email, phone, imageConsent } = request;
  const { '@id': _iri, '@type': _type, id: _id, ...address } = toMap(request.address);
  return {
    club,
    familyName,
    givenName,
    gender,
    birthDate,
    mainEmail: { email },
    mainPhone: { telephone: phone },
    mainAddress: address,
    imageConsent,
  };
};
