import { memo } from 'react';
import type { Bracket, BracketMatch, BracketPlayer } from './fromBrackets.ts';
import { sideOf, toSentence } from './toSentence.ts';
import { drawTexts } from './texts.ts';

interface DrawListProps {
  readonly bracket: Bracket;
  readonly player: string | null;
}

/** The draw as text: the matches of each round as sentences. */
export const DrawList = ({ bracket, player }: DrawListProps) => (
  <ol className="list" aria-label={bracket.name}>
    {bracket.rounds.map(({ name, matches }, round) => (
      <li key={round}>
        {name}
        <ol>
          {matches.map((match, at) => (
            <Line key={at} match={match} isFirst={round === 0} isMarked={sideOf(match, player) !== null} />
          ))}
        </ol>
      </li>
    ))}
  </ol>
);

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

/** The match with what the draw shows beside the names: `DUPONT Jean (tête de série 1, Melun TT)`. */
const introduce = (match: BracketMatch): BracketMatch => ({
  ...match,
  home: withDetails(match.home, match.homeSeed),
  away: withDetails(match.away, match.awaySeed),
});

const withDetails = (player: BracketPlayer | null, seed: number | null): BracketPlayer | null => {
  const details = [seed !== null && `${drawTexts.seed} ${seed}`, player?.club].filter(Boolean);
  return player && details.length > 0
    ? { ...player, name: `${player.name} (${details.join(', ')})` }
    : player;
};
