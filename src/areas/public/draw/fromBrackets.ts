import { drawTexts } from '../../../i18n/draw.ts';
import { isObject, isTrue, toLength, toList, toMap, toNumber, toText } from '../../../schema/read.ts';
import type { Bracket, BracketMatch, BracketPlayer, BracketRound, BracketSet, Side } from './bracket.ts';

/** More than any draw has; what an answer holds beyond is not read. */
const MOST = { brackets: 64, rounds: 12, matches: 512, sets: 9 };

/**
 * The `brackets` of an answer of the API. Whatever is no bracket is left out; a link that leads nowhere, back, past
 * the next round or to a place that another match feeds is dropped.
 */
export const fromBrackets = (value: unknown): readonly Bracket[] =>
  toList(value)
    .filter(isObject)
    .slice(0, MOST.brackets)
    .map((bracket) => {
      const rounds = toList(bracket.rounds)
        .slice(0, MOST.rounds)
        .map((round, index) => ({
          name: toText(toMap(round).name) ?? `${drawTexts.round} ${index + 1}`,
          matches: toList(toMap(round).matches).slice(0, MOST.matches).map(toMatch),
        }))
        .filter(({ matches }) => matches.length > 0);
      return {
        name: toText(bracket.name) ?? drawTexts.draw,
        firstPlace: toLength(bracket.firstPlace) ?? 1,
        size: toLength(bracket.size) ?? 2 * (rounds[0]?.matches.length ?? 0),
        rounds: withSoundLinks(rounds),
      };
    })
    .filter(({ rounds }) => rounds.length > 0);

interface Linked extends Omit<BracketMatch, 'next'> {
  readonly next: { readonly round: number; readonly match: number; readonly side: Side } | null;
}

const toMatch = (value: unknown): Linked => {
  const match = toMap(value);
  const game = toMap(match.game);
  const home = fromPlayer(match.homePlayer);
  const away = fromPlayer(match.awayPlayer);
  const bye = isTrue(match.bye);
  return {
    home,
    away,
    homeSeed: toLength(match.homeSeed),
    awaySeed: toLength(match.awaySeed),
    bye,
    winner: bye ? toByeWinner(home, away) : (toSide(match.winner) ?? toSide(game.winner)),
    forfeit: isForfeit(match.forfeit) || isForfeit(game.forfeit),
    sets: toList(game.sets).slice(0, MOST.sets).flatMap(toSet),
    next: toNext(match.next),
  };
};

const toByeWinner = (home: BracketPlayer | null, away: BracketPlayer | null): Side | null =>
  home && !away ? 'home' : away && !home ? 'away' : null;

const toSide = (value: unknown): Side | null => (value === 'home' || value === 'away' ? value : null);

const isForfeit = (value: unknown): boolean => isTrue(value) || toSide(value) !== null;

const toSet = (value: unknown): BracketSet[] => {
  const { won, loser } = toMap(value);
  const points = toNumber(loser);
  return points !== null && Number.isSafeInteger(points) && points >= 0 && points < 100
    ? [{ won: isTrue(won), loser: points }]
    : [];
};

/** One match, or a game of a pool; without a link to a next one. */
export const fromMatch = (value: unknown): BracketMatch => ({ ...toMatch(value), next: null });

/** Null without name and number: points alone name no player. */
export const fromPlayer = (value: unknown): BracketPlayer | null => {
  const player = toMap(value);
  const person = toMap(player.person);
  const name = [toText(person.familyName), toText(person.givenName)]
    .filter((part) => part !== null)
    .join(' ');
  const number = toText(player.identifier) ?? toText(player['@id']);
  if (name === '' && number === null) return null;
  return {
    key: number ?? name,
    name: name === '' ? (number ?? '') : name,
    club: toText(toMap(player.club).name),
    points: toNumber(player.points),
  };
};

const toNext = (value: unknown): Linked['next'] => {
  const { round, match, side: told } = toMap(value);
  const side = toSide(told);
  const [inRound, at] = [toNumber(round), toNumber(match)];
  return side === null || inRound === null || at === null ? null : { round: inRound, match: at, side };
};

const withSoundLinks = (
  rounds: readonly { readonly name: string; readonly matches: readonly Linked[] }[],
): readonly BracketRound[] => {
  return rounds.map(({ name, matches }, index) => {
    const fed = new Set<string>();
    const isSound = ({ round, match, side }: NonNullable<Linked['next']>): boolean => {
      const place = `${match} ${side}`;
      if (round !== index + 1 || !rounds[round]?.matches[match] || fed.has(place)) return false;
      fed.add(place);
      return true;
    };
    return {
      name,
      matches: matches.map(({ next, ...match }) => ({
        ...match,
        next: next && isSound(next) ? { match: next.match, side: next.side } : null,
      })),
    };
  });
};
