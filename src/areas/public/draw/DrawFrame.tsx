import Button from '@mui/material/Button';
import { useMemo, type MouseEvent } from 'react';
import { drawTexts } from '../../../i18n/draw.ts';
import type { Bracket } from './bracket.ts';
import { MatchBox } from './MatchBox.tsx';
import { toColumns, toPages } from './toColumns.ts';
import { sideOf } from './toPath.ts';
import { useDragPan } from './useDragPan.ts';
import { useGrowing } from './useGrowing.ts';
import { usePrinting } from './usePrinting.ts';
import { useRounds } from './useRounds.ts';

interface DrawFrameProps {
  readonly bracket: Bracket;
  readonly player: string | null;
  readonly onPlayer: (player: string | null) => void;
}

/**
 * Matches of the first round in the first paint, of each later one half as many, which reach as far down; those below
 * follow without holding anything up.
 */
const AT_ONCE = 8;

/** The draw for the eye: columns of rounds that scroll in their own frame, one round at a time where it is narrow. */
export const DrawFrame = ({ bracket, player, onPlayer }: DrawFrameProps) => {
  const drawn = useMemo(() => toColumns(bracket), [bracket]);
  const { frame, current, goTo, onScroll, onKeyDown } = useRounds(drawn.columns.length);
  const { hasMoved, ...pan } = useDragPan();
  const isPrinting = usePrinting();
  const growing = useGrowing(AT_ONCE, bracket.size);
  const most = isPrinting ? Infinity : growing;
  const pages = isPrinting ? toPages(drawn) : [drawn.columns];
  const choose = ({ target }: MouseEvent): void => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
    if (key !== undefined && !hasMoved()) onPlayer(key === player ? null : key);
  };
  return (
    <>
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
                    match && at < Math.ceil(most / 2 ** round) ? (
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
