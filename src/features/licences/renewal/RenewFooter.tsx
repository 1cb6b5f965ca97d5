import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { roomForBar } from '../../../ui/roomForBar.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatCents } from '../../../lib/money.ts';
import { BatchProgress } from '../../../views/bulk/BatchProgress.tsx';
import { DeliberateButton } from '../../../views/bulk/DeliberateButton.tsx';
import { isOpen, type Batch } from '../../../views/bulk/useBatch.ts';
import { isReady, isToRenew, keyOf, type Line } from './toLine.ts';

interface RenewFooterProps {
  /** IRI. */
  readonly season: string;
  readonly lines: readonly Line[];
  readonly batch: Batch<Line>;
  readonly isStopping: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onDrop: () => void;
}

/** Total, progress, result and buttons, always in view at the foot of the window. */
export const RenewFooter = ({
  season,
  lines,
  batch,
  isStopping,
  onRun,
  onStop,
  onDrop,
}: RenewFooterProps) => {
  const translate = useTranslate();
  const id = useId();
  const { outcomes, running } = batch;
  const ready = lines.filter(isReady);
  const open = ready.filter((line) => isOpen(outcomes.get(keyOf(line)), true));
  const failed = open.filter((line) => outcomes.has(keyOf(line))).length;
  const amount = formatCents(sumOf(open));
  const start = outcomes.size === 0 ? 'run' : failed === open.length ? 'again' : 'rest';
  const isOver = outcomes.size > 0 && open.length === 0;
  const close = useRef<HTMLButtonElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const hasRun = outcomes.size > 0 && !running;
  useEffect(() => {
    // The button that was pressed is gone, or another has replaced it.
    if (hasRun && document.activeElement === document.body) (isOver ? close : send).current?.focus();
  }, [isOver, hasRun]);
  return (
    <Card component="section" aria-label={translate('renewals.foot')} sx={FOOT}>
      {ABOVE_FOOT}
      <BatchProgress
        batch={batch}
        size={ready.length}
        nameOf={(key) => lines.find((line) => keyOf(line) === key)?.licensee.name}
      />
      <Stack direction="row" sx={ROW}>
        <Total id={id} lines={lines} ready={ready} batch={batch} />
        {!running && <RenewedLink season={season} lines={lines} batch={batch} />}
        {!running && (
          <Button ref={close} onClick={onDrop}>
            {translate(isOver ? 'renewals.finish' : 'renewals.drop')}
          </Button>
        )}
        {running && (
          <Button variant="outlined" disabled={isStopping} onClick={onStop}>
            {translate(isStopping ? 'renewals.stopping' : 'renewals.stop')}
          </Button>
        )}
        {!running && !isOver && (
          <DeliberateButton
            ref={send}
            variant="contained"
            disabled={open.length === 0}
            aria-describedby={open.length === 0 ? id : undefined}
            onClick={onRun}
          >
            {translate(`renewals.${start}`, { smart_count: open.length, amount })}
          </DeliberateButton>
        )}
      </Stack>
    </Card>
  );
};

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

interface TotalProps extends Pick<RenewFooterProps, 'lines' | 'batch'> {
  readonly id: string;
  /** Those that go out, or went. */
  readonly ready: readonly Line[];
}

/** Cost of the ticked licences, and the number of people left out; why nothing can be renewed where that is so. */
const Total = ({ id, lines, ready, batch: { outcomes } }: TotalProps) => {
  const translate = useTranslate();
  const unpriced = ready.filter(({ amount }) => amount === null).length;
  const waiting = lines.filter((line) => isToRenew(line, outcomes));
  const leftOut = waiting.filter((line) => line.isLeftOut).length;
  const missing = waiting.filter((line) => !line.isLeftOut && line.missing !== null).length;
  const behind = [
    missing > 0 && translate('renewals.incomplete', { smart_count: missing }),
    leftOut > 0 && translate('renewals.leftOutCount', { smart_count: leftOut }),
    waiting.length === 0 && outcomes.size === 0 && translate('renewals.nobody'),
  ].filter(Boolean);
  return (
    <Box id={id} role="status" sx={{ mr: 'auto', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {translate(unpriced > 0 ? 'renewals.totalPartly' : 'renewals.total', {
          total: formatCents(sumOf(ready)),
          smart_count: unpriced,
        })}
      </Typography>
      {behind.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {behind.join(' · ')}
        </Typography>
      )}
    </Box>
  );
};

/** Leads to the licences that this run has made. */
const RenewedLink = ({
  season,
  lines,
  batch: { outcomes },
}: Omit<TotalProps, 'id' | 'ready'> & { readonly season: string }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const people = lines.map(keyOf).filter((person) => outcomes.get(person)?.status === 'done');
  if (people.length === 0) return null;
  const search = new URLSearchParams({ filter: JSON.stringify({ season, person: people }) }).toString();
  return (
    <Button
      component={LinkBase}
      to={{ pathname: createPath({ resource: 'licences', type: 'list' }), search }}
    >
      {translate('renewals.see', { smart_count: people.length })}
    </Button>
  );
};

/** A low window, a phone in landscape, keeps its height for the people. */
const FOOT = {
  mt: 2,
  px: { xs: 1.5, sm: 2 },
  py: 1,
  '@media screen and (min-height: 480px)': { position: 'sticky', bottom: 0, zIndex: 2 },
  '@media print': { '& button, & a': { display: 'none' } },
} as const;

const ROW = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1 } as const;

/** The focused field is scrolled to where the foot does not cover it. */
const ABOVE_FOOT = roomForBar(140);
