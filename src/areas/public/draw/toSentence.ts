import { drawTexts } from './texts.ts';
import { isSide, outcomeOf } from '../../../rules/outcome.ts';
import { otherSide, type Side } from '../../../rules/side.ts';
import type { BracketMatch, BracketPlayer, Bracket } from './fromBrackets.ts';

/** A match in words: `DUPONT Jean bat LEROY Luc 3-1 (11-9 8-11 11-5 11-9)`; in short without the points of the sets. */
export const toSentence = (match: BracketMatch, isShort = false): string => {
  const { home, away, winner, bye, forfeit, ending, sets } = match;
  if (bye) return [nameOf(home ?? away), drawTexts.bye.toLowerCase()].join(', ');
  const outcome = outcomeOf(match);
  if ((home || away) && outcome !== null && !isSide(outcome)) {
    const between = outcome === 'doubleForfeit' ? drawTexts.together : drawTexts.against;
    return `${nameOf(home)} ${between} ${nameOf(away)}${drawTexts.colon}${toEndText(match)?.toLowerCase()}`;
  }
  if (winner === null) {
    if (match.vacant.length === 2) return drawTexts.bothVacant;
    if (match.vacant.length > 0 && (home ?? away)) return `${nameOf(home ?? away)}, ${drawTexts.unopposed}`;
    if (!home && !away) return drawTexts.bothUnknown;
    return `${nameOf(home)} ${drawTexts.against} ${nameOf(away)}`;
  }
  const [first, second] = toWinnerFirst(match, winner);
  const won = `${nameOf(first)} ${drawTexts.beats} ${nameOf(second)}`;
  if (forfeit) return `${won} ${drawTexts.byForfeit}`;
  const by =
    ending === null || ending === 'notPlayed' || ending === 'cancelled' ? null : drawTexts.by[ending];
  const score = `${setsOf(match, winner)}-${setsOf(match, otherSide(winner))}`;
  const points = `(${toSetScores(match, winner)})`;
  const scores = sets.length === 0 ? [] : isShort ? [score] : [score, points];
  return [won, ...scores, by].filter(Boolean).join(' ');
};

/** The end of a match, where sets alone do not say it: `Double forfait`, `Abandon`, `Non jouée`. */
export const toEndText = (match: Pick<BracketMatch, 'winner' | 'forfeit' | 'ending'>): string | null => {
  if (match.ending !== null) return drawTexts.ending[match.ending];
  if (outcomeOf(match) === 'doubleForfeit') return drawTexts.doubleForfeit;
  return match.forfeit ? drawTexts.forfeit : null;
};

export const toWinnerFirst = ({ home, away }: BracketMatch, winner: Side) =>
  winner === 'home' ? ([home, away] as const) : ([away, home] as const);

const nameOf = (player: BracketPlayer | null): string => player?.name ?? drawTexts.unknown;

/** `11-9 8-11 11-5`: the sets as one side reads them. A set goes to 11, and on to two points ahead. */
export const toSetScores = ({ sets }: Pick<BracketMatch, 'sets'>, side: Side): string =>
  sets
    .map(({ won, loser }) => {
      const best = loser < 10 ? 11 : loser + 2;
      return won === (side === 'home') ? `${best}-${loser}` : `${loser}-${best}`;
    })
    .join(' ');

/** Sets that a side has won. */
export const setsOf = ({ sets }: Pick<BracketMatch, 'sets'>, side: Side): number =>
  sets.filter(({ won }) => won === (side === 'home')).length;

/** The side of a player in a match. */
export const sideOf = ({ home, away }: BracketMatch, key: string | null): Side | null =>
  key === null ? null : home?.key === key ? 'home' : away?.key === key ? 'away' : null;

export const playersOf = ({ rounds }: Bracket): readonly BracketPlayer[] =>
  rounds
    .flatMap(({ matches }) => matches)
    .flatMap(({ home, away }) => [home, away])
    .filter((player) => player !== null);

/** Each player once, in the order of their names. */
export const inOrder = (players: readonly BracketPlayer[]): readonly BracketPlayer[] =>
  [...new Map(players.map((player) => [player.key, player])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'fr'),
  );

/** The matches of a player in a bracket, round by round, for screen readers. */
export const toPath = ({ rounds }: Bracket, key: string): string =>
  rounds
    .flatMap(({ name, matches }) =>
      matches
        .filter((match) => sideOf(match, key) !== null)
        .map((match) => `${name}${drawTexts.colon}${toSentence(match, true)}`),
    )
    .join('. ');
