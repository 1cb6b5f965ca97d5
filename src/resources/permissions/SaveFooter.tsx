import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

interface SaveFooterProps {
  /** Changed entries. */
  readonly count: number;
  readonly running: boolean;
  readonly onDrop: () => void;
  readonly onSave: () => void;
}

/** How much is still to be saved; at the edge of the window wherever the table is scrolled to. */
export const SaveFooter = ({ count, running, onDrop, onSave }: SaveFooterProps) => {
  const translate = useTranslate();
  const status = useRef<HTMLParagraphElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    // Greyed while the save was under way, the button has lost the focus to nobody; the way back to the table starts here.
    if (wasRunning.current && !running && document.activeElement === document.body)
      status.current?.focus({ preventScroll: true });
    wasRunning.current = running;
  }, [running]);
  return (
    <Stack direction="row" sx={[BAR, count > 0 && STUCK]}>
      <Typography ref={status} role="status" tabIndex={-1} sx={{ mr: 'auto', outline: 'none' }}>
        {translate(count === 0 ? 'rights.nothing' : 'rights.pending', { smart_count: count })}
      </Typography>
      <Button disabled={count === 0 || running} onClick={onDrop}>
        {translate('rights.drop')}
      </Button>
      <Button variant="contained" disabled={count === 0} loading={running} onClick={onSave}>
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

const STUCK = { position: 'sticky', bottom: 0, zIndex: 2, bgcolor: 'background.default' } as const;
