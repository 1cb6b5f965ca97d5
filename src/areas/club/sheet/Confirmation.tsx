import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Fault } from '../../../rules/sheet/fault.ts';
import { absentForfeits } from './absentForfeits.ts';
import { fieldOf, isOpen } from './document.ts';
import type { Sheet } from './createSheet.ts';
import { sheetFaults } from './faultsOf.ts';
import { namedGames } from './namedGames.ts';
import { Signatures } from './Signatures.tsx';
import { useFaultText } from './useFaultText.ts';
import { useStateText } from './useStateText.ts';
import { useSheetState } from './useSheet.ts';

/** The steps that the server allows now: confirmation by each side, and the way back. */
export const Confirmation = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const faultText = useFaultText();
  const { document, transitions, signatures, toldAt } = useSheetState(sheet);
  const [asked, ask] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [reason, setReason] = useState('');
  const [isUnreasoned, setUnreasoned] = useState(false);
  const { facts } = sheet;
  const faults = sheetFaults(document, facts, { signatures, toldAt });
  // A side that has yet to sign keeps nobody from the step by which it does.
  const isBlocking = ({ kind, code }: Fault): boolean => kind === 'blocking' && code !== 'signatureMissing';
  const blocking = faults.filter(isBlocking);
  const warnings = faults.filter((fault) => !isBlocking(fault));
  const planned = document.entries['match/status'];
  const forfeits = absentForfeits(document, facts);
  const names = { home: facts.home.name, away: facts.away.name };
  // The same may be wrong on both sides and in any game; some sentences name theirs.
  const placeOf = ({ at, values }: Fault): string => {
    const game = at.set === undefined ? undefined : translate('sheet.part.game', { game: at.game });
    const place = at.letter ?? game ?? (at.side && !('team' in values) ? names[at.side] : undefined);
    return place === undefined ? '' : `${place} : `;
  };
  const stateOf = useStateText();

  const onStep = (step: string): void => {
    const isStopped = step === 'entered' && blocking.length > 0;
    setRefused(isStopped);
    if (!isStopped) ask(step);
  };
  const confirm = async (): Promise<void> => {
    if (!asked) return;
    const isMissing = asked === 'disputed' && reason.trim() === '';
    setUnreasoned(isMissing);
    if (isMissing) return;
    if (asked === 'disputed') {
      const claims = [fieldOf(document, 'claims'), reason.trim()].filter(Boolean).join('\n');
      await sheet.dispatch({ type: 'field', field: 'claims', value: claims });
    }
    if (asked === 'entered')
      for (const action of [...forfeits, ...namedGames(document, facts)]) await sheet.dispatch(action);
    await sheet.dispatch({ type: 'field', field: 'status', value: asked });
    ask(null);
    await sheet.synchronise();
  };
  return (
    <Stack spacing={1}>
      <Signatures sheet={sheet} />
      {warnings.length > 0 && (
        <Alert severity="warning">
          <strong>{translate('sheet.warnings')}</strong>
          {warnings.map((fault, index) => (
            <div key={`${fault.code}${index}`}>
              {placeOf(fault)}
              {faultText(fault)}
            </div>
          ))}
        </Alert>
      )}
      {isRefused && blocking.length > 0 && (
        <Alert severity="error">
          <strong>{translate('sheet.confirm.blocked')}</strong>
          {blocking.map((fault, index) => (
            <div key={`${fault.code}${index}`}>
              {placeOf(fault)}
              {faultText(fault)}
            </div>
          ))}
        </Alert>
      )}
      {planned && planned.refusals.length === 0 && (
        <Alert severity="info">{translate('sheet.confirm.planned', { state: stateOf(planned.value) })}</Alert>
      )}
      {planned?.refusals.map((refusal) => (
        <Alert key={refusal} severity="error">
          {refusal}
        </Alert>
      ))}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {transitions
          // Those of the sheet have a name there; what the body above decides of a meeting stands on its page.
          .filter((step) => translate(`sheet.steps.${step}`, { _: '' }) !== '')
          // A sheet begins by itself with its first entry.
          .filter((step) => step !== 'inProgress' || !isOpen(document))
          .map((step) => (
            <Button key={step} variant="outlined" onClick={() => onStep(step)}>
              {translate(`sheet.steps.${step}`, names)}
            </Button>
          ))}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={translate(asked === 'disputed' ? 'sheet.steps.disputed' : 'sheet.confirm.title')}
        message={translate('sheet.confirm.message', { state: stateOf(asked) })}
        cancel={translate('sheet.confirm.cancel')}
        confirm={translate('sheet.confirm.confirm')}
        onCancel={() => ask(null)}
        onConfirm={() => void confirm()}
      >
        {asked === 'disputed' && (
          <TextField
            label={translate('sheet.confirm.reason')}
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
        {asked === 'entered' && forfeits.length > 0 && (
          <Alert severity="info">{translate('sheet.confirm.absent', { smart_count: forfeits.length })}</Alert>
        )}
      </ConfirmDialog>
    </Stack>
  );
};
