import { drawTexts } from '../../../i18n/draw.ts';
import type { Bracket, BracketMatch, BracketPlayer, Side } from './bracket.ts';
import { toSentence } from './toSentence.ts';

/** The side on which a player stands in a match. */
export const sideOf = ({ home, away }: BracketMatch, key: string | null): Side | null =>
  key === null ? null : home?.key === key ? 'home' : away?.key === key ? 'away' : null;

/** All players of a bracket in the order of their names. */
export const toPlayers = ({ rounds }: Bracket): readonly BracketPlayer[] => {
  const players = new Map<string, BracketPlayer>();
  for (const { home, away } of rounds.flatMap(({ matches }) => matches))
    for (const player of [home, away])
      if (player && !players.has(player.key)) players.set(player.key, player);
  return [...players.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
};

/** What a player did in a bracket, round by round, for whoever hears it. */
export const toPath = ({ rounds }: Bracket, key: string): string =>
  rounds
    .flatMap(({ name, matches }) =>
      matches
        .filter((match) => sideOf(match, key) !== null)
        .map((match) => `${name}${drawTexts.colon}${toSentence(match, true)}`),
    )
    .join('. ');
