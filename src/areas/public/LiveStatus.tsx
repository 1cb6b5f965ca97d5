import { styled } from '@mui/material/styles';
import { useServices } from '../../features/ServicesContext.tsx';
import { publicTexts } from './texts.ts';
import { clockOf } from '../../lib/dates.ts';
import { paletteOf } from '../../ui/themeOptions.ts';
import { useLive } from './useLive.ts';
import type { Reading } from './useRead.ts';

interface LiveStatusProps {
  /** IRI of the shown record, `/api/pools/77`. */
  readonly topic: string;
  readonly reading: Reading<unknown>;
}

/** Keeps a reading up to date while it is shown, with the time of the last read. */
export const LiveStatus = ({ topic, reading: { state, refresh } }: LiveStatusProps) => {
  const { transport } = useServices();
  const isReady = state.status === 'ready';
  const isLive = useLive({
    hub: isReady ? (transport.hubUrl?.() ?? null) : null,
    topic: isReady ? topic : null,
    onChange: refresh,
  });
  if (!isReady) return null;
  return (
    <Status>
      {publicTexts.readAt}{' '}
      <time dateTime={new Date(state.readAt).toISOString()}>{clockOf(state.readAt)}</time>
      {/* Its room is kept: its neighbours would move when it comes and goes. */}
      <span style={isLive ? undefined : HIDDEN}>
        {' · '}
        <b>{publicTexts.live}</b>
      </span>
    </Status>
  );
};

const HIDDEN = { visibility: 'hidden' } as const;

const Status = styled('small')(({ theme }) => ({
  color: paletteOf(theme).text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& b::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 6,
    borderRadius: '50%',
    backgroundColor: 'currentcolor',
  },
  '& b': { color: paletteOf(theme).primary.main },
  '@media print': { display: 'none' },
}));
