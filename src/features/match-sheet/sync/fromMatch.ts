import { iriOf, idOf } from '../../../lib/iri.ts';
import { isObject, toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import type { Side } from '../../../rules/side.ts';
import { MATCH_FIELDS, toCard, toSide, type PartKey, type Parts } from '../document/document.ts';

export interface Signature {
  /** An instant. */
  readonly date: string;
  /** IRI of the person. */
  readonly person: string | null;
}

/** The server's parts of a sheet, with the record behind each. */
export interface HeldSheet {
  readonly parts: Parts;
  /** IRI of the record of a part; `match/…` parts are the meeting itself. */
  readonly iris: Readonly<Partial<Record<PartKey, string>>>;
  /** States that the reader may choose now. */
  readonly transitions: readonly string[];
  readonly canUpdate: boolean;
  /** Who has signed for each side; null where the reader may not know. */
  readonly signatures: Readonly<Record<Side, Signature | null>> | null;
  readonly score: readonly [home: number | null, away: number | null];
}

/** Reads the answer for a meeting, and those for its cards, which a meeting names only. */
export const fromMatch = (match: unknown, warnings: readonly unknown[]): HeldSheet => {
  const body = toMap(match);
  const parts: Partial<Record<PartKey, unknown>> = {};
  const iris: Partial<Record<PartKey, string>> = {};
  const put = (key: PartKey, iri: string | null, part: unknown): void => {
    parts[key] = part;
    if (iri !== null) iris[key] = iri;
  };
  for (const side of ['home', 'away'] as const)
    for (const seat of toList(body[`${side}SheetMatches`])) {
      const letter = isObject(seat) ? toText(seat.letter) : null;
      if (isObject(seat) && letter !== null) put(`seat/${side}/${letter}`, iriOf(seat), toWireSeat(seat));
    }
  for (const game of toList(body.games)) {
    const position = isObject(game) ? toNumber(game.position) : null;
    if (isObject(game) && position !== null) put(`game/${position}`, iriOf(game), toHeldGame(game));
  }
  for (const warning of warnings) {
    if (!isObject(warning)) continue;
    const card = toCard(warning);
    const key = cardKeyOf(iriOf(warning.person), iriOf(warning.type));
    if (card && key) put(key, iriOf(warning), card);
  }
  for (const field of MATCH_FIELDS) parts[`match/${field}`] = toFieldValue(field, body[field]);
  if (typeof body.open === 'boolean') parts['match/open'] = body.open;
  const permissions = toMap(body['@permissions']);
  return {
    parts,
    iris,
    transitions: toList(toMap(permissions.transitions).status).filter((state) => typeof state === 'string'),
    canUpdate: permissions.canUpdate === true,
    signatures: Array.isArray(body.signatures)
      ? { home: signatureOf(body.signatures, 'home'), away: signatureOf(body.signatures, 'away') }
      : null,
    score: [toNumber(body.homeGamePoints), toNumber(body.awayGamePoints)],
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

const toHeldGame = (game: Json): WireGame | null => {
  const sets = toList(game.sets).flatMap((set) => {
    const loser = isObject(set) ? toNumber(set.loser) : null;
    return isObject(set) && loser !== null ? [{ won: set.won === true, loser }] : [];
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
