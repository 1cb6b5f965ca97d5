import { idOf, iriOf } from '../../../lib/iri.ts';
import type { BestOf } from '../../../rules/gameResult.ts';
import type { PlannedGame } from '../../../rules/matchFormats.ts';
import { SIDES, type Side } from '../../../rules/side.ts';
import { toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import type { ServerState, Signature } from '../document/byRules.ts';
import {
  fieldOf,
  MATCH_FIELDS,
  toCard,
  toSeat,
  toSide,
  toTypedGame,
  typedNumberIn,
  type Entry,
  type PartKey,
  type SheetDocument,
} from '../document/document.ts';
import { toStates } from '../document/facts.ts';
import { playersOf } from '../document/players.ts';
import { toGameState } from '../document/typing.ts';

/** Reads the answer for a meeting, and those for its cards, which a meeting names only. */
export const fromMatch = (match: unknown, warnings: readonly unknown[]) => {
  const body = toMap(match);
  const parts: Partial<Record<PartKey, unknown>> = {};
  const iris: Partial<Record<PartKey, string>> = {};
  const put = (key: PartKey, iri: string | null, part: unknown): void => {
    parts[key] = part;
    if (iri !== null) iris[key] = iri;
  };
  for (const side of SIDES)
    for (const seat of toList(body[`${side}SheetMatches`]).map(toMap)) {
      const letter = toText(seat.letter);
      if (letter !== null) put(`seat/${side}/${letter}`, iriOf(seat), toWireSeat(seat));
    }
  for (const game of toList(body.games).map(toMap)) {
    const position = toNumber(game.position);
    if (position !== null) put(`game/${position}`, iriOf(game), toWireGame(game));
  }
  for (const warning of warnings.map(toMap)) {
    const card = toCard(warning);
    const key = cardKeyOf(iriOf(warning.person), iriOf(warning.type));
    if (card && key) put(key, iriOf(warning), card);
  }
  for (const field of MATCH_FIELDS) parts[`match/${field}`] = toFieldValue(field, body[field]);
  if (typeof body.open === 'boolean') parts['match/open'] = body.open;
  const permissions = toMap(body['@permissions']);
  const signatures: ServerState['signatures'] = Array.isArray(body.signatures)
    ? { home: signatureOf(body.signatures, 'home'), away: signatureOf(body.signatures, 'away') }
    : null;
  return {
    parts,
    /** Of the records behind the parts; `match/…` parts are the meeting itself. */
    iris,
    transitions: toStates(toMap(permissions.transitions).status),
    canUpdate: permissions.canUpdate === true,
    signatures,
    score: [toNumber(body.homeGamePoints), toNumber(body.awayGamePoints)] as const,
  };
};

const signatureOf = (signatures: readonly unknown[], side: Side): Signature | null => {
  const { date, person } = toMap(signatures.find((one) => toMap(one).role === `${side}Captain`));
  const signedAt = toText(date);
  return signedAt === null ? null : { date: signedAt, person: iriOf(person) };
};

/** A card is known by its person and its type, by their numbers. */
export const cardKeyOf = (person: string | null, type: string | null): PartKey | null => {
  const [personId, typeId] = [idOf(person), idOf(type)];
  return personId === null || typeId === null ? null : `card/${personId}/${typeId}`;
};

const toWireSeat = (seat: Json): unknown => ({
  player: iriOf(seat.player),
  pair: seat.doublePair === 1 || seat.doublePair === 2 ? seat.doublePair : null,
});

/** The players of a game in the order in which it is written. */
const PLAYERS = ['homePlayer', 'awayPlayer', 'homeTeammatePlayer', 'awayTeammatePlayer'] as const;

export interface WireGame {
  readonly sets: readonly { readonly won: boolean; readonly loser: number }[];
  readonly winner: Side | null;
  readonly forfeit: boolean;
  readonly players: readonly (string | null)[];
}

const toWireGame = (game: Json): WireGame | null => {
  const sets = toList(game.sets)
    .map(toMap)
    .flatMap((set) => {
      const loser = toNumber(set.loser);
      return loser === null ? [] : [{ won: set.won === true, loser }];
    });
  const winner = toSide(game.winner);
  // A game that is drawn up and not played is as good as none.
  if (sets.length === 0 && winner === null) return null;
  return {
    sets,
    winner,
    forfeit: game.forfeit === true,
    players: PLAYERS.map((name) => iriOf(game[name])),
  };
};

export const toGamePlayers = ({ players }: WireGame): Json =>
  Object.fromEntries(PLAYERS.map((name, index) => [name, players[index] ?? null]));

/** Times come as date-times of 1970, people as objects. */
const toFieldValue = (field: (typeof MATCH_FIELDS)[number], value: unknown): string | null => {
  if (field === 'startTime' || field === 'endTime')
    return /T?(\d\d:\d\d)/.exec(toText(value) ?? '')?.[1] ?? null;
  if (field === 'referee' || field === 'homeCaptain' || field === 'awayCaptain') return iriOf(value);
  return toText(value);
};

/** A part as the server would store it; null where it would store none, undefined while it is not fit to be sent. */
export const toWirePart = (
  document: SheetDocument,
  key: PartKey,
  { value }: Entry,
  games: readonly PlannedGame[],
  bestOf: BestOf,
): unknown => {
  if (key.startsWith('seat/')) {
    const seat = toSeat(value);
    return seat.player === null ? null : seat;
  }
  if (key.startsWith('card/')) {
    const card = toCard(value);
    return card?.reason.trim() === '' ? undefined : card;
  }
  if (key === 'match/startTime' || key === 'match/endTime')
    return endsBeforeStart(document) ? undefined : value;
  if (key === 'match/referee' && typedNumberIn(toText(value) ?? '') !== null) return undefined;
  if (key.startsWith('match/')) return value;
  const planned = games.find(({ position }) => key === `game/${position}`);
  if (!planned) return undefined;
  const typed = toTypedGame(value);
  const { sets, winner, isEmpty, isWhole } = toGameState(typed, bestOf);
  if (isEmpty) return null;
  if (!isWhole) return undefined;
  const game: WireGame = {
    sets,
    winner,
    forfeit: typed.forfeit !== null,
    players: playersOf(document, planned),
  };
  return game;
};

/** Times of one day: said beside the field, and not sent. */
export const endsBeforeStart = (document: SheetDocument): boolean => {
  const [start, end] = [fieldOf(document, 'startTime'), fieldOf(document, 'endTime')];
  return start !== '' && end !== '' && end < start;
};
