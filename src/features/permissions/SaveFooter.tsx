import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusAfter } from '../../ui/useFocusAfter.ts';

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
  // The button stays greyed when all is saved: the way back to the table starts here.
  useFocusAfter(running, status);
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
