import { drawTexts } from './texts.ts';
import { otherSide, SIDES, type Side } from '../../../rules/side.ts';
import { endings, outcomeOf } from '../../../rules/outcome.ts';
import { isObject, isTrue, oneOf, toLength, toList, toMap, toNumber, toText } from '../../../schema/read.ts';

/** A knockout draw, or a placing draw for the losers of another one. */
export type Bracket = ReturnType<typeof fromBrackets>[number];
export type BracketMatch = Bracket['rounds'][number]['matches'][number];
/** A player with the public data: number, name, points and club. */
export type BracketPlayer = NonNullable<ReturnType<typeof fromPlayer>>;

/** More than any draw has; the rest of an answer is not read. */
const MOST = { brackets: 64, rounds: 12, matches: 512, sets: 9 };

/**
 * The `brackets` of an answer of the API. Whatever is no bracket is left out; a link that leads nowhere, back, past
 * the next round or to a place that another match feeds is dropped.
 */
export const fromBrackets = (value: unknown) =>
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
        /** Place that the winner of its final reaches. */
        firstPlace: toLength(bracket.firstPlace) ?? 1,
        /** Lines of its first round, byes counted. */
        size: toLength(bracket.size) ?? 2 * (rounds[0]?.matches.length ?? 0),
        rounds: withVacancies(rounds.map(withSoundLinks)),
      };
    })
    .filter(({ rounds }) => rounds.length > 0);

const toMatch = (value: unknown) => {
  const match = toMap(value);
  const game = toMap(match.game);
  const [home, away] = [fromPlayer(match.homePlayer), fromPlayer(match.awayPlayer)];
  const { round, match: at, side } = toMap(match.next);
  /** One side has no opponent; no game, no points. */
  const bye = isTrue(match.bye);
  const declared = toSide(match.winner) ?? toSide(game.winner);
  const faults = [match.forfeit, game.forfeit];
  const absent = faults.map(toSide).find((fault) => fault !== null) ?? null;
  const isBoth = faults.includes('both');
  return {
    home,
    away,
    homeSeed: toLength(match.homeSeed),
    awaySeed: toLength(match.awaySeed),
    bye,
    winner: bye ? toByeWinner(home, away) : isBoth ? null : (declared ?? (absent && otherSide(absent))),
    /** Without a winner it is one of both players. */
    forfeit: isBoth || absent !== null || faults.some(isTrue),
    ending: oneOf(match.ending, endings) ?? oneOf(game.ending, endings),
    sets: toList(game.sets).slice(0, MOST.sets).flatMap(toSet),
    next: { round: toNumber(round), match: toNumber(at), side: toSide(side) },
  };
};

const toByeWinner = (home: BracketPlayer | null, away: BracketPlayer | null): Side | null =>
  home && !away ? 'home' : away && !home ? 'away' : null;

const toSide = (value: unknown): Side | null => oneOf(value, SIDES);

/** A set seen from the home side: whether it won, and the points of the loser. */
const toSet = (value: unknown) => {
  const { won, loser } = toMap(value);
  const points = toNumber(loser);
  return points !== null && Number.isSafeInteger(points) && points >= 0 && points < 100
    ? [{ won: isTrue(won), loser: points }]
    : [];
};

/** One match, or a game of a pool; without a link to a next one. */
export const fromMatch = (value: unknown): BracketMatch => ({ ...toMatch(value), next: null, vacant: [] });

/** Null without name and number: points alone name no player. */
export const fromPlayer = (value: unknown) => {
  const player = toMap(value);
  const { familyName, givenName } = toMap(player.person);
  const name = [familyName, givenName].flatMap((part) => toText(part) ?? []).join(' ');
  const number = toText(player.identifier) ?? toText(player['@id']);
  if (name === '' && number === null) return null;
  return {
    /** The same player has the same key in all brackets of an answer. */
    key: number ?? name,
    /** `DUPONT Jean`. */
    name: name || (number ?? ''),
    club: toText(toMap(player.club).name),
    points: toNumber(player.points),
  };
};

interface Round {
  readonly name: string;
  readonly matches: readonly ReturnType<typeof toMatch>[];
}

/** The round with the places that its winners go to, each a match of the very next round. */
const withSoundLinks = ({ name, matches }: Round, index: number, rounds: readonly Round[]) => {
  const fed = new Set<string>();
  const toNext = ({ next: { round, match, side } }: Round['matches'][number]) => {
    const place = `${match} ${side}`;
    if (match === null || side === null || round !== index + 1) return null;
    if (!rounds[round]?.matches[match] || fed.has(place)) return null;
    fed.add(place);
    return { match, side };
  };
  return { name, matches: matches.map((match) => ({ ...match, next: toNext(match) })) };
};

type Linked = ReturnType<typeof withSoundLinks>;
type Vacant = { readonly vacant: readonly Side[] };

/** The places that nobody comes to, as both players of the match before were out, or nobody came to that one either. */
const withVacancies = (rounds: readonly Linked[]) => {
  const empty = new Set<string>();
  return rounds.map(({ name, matches }, round) => ({
    name,
    matches: matches.map((match, at): Linked['matches'][number] & Vacant => {
      const vacant = SIDES.filter((side) => match[side] === null && empty.has(`${round} ${at} ${side}`));
      const isOver = outcomeOf(match) === 'doubleForfeit' || vacant.length === SIDES.length;
      if (match.next && isOver) empty.add(`${round + 1} ${match.next.match} ${match.next.side}`);
      return { ...match, vacant };
    }),
  }));
};
