import type { Forfeit } from '../../../rules/meeting.ts';
import { otherSide, type Side } from '../../../rules/side.ts';
import { isObject, toList, toMap, toText } from '../../../schema/read.ts';

/** Fields of the meeting on the sheet. */
export const MATCH_FIELDS = [
  'startTime',
  'endTime',
  'referee',
  'homeCaptain',
  'awayCaptain',
  'reserves',
  'claims',
  'report',
  'forfeit',
  'status',
] as const;

export type MatchField = (typeof MATCH_FIELDS)[number];

/** Natural key of a part; a card is that of a type for a person, by their numbers. */
export type PartKey =
  `seat/${Side}/${string}` | `game/${number}` | `card/${number}/${string}` | `match/${MatchField | 'open'}`;

/** The IRI of a licence, null for an empty seat, and the double that the player plays. */
export type Seat = Readonly<ReturnType<typeof toSeat>>;

/** A game as it is typed: a text for each set, right or wrong (`7` is 11-7, `-9` is 9-11), and the side that does not play. */
export type TypedGame = Readonly<ReturnType<typeof toTypedGame>>;

export type Card = Readonly<NonNullable<ReturnType<typeof toCard>>>;

/** A part that was changed here and is not known to have reached the server. */
export interface Entry {
  /** As shown on the screen; null for a part that was emptied or taken back. */
  readonly value: unknown;
  /** The server's value before the first change, in wire form. */
  readonly base: unknown;
  /** Values sent since: found on the server, they are ours. */
  readonly sent: readonly unknown[];
  /** Refusals of the server. */
  readonly refusals: readonly string[];
}

export type Entries = Readonly<Partial<Record<PartKey, Entry>>>;
export type Parts = Readonly<Partial<Record<PartKey, unknown>>>;

/** A sheet: the server's parts and the local changes. */
export interface SheetDocument {
  /** As the wire writes the parts, in the form that `fromMatch` gives them. */
  readonly base: Parts;
  readonly entries: Entries;
}

const TYPED = 'licence:';

/** A licence number that was typed without network is the referee until it can be looked up. */
export const toTypedNumber = (number: string): string => `${TYPED}${number}`;

/** The typed number of a field; null where it has a person or nothing. */
export const typedNumberIn = (value: string): string | null =>
  value.startsWith(TYPED) ? value.slice(TYPED.length) : null;

export const toSide = (value: unknown): Side | null => (value === 'home' || value === 'away' ? value : null);

/** A side that does not play the meeting, or both. */
export const toForfeit = (value: unknown): Forfeit => (value === 'both' ? value : toSide(value));

/** The part as shown on the screen. */
export const valueOf = (document: SheetDocument, key: PartKey): unknown =>
  document.entries[key] ? document.entries[key].value : document.base[key];

export const seatOf = (document: SheetDocument, side: Side, letter: string): Seat =>
  toSeat(valueOf(document, `seat/${side}/${letter}`));

export const gameOf = (document: SheetDocument, position: number): TypedGame => {
  const key = `game/${position}` as const;
  const entry = document.entries[key];
  return entry ? toTypedGame(entry.value) : fromWireGame(document.base[key]);
};

export const cardOf = (document: SheetDocument, key: PartKey): Card | null => toCard(valueOf(document, key));

/** Every part that the server has or that was changed here. */
export const keysOf = ({ base, entries }: SheetDocument): PartKey[] =>
  Object.keys({ ...base, ...entries }) as PartKey[];

/** The cards that were shown, by their keys. */
export const cardKeys = (document: SheetDocument): PartKey[] =>
  keysOf(document).filter((key) => key.startsWith('card/') && cardOf(document, key) !== null);

/** A field of the meeting as text, empty where nothing is written. */
export const fieldOf = (document: SheetDocument, field: MatchField): string =>
  toText(valueOf(document, `match/${field}`)) ?? '';

export const toSeat = (value: unknown) => {
  const seat = toMap(value);
  const player = toText(seat.player);
  return { player, pair: player !== null && (seat.pair === 1 || seat.pair === 2) ? seat.pair : null };
};

/** More than any format has. */
const MAX_SETS = 7;

export const toTypedGame = (value: unknown) => {
  const { texts, forfeit } = toMap(value);
  return {
    texts: toList(texts)
      .slice(0, MAX_SETS)
      .map((text) => (typeof text === 'string' ? text.slice(0, 8) : '')) as readonly string[],
    forfeit: toSide(forfeit),
  };
};

const fromWireGame = (value: unknown): TypedGame => {
  const { sets, winner, forfeit } = toMap(value);
  const present = forfeit === true ? toSide(winner) : null;
  return {
    texts: toList(sets)
      .map(toMap)
      .map((set) => `${set.won === true ? '' : '-'}${String(set.loser)}`),
    forfeit: present && otherSide(present),
  };
};

export const toCard = (value: unknown) => {
  const { side: of, target, reason } = toMap(value);
  const side = toSide(of);
  if (side === null || (target !== 'player' && target !== 'pair' && target !== 'coach')) return null;
  return { side, target, reason: toText(reason) ?? '' } as const;
};

/** Whether two JSON values are the same, whatever the order of their keys; a missing key is as good as null. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (isObject(one) && isObject(other))
    return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
  return (one ?? null) === (other ?? null);
};

/** The state on the server. */
export const statusOf = ({ base }: SheetDocument): string => toText(base['match/status']) ?? '';

/** Whether the server lets the parts be written, as it said last; one that does not say decides when they arrive. */
export const isOpen = ({ base }: SheetDocument): boolean => base['match/open'] !== false;
