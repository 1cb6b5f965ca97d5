import { memo } from 'react';
import type { Bracket, BracketMatch, BracketPlayer } from './fromBrackets.ts';
import { MatchWords } from './MatchWords.tsx';
import { sideOf } from './toSentence.ts';
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
            <Line key={at} match={match} isFirst={round === 0} player={sideOf(match, player) && player} />
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
  /** The one who is followed, where the match is theirs. */
  readonly player: string | null;
}

const Line = memo(({ match, isFirst, player }: LineProps) => (
  <li>
    <MatchWords match={isFirst ? introduce(match) : match} player={player} />
  </li>
));

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
