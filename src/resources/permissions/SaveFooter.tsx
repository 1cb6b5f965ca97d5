import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
  return (
    <Stack direction="row" sx={[BAR, count > 0 && STUCK]}>
      <Typography role="status" sx={{ mr: 'auto' }}>
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
