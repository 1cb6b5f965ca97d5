import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { absentForfeits, namedGames } from '../document/handInActions.ts';
import { fieldOf } from '../document/document.ts';
import type { Sheet } from '../document/Sheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { useStateText } from './sheetTexts.ts';

interface StepQuestionProps {
  readonly sheet: Sheet;
  /** The state that is to follow; null: nothing is asked. */
  readonly step: string | null;
  readonly onClose: () => void;
}

/** Confirms a step of the sheet, asking for a reason in a dispute, and takes it. */
export const StepQuestion = ({ sheet, step, onClose }: StepQuestionProps) => {
  const translate = useTranslate();
  const stateOf = useStateText();
  const { document } = useSheetState(sheet);
  const [reason, setReason] = useState('');
  const [isUnreasoned, setUnreasoned] = useState(false);
  const forfeits = absentForfeits(document, sheet.facts);
  const isDispute = step === 'disputed';

  const confirm = async (): Promise<void> => {
    if (step === null) return;
    const isMissing = isDispute && reason.trim() === '';
    setUnreasoned(isMissing);
    if (isMissing) return;
    if (isDispute) {
      const claims = [fieldOf(document, 'claims'), reason.trim()].filter(Boolean).join('\n');
      await sheet.dispatch({ type: 'field', field: 'claims', value: claims });
    }
    if (step === 'entered')
      for (const action of [...forfeits, ...namedGames(document, sheet.facts)]) await sheet.dispatch(action);
    await sheet.dispatch({ type: 'field', field: 'status', value: step });
    onClose();
    await sheet.synchronise();
  };
  return (
    <ConfirmDialog
      open={step !== null}
      title={translate(isDispute ? 'sheet.steps.disputed' : 'sheet.confirm.title')}
      message={translate('sheet.confirm.message', { state: stateOf(step) })}
      cancel={translate('sheet.confirm.cancel')}
      confirm={translate('sheet.confirm.confirm')}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {isDispute && (
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
      {step === 'entered' && forfeits.length > 0 && (
        <Alert severity="info">{translate('sheet.confirm.absent', { smart_count: forfeits.length })}</Alert>
      )}
    </ConfirmDialog>
  );
};
