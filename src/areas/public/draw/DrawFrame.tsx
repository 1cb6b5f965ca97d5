import Button from '@mui/material/Button';
import {
  useMemo,
  useRef,
  useState,
  memo,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type UIEvent,
} from 'react';
import { drawTexts } from './texts.ts';
import type { Bracket, BracketMatch } from './fromBrackets.ts';
import { toColumns, toPages } from './toColumns.ts';
import { sideOf, setsOf, toEndText, toSetScores } from './toSentence.ts';
import { usePrintedAt } from '../../../ui/usePrintedAt.ts';
import { outcomeOf } from '../../../rules/outcome.ts';
import { SIDES, type Side } from '../../../rules/side.ts';

interface DrawFrameProps {
  readonly bracket: Bracket;
  readonly player: string | null;
  readonly onPlayer: (player: string | null) => void;
}

/** The draw for the eye: columns of rounds that scroll in their own frame, one round at a time where it is narrow. */
export const DrawFrame = ({ bracket, player, onPlayer }: DrawFrameProps) => {
  const drawn = useMemo(() => toColumns(bracket), [bracket]);
  const { frame, current, goTo, onScroll, onKeyDown } = useRounds(drawn.columns.length);
  const { hasMoved, ...pan } = useDragPan();
  const isPrinting = usePrintedAt() !== null;
  const pages = isPrinting ? toPages(drawn) : [drawn.columns];
  const choose = ({ target }: MouseEvent): void => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
    if (key !== undefined && !hasMoved()) onPlayer(key === player ? null : key);
  };
  return (
    <>
      {bracket.rounds.length > 1 && (
        <div className="steps" role="group" aria-label={drawTexts.rounds}>
          <Button disabled={current === 0} aria-label={drawTexts.previous} onClick={() => goTo(current - 1)}>
            ‹
          </Button>
          <span role="status">{`${bracket.rounds[current]?.name ?? ''} (${current + 1}/${bracket.rounds.length})`}</span>
          <Button
            disabled={current >= bracket.rounds.length - 1}
            aria-label={drawTexts.next}
            onClick={() => goTo(current + 1)}
          >
            ›
          </Button>
        </div>
      )}
      {/* Names are chosen in the list above as well; the arrows work where the frame has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className="frame"
        role="group"
        aria-label={bracket.name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
        tabIndex={0}
        onClick={choose}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
        {...pan}
      >
        {pages.map((columns, page) => (
          <div key={page} aria-hidden="true" className={drawn.isTree ? 'page tree' : 'page'}>
            {columns.map(({ name, slots }, round) => (
              <div key={round} className={round === current ? 'round current' : 'round'}>
                <div className="title">{name}</div>
                <div className="slots">
                  {slots.map((match, at) =>
                    match ? (
                      <MatchBox key={at} match={match} chosen={sideOf(match, player)} />
                    ) : (
                      <div key={at} className="slot" />
                    ),
                  )}
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
};

const SLACK = 4;

/** Drags the content of a frame with a mouse; fingers and wheels scroll by themselves. */
const useDragPan = () => {
  const grip = useRef<{ readonly x: number; readonly y: number; moved: boolean } | null>(null);
  return {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent<HTMLElement>): void => {
      grip.current = pointerType === 'mouse' && button === 0 ? { x, y, moved: false } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const hold = grip.current;
      const { currentTarget: frame, clientX, clientY } = event;
      if (!hold || event.buttons !== 1) return;
      if (!hold.moved) {
        if (Math.hypot(clientX - hold.x, clientY - hold.y) < SLACK) return;
        hold.moved = true;
        frame.setPointerCapture(event.pointerId);
        frame.classList.add('dragged');
      }
      frame.scrollBy(-event.movementX, -event.movementY);
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>): void =>
      currentTarget.classList.remove('dragged'),
    /** Whether the following click ends a drag, and is to be ignored. */
    hasMoved: (): boolean => grip.current?.moved ?? false,
  };
};

/** The round that a narrow screen shows, changed by buttons, arrows and swipes. */
const useRounds = (count: number) => {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = Math.min(current, Math.max(count - 1, 0));
  const goTo = (round: number): void => {
    const target = frame.current?.querySelectorAll<HTMLElement>('.round')[round];
    if (!target || !frame.current) return;
    setCurrent(round);
    frame.current.scrollTo({ left: target.offsetLeft - frame.current.offsetLeft });
    if (frame.current.getBoundingClientRect().top < 0) frame.current.parentElement?.scrollIntoView();
  };
  /** On a wide screen all rounds are beside each other and arrows scroll. */
  const isByRound = ({ clientWidth }: HTMLElement): boolean =>
    (frame.current?.querySelector<HTMLElement>('.round')?.offsetWidth ?? 0) >= clientWidth - 1;
  return {
    frame,
    current: shown,
    goTo,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>): void => {
      if (isByRound(currentTarget))
        setCurrent(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0 || !isByRound(event.currentTarget)) return;
      event.preventDefault();
      goTo(Math.min(Math.max(shown + step, 0), count - 1));
    },
  };
};

interface MatchBoxProps {
  readonly match: BracketMatch;
  /** The side of it that is followed through the draw. */
  readonly chosen: Side | null;
}

/** A match of a draw for the eye; the list beside it says the same. Plain elements: a draw has up to 127 of them. */
const MatchBox = memo(({ match, chosen }: MatchBoxProps) => (
  <div className={chosen ? 'slot path' : 'slot'}>
    <div className="match">
      {SIDES.map((side) => (
        <SideLine key={side} match={match} side={side} isChosen={chosen === side} />
      ))}
      <LastLine match={match} />
    </div>
  </div>
));

const SideLine = ({ match, side, isChosen }: { match: BracketMatch; side: Side; isChosen: boolean }) => {
  const player = match[side];
  const seed = side === 'home' ? match.homeSeed : match.awaySeed;
  const classes = ['side', outcomeOf(match) === side ? 'won' : '', isChosen ? 'chosen' : ''];
  return (
    <div className={classes.filter((name) => name !== '').join(' ')} data-key={player?.key}>
      {seed !== null && <i>{seed}</i>}
      <span>
        {player?.name ?? toAbsence(match, side)}
        {player?.club && <small>{player.club}</small>}
      </span>
      {!match.bye && outcomeOf(match) !== null && <b>{toResult(match, side)}</b>}
    </div>
  );
};

/** The points of the sets, and how the match ended where these do not say it; a forfeit is beside who did not come. */
const LastLine = ({ match }: { match: BracketMatch }) => {
  const { winner, sets, ending, bye } = match;
  const isShownBelow = !bye && (ending !== null || outcomeOf(match) === 'doubleForfeit');
  const parts = [winner !== null && toSetScores({ sets }, winner), isShownBelow && toEndText(match)].filter(
    Boolean,
  );
  return parts.length > 0 && <div className="sets">{parts.join(' · ')}</div>;
};

/** Why a side has no player. */
const toAbsence = ({ bye, vacant }: BracketMatch, side: Side): string => {
  if (bye) return drawTexts.bye;
  return vacant.includes(side) ? drawTexts.vacant : drawTexts.unknown;
};

const toResult = (match: BracketMatch, side: Side): string => {
  const outcome = outcomeOf(match);
  if (outcome === 'notPlayed' || outcome === 'cancelled') return '';
  if (match.forfeit) return match.winner === side ? '' : drawTexts.forfeit;
  return match.sets.length === 0 ? '' : String(setsOf(match, side));
};
