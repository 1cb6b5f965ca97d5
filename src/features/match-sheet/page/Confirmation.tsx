import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type Ref } from 'react';
import { SIDES } from '../../../rules/side.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import { plannedGames } from '../../../rules/matchFormats.ts';
import type { Fault } from '../../../rules/sheet/fault.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { absentForfeits, scoreOf, sheetFaults } from '../document/byRules.ts';
import { fieldOf, isOpen, statusOf } from '../document/document.ts';
import { toMinute } from '../document/facts.ts';
import { playerNameOf } from '../document/players.ts';
import { namedGames } from '../document/reduceSheet.ts';
import type { Sheet } from '../sync/sheet.ts';
import { useLateSheetState, useSheetState } from '../sync/useSheet.ts';
import { FaultAlert, StuckParts } from './faultTexts.tsx';
import { useStateText } from './partTexts.ts';
import { useOutlook } from './SheetOutlook.tsx';

/** The steps that the server allows now: confirmation by each side, and the way back. */
export const Confirmation = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const stateOf = useStateText();
  const { facts } = sheet;
  const { transitions, isBegun, isWithdrawn, planned } = useLateSheetState(sheet, (state) => ({
    transitions: state.transitions,
    isBegun: isOpen(state.document),
    isWithdrawn: state.isWithdrawn,
    planned: state.document.entries['match/status'],
  }));
  const [chosen, choose] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  const onStep = (step: string): void => {
    // The screen may still show the state before the last key.
    const state = sheet.getState();
    const isBlocked = sheetFaults(state.document, facts, state).some(isBlocking);
    const isStuck = state.blocked.some((key) => key !== 'match/status');
    // A part that was refused because the sheet is closed goes once it is open again.
    const isStopped = (step === 'entered' && isBlocked) || (isStuck && step !== 'inProgress');
    setRefused(isStopped);
    if (!isStopped) choose(step);
  };
  const signatures = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // The button of a step goes with the step, and the focus would be lost.
    if (hadFocus.current && document.activeElement === document.body) signatures.current?.focus();
  });
  return (
    <Stack spacing={1}>
      <div role="status">
        <Signatures ref={signatures} sheet={sheet} />
        <Outlook sheet={sheet} />
      </div>
      <Warnings sheet={sheet} />
      <Stack
        id="match/status"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap' }}
        onFocus={() => (hadFocus.current = true)}
        onBlur={() => (hadFocus.current = false)}
      >
        {transitions
          // Only the steps of a sheet; those of the committee are on the meeting's page.
          .filter((step) => translate(`sheet.steps.${step}`, { _: '' }) !== '')
          // A sheet begins by itself with its first entry.
          .filter((step) => step !== 'inProgress' || !isBegun)
          // On a sheet that was handed in this is no signature: the committee lets it be confirmed anew.
          .filter((step) => step !== 'entered' || isBegun)
          .map((step) => (
            <Button key={step} variant="outlined" onClick={() => onStep(step)}>
              {translate(`sheet.steps.${step}`, { home: facts.home.name, away: facts.away.name, _: step })}
            </Button>
          ))}
      </Stack>
      {/* Notices come and go below: a button that moves under the finger is missed. */}
      {isRefused && <Blocking sheet={sheet} />}
      <StuckParts sheet={sheet} isWhole={isRefused || planned !== undefined} />
      {isWithdrawn && isBegun && <Alert severity="warning">{translate('sheet.confirm.withdrawn')}</Alert>}
      {planned && planned.refusals.length === 0 && (
        <Alert severity="info">{translate('sheet.confirm.planned', { state: stateOf(planned.value) })}</Alert>
      )}
      {planned?.refusals.map((refusal) => (
        <Alert key={refusal} severity="error">
          {refusal}
        </Alert>
      ))}
      <StepConfirmation sheet={sheet} step={chosen} onClose={() => choose(null)} />
    </Stack>
  );
};

/** A missing signature does not block the step that signs. */
const isBlocking = ({ kind, code }: Fault): boolean => kind === 'blocking' && code !== 'signatureMissing';

/** Faults of the sheet that do not keep it from being handed in. */
const Warnings = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { facts } = sheet;
  const faults = useLateSheetState(sheet, (state) =>
    sheetFaults(state.document, facts, state).filter((fault) => !isBlocking(fault)),
  );
  return <FaultAlert severity="warning" title={translate('sheet.warnings')} faults={faults} facts={facts} />;
};

/** Faults that keep the sheet from being handed in. */
const Blocking = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { facts } = sheet;
  const faults = useLateSheetState(sheet, (state) =>
    sheetFaults(state.document, facts, state).filter(isBlocking),
  );
  const title = translate('sheet.confirm.blocked');
  return <FaultAlert severity="error" title={title} faults={faults} facts={facts} />;
};

/** The state of the sheet, and which side has confirmed it, when and by whom. */
const Signatures = ({ sheet, ref }: { readonly sheet: Sheet; readonly ref: Ref<HTMLUListElement> }) => {
  const translate = useTranslate();
  const stateOf = useStateText();
  const { facts } = sheet;
  const { status, signatures } = useSheetState(sheet, (state) => ({
    status: statusOf(state.document),
    signatures: state.signatures,
  }));
  return (
    <Box
      component="ul"
      ref={ref}
      tabIndex={-1}
      aria-label={translate('sheet.signatures')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      <li>{translate('sheet.state', { state: stateOf(status) })}</li>
      {signatures &&
        SIDES.map((side) => {
          const signed = signatures[side];
          const signer = facts.players.find(({ person }) => person === signed?.person);
          const key = signed === null ? 'none' : signer ? 'signedBy' : 'signed';
          const values = { team: facts[side].name, date: toMinute(signed?.date) };
          const person = signer && playerNameOf(signer);
          return <li key={side}>{translate(`sheet.signed.${key}`, { ...values, person })}</li>;
        })}
    </Box>
  );
};

/** What a sheet that was handed in waits for, and from whom. */
const Outlook = ({ sheet }: { readonly sheet: Sheet }) => {
  const text = useOutlook(useSheetState(sheet, ({ document }) => statusOf(document)));
  return text === '' ? null : <Typography sx={{ mt: 1 }}>{text}</Typography>;
};

interface StepConfirmationProps {
  readonly sheet: Sheet;
  /** The next state; null while no step is being confirmed. */
  readonly step: string | null;
  readonly onClose: () => void;
}

/** Confirmation of a step of the sheet, with a reason in a dispute; takes the step. */
const StepConfirmation = ({ sheet, step, onClose }: StepConfirmationProps) => {
  const translate = useTranslate();
  const stateOf = useStateText();
  const { facts } = sheet;
  const { home, away, forfeits } = useLateSheetState(sheet, ({ document }) => {
    const score = scoreOf(document, facts);
    return { home: score.home, away: score.away, forfeits: absentForfeits(document, facts) };
  });
  const [reason, setReason] = useState('');
  const [isUnreasoned, setUnreasoned] = useState(false);
  const reasonInput = useRef<HTMLTextAreaElement>(null);
  const isDispute = step === 'disputed';

  const confirm = async (): Promise<void> => {
    if (step === null) return;
    const isMissing = isDispute && reason.trim() === '';
    setUnreasoned(isMissing);
    if (isMissing) return reasonInput.current?.focus();
    // First of all: the second press of a double click would take the step again.
    onClose();
    setReason('');
    if (isDispute) {
      const claims = [fieldOf(sheet.getState().document, 'claims'), reason.trim()].filter(Boolean).join('\n');
      await sheet.dispatch({ type: 'field', field: 'claims', value: claims });
    }
    if (step === 'entered')
      for (const action of [
        ...forfeits,
        ...namedGames(sheet.getState().document, plannedGames(facts.format)),
      ])
        await sheet.dispatch(action);
    await sheet.dispatch({ type: 'field', field: 'status', value: step });
    await sheet.synchronise();
  };
  return (
    <ConfirmDialog
      open={step !== null}
      title={translate(isDispute ? 'sheet.steps.disputed' : 'sheet.confirm.title')}
      message={translate('sheet.confirm.message', { state: stateOf(step) })}
      cancel={translate('sheet.confirm.cancel')}
      confirm={translate('sheet.confirm.confirm')}
      isHarmless
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <Typography sx={{ my: 1 }}>
        {meetingName(facts.home.name, facts.away.name)}
        <Typography component="strong" variant="h5" sx={{ display: 'block' }}>
          {translate('sheet.score', { home, away })}
        </Typography>
      </Typography>
      {isDispute && (
        <TextField
          label={translate('sheet.confirm.reason')}
          inputRef={reasonInput}
          required
          fullWidth
          multiline
          minRows={2}
          margin="dense"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isUnreasoned}
          helperText={isUnreasoned ? translate('sheet.confirm.reasonMissing') : undefined}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      )}
      {step === 'entered' && forfeits.length > 0 && (
        <Alert severity="info">{translate('sheet.confirm.absent', { smart_count: forfeits.length })}</Alert>
      )}
    </ConfirmDialog>
  );
};
