import { memo, startTransition, useEffect, useState } from 'react';
import type { Bracket, BracketMatch } from './fromBrackets.ts';
import { introduce, sideOf, toSentence } from './toSentence.ts';

interface DrawListProps {
  readonly bracket: Bracket;
  readonly player: string | null;
  /** Rendered at once when visible; for screen readers alone it follows the draw piece by piece. */
  readonly isShown: boolean;
}

/** The draw as text: the matches of each round as sentences. */
export const DrawList = ({ bracket, player, isShown }: DrawListProps) => {
  const growing = useGrowing(1, bracket.size);
  const most = isShown ? Infinity : growing;
  return (
    <ol className="list" aria-label={bracket.name}>
      {bracket.rounds.map(({ name, matches }, round) => (
        <li key={round}>
          {name}
          <ol>
            {matches.slice(0, most).map((match, at) => (
              <Line key={at} match={match} isFirst={round === 0} isMarked={sideOf(match, player) !== null} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
};

interface LineProps {
  readonly match: BracketMatch;
  /** The players are heard of for the first time. */
  readonly isFirst: boolean;
  readonly isMarked: boolean;
}

const Line = memo(({ match, isFirst, isMarked }: LineProps) => {
  const sentence = toSentence(isFirst ? introduce(match) : match);
  return <li>{isMarked ? <strong>{sentence}</strong> : sentence}</li>;
});

/** Number of items to draw: a few in the first paint, then twice as many in each following task, up to `count`. */
export const useGrowing = (first: number, count: number): number => {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown(shown * 2)));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
};
