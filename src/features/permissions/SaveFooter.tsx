import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { roomForBar } from '../../ui/roomForBar.tsx';
import { useFocusAfter } from '../../ui/useFocusAfter.ts';
import { useSaveKey } from '../../ui/useSaveKey.ts';
import { outcomeText } from '../../views/bulk/runEach.ts';
import { useLeaveBlocker } from '../../views/page/useLeaveBlocker.ts';
import type { Entry } from './entry.ts';
import type { Saving } from './useSaving.ts';

interface SaveFooterProps {
  /** Changed entries. */
  readonly count: number;
  readonly running: boolean;
  readonly onDrop: () => void;
  readonly onSave: () => void;
}

/** Number of unsaved changes; at the edge of the window wherever the table is scrolled to. */
export const SaveFooter = ({ count, running, onDrop, onSave }: SaveFooterProps) => {
  const translate = useTranslate();
  const status = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const reason = count === 0 ? id : undefined;
  const save = useRef<HTMLButtonElement>(null);
  useSaveKey(save);
  // The button stays greyed when all is saved: the way back to the table starts here.
  useFocusAfter(running, status);
  return (
    <Stack direction="row" sx={[BAR, count > 0 ? STUCK : { displayPrint: 'none' }]}>
      {count > 0 && ROOM}
      <Typography id={id} ref={status} role="status" tabIndex={-1} sx={{ mr: 'auto', outline: 'none' }}>
        {translate(count === 0 ? 'rights.nothing' : 'rights.pending', { smart_count: count })}
      </Typography>
      <Button disabled={count === 0 || running} aria-describedby={reason} onClick={onDrop}>
        {translate('rights.drop')}
      </Button>
      <Button
        ref={save}
        variant="contained"
        aria-keyshortcuts="Control+S Meta+S"
        disabled={count === 0}
        aria-describedby={reason}
        loading={running}
        onClick={onSave}
      >
        {translate('rights.save')}
      </Button>
    </Stack>
  );
};

const BAR = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  py: 1,
} as const;

const ROOM = roomForBar(72);

const STUCK = { position: 'sticky', bottom: 0, zIndex: 2, bgcolor: 'background.default' } as const;

interface RefusedProps {
  readonly entries: readonly Entry[];
  readonly saving: Saving;
}

/** The entries of the last run that are not saved, each with the reason. */
export const Refused = ({ entries, saving: { outcomes, running } }: RefusedProps) => {
  const translate = useTranslate();
  const lines = [...outcomes].flatMap(([iri, outcome]) => {
    const name = entries.find((entry) => entry.iri === iri)?.name ?? iri;
    return outcome.status === 'done'
      ? []
      : [{ iri, text: translate('rights.failed', { name, reason: outcomeText(outcome) }) }];
  });
  if (running || lines.length === 0) return null;
  return (
    <Alert severity="error">
      {translate('rights.results')}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {lines.map(({ iri, text }) => (
          <li key={iri}>{text}</li>
        ))}
      </Box>
      {translate('rights.kept')}
    </Alert>
  );
};

/** Confirmation before a page with unsaved changes is left; they are kept all the same. */
export const LeaveGuard = ({ isDirty }: { readonly isDirty: boolean }) => {
  const translate = useTranslate();
  const blocker = useLeaveBlocker(isDirty);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('rights.leave.title')}
      message={translate('rights.leave.message')}
      cancel={translate('rights.leave.stay')}
      confirm={translate('rights.leave.quit')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
};
