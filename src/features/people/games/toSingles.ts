import { toDateInput } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/fullName.ts';
import { idOf } from '../../../lib/iri.ts';
import { gamePoints } from '../../../rules/points/gamePoints.ts';
import { otherSide, SIDES, type Side } from '../../../rules/side.ts';
import { toMap, toNumber, toText, type Json } from '../../../schema/read.ts';

/** A single as it counts for the person who is looked at. */
export interface Single {
  /** IRI. */
  readonly iri: string;
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly contest: string;
  readonly opponent: string;
  readonly opponentPoints: number | null;
  readonly won: boolean;
  /** Won by the person, and by the opponent. */
  readonly sets: readonly [number, number] | null;
  readonly coefficient: number;
  /** Those that the server has booked, else by the points that both have now; null where these are not known. */
  readonly points: number | null;
}

/** The decided singles of a person (IRI), without forfeits and uncounted games. */
export const toSingles = (games: readonly Json[], person: string): readonly Single[] =>
  games.flatMap((game): Single[] => {
    const side = SIDES.find((one) => isOf(game, one, person));
    if (!side || game.forfeit === true || game.notCounted === true) return [];
    if (game.winner !== 'home' && game.winner !== 'away') return [];
    const other = otherSide(side);
    const [own, opponent] = [playerOf(game, side), playerOf(game, other)];
    const [mine, theirs] = [toNumber(game[`${side}Sets`]), toNumber(game[`${other}Sets`])];
    const coefficient = toNumber(toMap(game.contest).coefficient) ?? 1;
    const won = game.winner === side;
    const played = { own: toNumber(own.points), opponent: toNumber(opponent.points), won };
    return [
      {
        iri: toText(game['@id'] ?? game.id) ?? '',
        day: toDateInput(game.date),
        contest: toText(toMap(game.contest).name) ?? '',
        opponent: fullName(opponent.person),
        opponentPoints: played.opponent,
        won,
        sets: mine === null || theirs === null ? null : [mine, theirs],
        coefficient,
        points: toNumber(game[`${side}PointsWon`]) ?? reckon(played, coefficient),
      },
    ];
  });

const reckon = (
  { own, opponent, won }: { own: number | null; opponent: number | null; won: boolean },
  coefficient: number,
): number | null =>
  own === null || opponent === null ? null : gamePoints({ own, opponent, won }, coefficient);

const playerOf = (game: Json, side: Side): Json => toMap(game[`${side}Player`]);

const isOf = (game: Json, side: Side, person: string): boolean =>
  idOf(toMap(playerOf(game, side).person)['@id']) === idOf(person);

/** The singles of a person in a month. */
interface Month {
  /** `yyyy-MM` */
  readonly month: string;
  readonly won: number;
  readonly lost: number;
  readonly points: number;
}

/** Number of singles won and lost, month by month, and the points that they brought. */
export const toMonths = (singles: readonly Single[]): readonly Month[] => {
  const months = new Map<string, Month>();
  for (const { day, won, points } of singles) {
    const month = day.slice(0, 7);
    const before = months.get(month) ?? { month, won: 0, lost: 0, points: 0 };
    months.set(month, {
      month,
      won: before.won + (won ? 1 : 0),
      lost: before.lost + (won ? 0 : 1),
      points: before.points + (points ?? 0),
    });
  }
  return [...months.values()].toSorted((a, b) => a.month.localeCompare(b.month));
};
