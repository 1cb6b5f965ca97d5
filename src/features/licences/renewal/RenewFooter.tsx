import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { formatCents } from '../../../lib/money.ts';
import { isOpen, type Batch } from '../../../views/bulk/useBatch.ts';
import type { Line } from './toLine.ts';

interface RenewFooterProps {
  /** Those that go out. */
  readonly lines: readonly Line[];
  readonly batch: Batch<Line>;
  readonly isStopping: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onDrop: () => void;
}

/** What it comes to, and the buttons that send, stop and go on. */
export const RenewFooter = ({ lines, batch, isStopping, onRun, onStop, onDrop }: RenewFooterProps) => {
  const translate = useTranslate();
  const { outcomes, running } = batch;
  const open = lines.filter(({ licensee }) => isOpen(outcomes.get(licensee.person), true));
  const failed = open.filter(({ licensee }) => outcomes.has(licensee.person)).length;
  const unpriced = lines.filter(({ amount }) => amount === null).length;
  const total = formatCents(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
  const start = outcomes.size === 0 ? 'run' : failed === open.length ? 'again' : 'rest';
  const isOver = outcomes.size > 0 && open.length === 0;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOver && !running && document.activeElement === document.body) close.current?.focus();
  }, [isOver, running]);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 2 }}
    >
      <Typography sx={{ mr: 'auto', fontWeight: 'bold' }}>
        {translate(unpriced > 0 ? 'renewals.totalPartly' : 'renewals.total', {
          total,
          smart_count: unpriced,
        })}
      </Typography>
      {!running && (
        <Button ref={close} onClick={onDrop}>
          {translate(isOver ? 'renewals.close' : 'renewals.drop')}
        </Button>
      )}
      {running ? (
        <Button variant="outlined" disabled={isStopping} onClick={onStop}>
          {translate(isStopping ? 'renewals.stopping' : 'renewals.stop')}
        </Button>
      ) : (
        !isOver && (
          <Button variant="contained" disabled={open.length === 0} onClick={onRun}>
            {translate(`renewals.${start}`, { smart_count: open.length })}
          </Button>
        )
      )}
    </Stack>
  );
};
