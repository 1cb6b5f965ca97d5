import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatToMinute } from '../../i18n/formatDateTime.ts';
import { idOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { fieldNamed } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';
import { stepsOf } from '../../schema/stepsOf.ts';
import { useClubId } from '../../session/useRouteIds.ts';
import { useDescription } from '../../views/page/useDescription.ts';
import { useStepText } from '../../views/process/useStepText.ts';
import { passCheckAddress } from './passCode.ts';

/** The last pass checked. */
export type Outcome =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unknown'; readonly code: string }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** Whether the holder was let in all the same is not known. */
      readonly mayBeIn: boolean;
    }
  | {
      readonly kind: 'found';
      readonly participant: RaRecord;
      readonly etag: string | null;
      /** Just let in, by this page. */
      readonly isFresh: boolean;
    };

interface PassResultProps {
  readonly outcome: Outcome;
  /** Number of the event that passes are checked for. */
  readonly event: string;
  /** `byKey`: the button that disappears was pressed by key, and the focus has to go on. */
  readonly onLetIn: (state: unknown, byKey: boolean) => void;
}

/** Result of a check: valid, used before, unknown, or of another event. */
export const PassResult = ({ outcome, event, onLetIn }: PassResultProps) => {
  const translate = useTranslate();
  if (outcome.kind === 'checking')
    return (
      <Alert role="none" severity="info">
        {translate('pass.checking')}
      </Alert>
    );
  if (outcome.kind === 'found') return <Found outcome={outcome} event={event} onLetIn={onLetIn} />;
  const isUnknown = outcome.kind === 'unknown';
  const failed = !isUnknown && outcome.mayBeIn ? 'pass.entryUnknown' : 'pass.checkFailed';
  return (
    <Alert role="none" severity="error" sx={{ whiteSpace: 'pre-line' }}>
      <AlertTitle>{translate(isUnknown ? 'pass.unknown' : failed)}</AlertTitle>
      {isUnknown ? translate('pass.unknownText', { code: outcome.code }) : outcome.reason}
    </Alert>
  );
};

/** State of a pass whose holder is in. */
const ENTERED = 'used';

type FoundProps = PassResultProps & { readonly outcome: Extract<Outcome, { kind: 'found' }> };

const Found = ({ outcome: { participant, isFresh }, event, onLetIn }: FoundProps) => {
  const translate = useTranslate();
  const textOf = useStepText('participants');
  const clubId = useClubId();
  const description = useDescription('participants', 'show');
  const fields = description.status === 'ready' ? description.description.fields : [];
  const name = [participant.familyName, participant.givenName].filter(Boolean).join(' ');
  const own = idOf(valueAt(participant, 'clubEvent.@id'));
  const entry = stepsOf(participant, fields).find(({ to }) => to.value === ENTERED);
  const date = formatToMinute(participant.usedDate);
  const state = fieldNamed(fields, 'passState')?.choices?.find(
    ({ value }) => value === participant.passState,
  )?.label;

  if (own !== null && String(own) !== event)
    return (
      <Alert
        role="none"
        severity="warning"
        action={
          <Button
            color="inherit"
            component={Link}
            to={passCheckAddress(clubId, own, String(participant.passCode))}
          >
            {translate('pass.openOther')}
          </Button>
        }
      >
        <AlertTitle>{translate('pass.other')}</AlertTitle>
        {translate('pass.otherText', { name, event: toText(valueAt(participant, 'clubEvent.name')) ?? '' })}
      </Alert>
    );
  if (entry)
    return (
      <Alert
        role="none"
        severity="success"
        action={
          <Button
            color="inherit"
            variant="outlined"
            onClick={({ detail }) => onLetIn(entry.to.value, detail === 0)}
          >
            {textOf(entry).action}
          </Button>
        }
      >
        <AlertTitle>{translate('pass.valid')}</AlertTitle>
        {translate('pass.validText', { name })}
      </Alert>
    );
  const isEntered = participant.present === true;
  const result = isEntered ? (isFresh ? 'present' : 'used') : 'spent';
  // The moment was not always kept.
  const text = result === 'used' && date === null ? 'usedBeforeText' : (`${result}Text` as const);
  return (
    <Alert role="none" severity={isFresh && isEntered ? 'success' : 'error'}>
      <AlertTitle>{translate(`pass.${result}`)}</AlertTitle>
      {translate(`pass.${text}`, { name, date, state: state ?? String(participant.passState) })}
    </Alert>
  );
};
