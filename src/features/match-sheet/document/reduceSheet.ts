import type { PlannedGame } from '../../../rules/matchFormats.ts';
import type { Side } from '../../../rules/side.ts';
import { isObject } from '../../../schema/read.ts';
import {
  gameOf,
  isOpen,
  isSame,
  keysOf,
  valueOf,
  toSeat,
  type Card,
  type Entry,
  type Entries,
  type MatchField,
  type PartKey,
  type Parts,
  type Seat,
  type SheetDocument,
  type TypedGame,
} from './document.ts';
import { playersOf } from './players.ts';

export type SheetAction =
  | { readonly type: 'game'; readonly position: number; readonly game: TypedGame }
  | { readonly type: 'seat'; readonly side: Side; readonly letter: string; readonly seat: Seat }
  | { readonly type: 'card'; readonly key: PartKey; readonly card: Card | null }
  | { readonly type: 'field'; readonly field: MatchField; readonly value: string }
  /** The person behind the number that was typed for the referee. */
  | { readonly type: 'named'; readonly person: string }
  /** The planned step is not taken. */
  | { readonly type: 'withdrawn' }
  /** The server was read. */
  | { readonly type: 'read'; readonly parts: Parts }
  /** The server has these as they are here. */
  | { readonly type: 'settled'; readonly keys: readonly PartKey[] }
  /** Is about to go out: from now on it may be on the server. */
  | { readonly type: 'sending'; readonly key: PartKey; readonly part: unknown }
  /** The server has reported this value. */
  | { readonly type: 'written'; readonly key: PartKey; readonly part: unknown }
  | { readonly type: 'refused'; readonly key: PartKey; readonly refusals: readonly string[] }
  | {
      readonly type: 'chosen';
      readonly key: PartKey;
      readonly choice: 'ours' | 'theirs';
      readonly theirs: unknown;
    }
  | { readonly type: 'brought'; readonly values: Readonly<Partial<Record<PartKey, unknown>>> };

/** Rewrites games on the server whose players were named later, on another device. */
export const namedGames = (document: SheetDocument, games: readonly PlannedGame[]): SheetAction[] =>
  games.flatMap((planned): SheetAction[] => {
    const { position } = planned;
    const base = document.base[`game/${position}`];
    const isNamed = !isObject(base) || isSame(base.players, playersOf(document, planned));
    return isNamed || document.entries[`game/${position}`]
      ? []
      : [{ type: 'game', position, game: gameOf(document, position) }];
  });

/**
 * The document of a sheet after an action. Whatever did not change is the same object. A refusal applies to the line-ups
 * that the server has seen: once any seat changes, or the sheet is opened again, what was refused goes out again.
 */
export const reduceSheet = (
  document: SheetDocument,
  action: SheetAction,
  games: readonly PlannedGame[],
): SheetDocument => {
  const next = apply(document, action, games);
  const isOther = (key: PartKey): boolean =>
    key.startsWith('seat/') && !isSame(toSeat(valueOf(document, key)), toSeat(valueOf(next, key)));
  if (isOpen(document) === isOpen(next) && ![...keysOf(document), ...keysOf(next)].some(isOther)) return next;
  return (Object.keys(next.entries) as PartKey[])
    .filter((key) => next.entries[key]?.refusals.length)
    .reduce((amended, key) => amend(amended, key, allowed), next);
};

const allowed = (entry: Entry): Entry => ({ ...entry, refusals: [] });

const apply = (
  document: SheetDocument,
  action: SheetAction,
  games: readonly PlannedGame[],
): SheetDocument => {
  switch (action.type) {
    case 'game':
      return change(document, `game/${action.position}`, action.game);
    case 'seat':
      return sit(document, action.side, action.letter, action.seat, games);
    case 'card':
      return change(document, action.key, action.card);
    case 'field':
      return change(document, `match/${action.field}`, action.value === '' ? null : action.value);
    case 'named':
      return change(document, 'match/referee', action.person);
    case 'withdrawn':
      return { ...document, entries: without(document.entries, ['match/status']) };
    case 'read':
      return { ...document, base: action.parts };
    case 'settled':
      return { ...document, entries: without(document.entries, action.keys) };
    case 'sending':
      return amend(document, action.key, (entry) => ({ ...entry, sent: [...entry.sent, action.part] }));
    case 'written':
      return {
        ...amend(document, action.key, (entry) => ({ ...entry, base: action.part, sent: [], refusals: [] })),
        base: { ...document.base, [action.key]: action.part },
      };
    case 'refused':
      return amend(document, action.key, (entry) => ({ ...entry, refusals: action.refusals }));
    case 'chosen':
      return action.choice === 'theirs'
        ? {
            base: { ...document.base, [action.key]: action.theirs },
            entries: without(document.entries, [action.key]),
          }
        : amend(document, action.key, (entry) => ({ ...entry, base: action.theirs, sent: [], refusals: [] }));
    case 'brought':
      return Object.entries(action.values).reduce(
        (next, [key, value]) => change(next, key as PartKey, value),
        document,
      );
    default:
      return document;
  }
};

const change = (document: SheetDocument, key: PartKey, value: unknown): SheetDocument => {
  const known = document.entries[key];
  if (known && isSame(known.value, value))
    return known.refusals.length === 0 ? document : amend(document, key, allowed);
  const entry: Entry = {
    value,
    base: known ? known.base : (document.base[key] ?? null),
    sent: known?.sent ?? [],
    refusals: [],
  };
  return { ...document, entries: { ...document.entries, [key]: entry } };
};

/** A player sits on one chair only, a double has two; the games that a changed seat has played change their players. */
const sit = (
  document: SheetDocument,
  side: Side,
  letter: string,
  seat: Seat,
  games: readonly PlannedGame[],
): SheetDocument => {
  const seated = change(document, `seat/${side}/${letter}`, toSeat(seat));
  return games
    .filter((game) => !isSame(playersOf(document, game), playersOf(seated, game)))
    .reduce((next, { position }) => {
      const game = gameOf(next, position);
      const isEmpty = game.texts.every((text) => text === '') && game.forfeit === null;
      const entry = next.entries[`game/${position}`];
      return entry || isEmpty ? next : change(next, `game/${position}`, game);
    }, seated);
};

const amend = (document: SheetDocument, key: PartKey, next: (entry: Entry) => Entry): SheetDocument => {
  const entry = document.entries[key];
  return entry ? { ...document, entries: { ...document.entries, [key]: next(entry) } } : document;
};

const without = (entries: Entries, keys: readonly PartKey[]): Entries => {
  if (keys.every((key) => !entries[key])) return entries;
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key as PartKey)));
};
