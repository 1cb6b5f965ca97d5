import { idOf } from '../../lib/iri.ts';
import { toDateInput } from '../../lib/dates.ts';
import { gamePoints } from '../../rules/points/gamePoints.ts';
import { toMap, toNumber, type Json } from '../../schema/read.ts';
import { otherSide, type Side } from '../../rules/side.ts';

/** The singles of a person in a month. */
export interface Month {
  /** `yyyy-MM` */
  readonly month: string;
  readonly won: number;
  readonly lost: number;
  /** By the points that both players have now and the coefficient of the contest. */
  readonly points: number;
}

/** The singles that a person (IRI) has won and lost, month by month; what does not count is left out. */
export const toMonths = (games: readonly Json[], person: string): readonly Month[] => {
  const months = new Map<string, Month>();
  for (const game of games) {
    const played = toPlayed(game, person);
    if (!played) continue;
    const month = toDateInput(game.date).slice(0, 7);
    const before = months.get(month) ?? { month, won: 0, lost: 0, points: 0 };
    months.set(month, {
      month,
      won: before.won + (played.won ? 1 : 0),
      lost: before.lost + (played.won ? 0 : 1),
      points: before.points + played.points,
    });
  }
  return [...months.values()].toSorted((a, b) => a.month.localeCompare(b.month));
};

const toPlayed = (game: Json, person: string): { readonly won: boolean; readonly points: number } | null => {
  const side = SIDES.find((one) => isOf(game, one, person));
  if (!side || game.forfeit === true || game.notCounted === true) return null;
  if (game.winner !== 'home' && game.winner !== 'away') return null;
  const [own, opponent] = [pointsOf(game, side), pointsOf(game, otherSide(side))];
  const won = game.winner === side;
  const coefficient = toNumber(toMap(game.contest).coefficient) ?? 1;
  const points = own === null || opponent === null ? 0 : gamePoints({ own, opponent, won }, coefficient);
  return { won, points };
};

const SIDES: readonly Side[] = ['home', 'away'];

const playerOf = (game: Json, side: Side): Json => toMap(game[`${side}Player`]);

const isOf = (game: Json, side: Side, person: string): boolean =>
  idOf(toMap(playerOf(game, side).person)['@id']) === idOf(person);

const pointsOf = (game: Json, side: Side): number | null => toNumber(playerOf(game, side).points);
