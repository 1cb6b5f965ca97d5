import { otherSide } from '../side.ts';
import type { Side } from '../side.ts';
import { isDrawSize, range } from './seedLines.ts';

/** A table of `size` lines in which one plays for the places from `firstPlace` on. */
export interface PlacingTable {
  readonly firstPlace: number;
  readonly size: number;
}

const roundCount = ({ size }: PlacingTable): number => Math.log2(size);

/**
 * For which places the losers of a round play, round 1 being the first: size/2^r players, from firstPlace + size/2^r
 * on. Losers of the semi-finals of a table of 16 play for 3 and 4, those of the first round for 9 to 16.
 */
export const placesOfLosers = (table: PlacingTable, round: number): { from: number; to: number } => {
  const losers = table.size / 2 ** round;
  return { from: table.firstPlace + losers, to: table.firstPlace + 2 * losers - 1 };
};

/** The tables of a 'classement intégral', where each place is played: the table itself, then those of its losers. */
export const fullPlacing = (table: PlacingTable): PlacingTable[] => {
  if (!isDrawSize(table.size)) throw new RangeError(`A table has 2, 4, 8 … lines, not ${table.size}`);
  const losers = range(1, roundCount(table) - 1).toReversed();
  return [
    table,
    ...losers.flatMap((round) =>
      fullPlacing({ firstPlace: placesOfLosers(table, round).from, size: table.size / 2 ** round }),
    ),
  ];
};

/** A match of a table; a side without anybody is a bye, or not known yet. */
export interface TableMatch<Id> {
  readonly home: Id | null;
  readonly away: Id | null;
  readonly winner: Side | null;
}

export interface Place<Id> {
  readonly id: Id;
  readonly place: number;
  /** Others have the same place ('ex aequo'). */
  readonly shared: boolean;
}

/**
 * Places of a table out of its rounds, the first round first and whole, match i of a round being fed by 2i and 2i + 1 of
 * the one before; who is still in it has none yet. Losers of a round share the place after all who outlive that round,
 * so that places which byes have left free are closed up.
 */
export const placesOf = <Id>(
  rounds: readonly (readonly TableMatch<Id>[])[],
  firstPlace: number,
): Place<Id>[] => {
  let peopled = (rounds[0] ?? []).map(({ home, away }) => home !== null || away !== null);
  const places = rounds.flatMap((matches, index) => {
    if (index > 0) peopled = matches.map((_, match) => Boolean(peopled[2 * match] || peopled[2 * match + 1]));
    const losers = matches.flatMap((match) => playerOf(match, match.winner && otherSide(match.winner)));
    return toPlaces(losers, firstPlace + peopled.filter(Boolean).length);
  });
  const last = rounds.at(-1) ?? [];
  const champion = last.length === 1 ? last.flatMap((match) => playerOf(match, match.winner)) : [];
  return [...places, ...toPlaces(champion, firstPlace)].toReversed();
};

const toPlaces = <Id>(ids: readonly Id[], place: number): Place<Id>[] =>
  ids.map((id) => ({ id, place, shared: ids.length > 1 }));

const playerOf = <Id>(match: TableMatch<Id>, side: Side | null): Id[] => {
  const id = side === null ? null : match[side];
  return id === null ? [] : [id];
};
