import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { publicTexts } from '../texts.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { toIri } from '../../../lib/iri.ts';
import { paletteOf } from '../../../ui/themeOptions.ts';
import type { SelectOption } from '../../../ui/NativeSelect.tsx';
import { LiveStatus } from '../LiveStatus.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { Meetings } from './Meetings.tsx';
import { type Pool, toPoolTitle } from './fromPool.ts';
import { Standing } from './Standing.tsx';
import { usePool } from './useTeamChoice.ts';

const TURN_MS = 15_000;

interface ScreenModeProps {
  /** The screens, shown in turn. */
  readonly pools: readonly SelectOption[];
  /** The one to begin with. */
  readonly first: number;
  readonly onStop: () => void;
}

/** For the screen of a hall: the pools of a division one after the other, large, until a key or the screen is touched. */
export const ScreenMode = ({ pools, first, onStop }: ScreenModeProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const stop = useEffectEvent(onStop);
  const start = pools.findIndex(({ value }) => value === String(first));
  const [turn, setTurn] = useState(Math.max(0, start));
  const shown = Number(pools[turn % pools.length]?.value ?? first);
  const reading = usePool(shown);
  useAwake();
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, []);
  // Closed while it is still in the page, or the focus would not go back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    const root = document.documentElement;
    const onFullscreen = (): void => {
      if (document.fullscreenElement === null) stop();
    };
    const enter = async (): Promise<void> => {
      try {
        // A dialog itself may not; it is above whatever does.
        await root.requestFullscreen();
        document.addEventListener('fullscreenchange', onFullscreen);
      } catch {
        // Some phones have no full screen; the dialog fills the window all the same.
      }
    };
    void enter();
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreen);
      element.close();
      if (document.fullscreenElement === root) void document.exitFullscreen();
    };
  }, []);
  return (
    <Screen
      ref={dialog}
      aria-label={texts.screenMode}
      onCancel={onStop}
      onKeyDown={({ repeat }) => void (repeat || onStop())}
      onClick={onStop}
    >
      <ReadGate reading={reading} missing={texts.unknown.pool}>
        {(pool) => (
          <article key={pool.id}>
            <h2>{toPoolTitle(pool)}</h2>
            {pool.standings.length + pool.meetings.length === 0 && <p>{publicTexts.empty}</p>}
            <Halves>
              {pool.standings.length > 0 && <Standing pool={pool} />}
              <div>
                <Meetings meetings={latestOf(pool)} days={pool.days} />
              </div>
            </Halves>
          </article>
        )}
      </ReadGate>
      <LiveStatus topic={toIri('/pools', shown)} reading={reading} /> <small>{texts.stopScreen}</small>
    </Screen>
  );
};

/** The meetings of the last day with a score, else of the first. */
const latestOf = ({ meetings }: Pool): Pool['meetings'] => {
  const played = meetings.filter(({ score }) => score !== null).map(({ round }) => round);
  const round = played.length > 0 ? Math.max(...played) : Math.min(...meetings.map((one) => one.round));
  return meetings.filter((meeting) => meeting.round === round);
};

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Screen = styled('dialog')(({ theme }) => ({
  width: '100vw',
  height: '100vh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: '2.5vmin',
  color: paletteOf(theme).text.primary,
  backgroundColor: paletteOf(theme).background.paper,
  fontSize: 'clamp(1rem, 2.6vmin, 3rem)',
  '& h2': { fontSize: '1.5em', margin: '0 0 0.75em' },
  '& section h3, & table, & small': { fontSize: '1em' },
  '& article': { marginBottom: '1em' },
  // Controls, where every touch ends it.
  '& button, & details, & .wide': { display: 'none' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '@media (prefers-reduced-motion: no-preference)': { '& article': { animation: `${appear} 600ms` } },
}));

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24em), 1fr))',
  gap: '1.5em 3em',
  alignItems: 'start',
});

/** Keeps the screen from going dark, where the browser can. */
const useAwake = (): void => {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    // Taken away whenever the page is hidden. A low battery is a reason to refuse; the screen goes dark then.
    const hold = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) await lock?.release();
    };
    const onVisibility = (): void => void hold();
    document.addEventListener('visibilitychange', onVisibility);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
};
