import type { Transport } from '../../../http/createTransport.ts';
import { iriOf, toIri } from '../../../lib/iri.ts';
import { plannedGames } from '../../../rules/matchFormats.ts';
import { toMeetingResult } from '../../../rules/meeting.ts';
import { toMap, isObject } from '../../../schema/read.ts';
import {
  fieldOf,
  toSeat,
  type PartKey,
  type SheetDocument,
  toForfeit,
  toSide,
  type Parts,
} from '../document/document.ts';
import type { Facts } from '../document/facts.ts';
import { labelOfGame, playerWith } from '../document/players.ts';
import { toGamePlayers, type WireGame } from './wire.ts';

interface Sending {
  readonly transport: Pick<Transport, 'request'>;
  readonly facts: Facts;
  readonly document: SheetDocument;
  readonly key: PartKey;
  /** As `toWirePart` gives it. */
  readonly part: unknown;
  /** The record of the part on the server; undefined where there is none. */
  readonly iri: string | undefined;
}

/**
 * Writes a part: POST where the server has no record of it, PUT where it has, DELETE where none is wanted. Resolves
 * with the IRI of the resulting record. Rejects with an `ApiError`.
 */
export const sendPart = async (sending: Sending): Promise<string | undefined> => {
  const { transport, facts, key, part, iri } = sending;
  if (key.startsWith('match/')) {
    await transport.request(facts.match, { method: 'PUT', body: toMatchBody(sending) });
    return undefined;
  }
  if (part === null) {
    if (iri !== undefined) await transport.request(iri, { method: 'DELETE' });
    return undefined;
  }
  const { collection, onCreate, body } = toRecord(sending);
  if (iri !== undefined) {
    await transport.request(iri, { method: 'PUT', body });
    return iri;
  }
  const { body: created } = await transport.request(collection, {
    method: 'POST',
    body: { sportMatch: facts.match, ...onCreate, ...body },
  });
  return iriOf(created) ?? undefined;
};

/** Fields that the server checks together are sent together: both times, the score with the end of the meeting. */
const toMatchBody = ({ facts, document, key, part }: Sending): Readonly<Record<string, unknown>> => {
  const field = key.slice('match/'.length);
  const own = { [field]: part };
  if (field === 'forfeit' || part === 'entered')
    return { ...own, ...toWireScore({ ...document.base, [key]: part }, facts) };
  if (field !== 'startTime' && field !== 'endTime') return own;
  return { startTime: fieldOf(document, 'startTime') || null, endTime: fieldOf(document, 'endTime') || null };
};

/** The collection of a part, what a new record takes alone, and what both take. */
const toRecord = ({ facts, document, key, part }: Sending) => {
  const [kind, first = '', second = ''] = key.split('/');
  if (kind === 'seat') {
    const seat = toSeat(part);
    const player = playerWith(facts, seat.player);
    const captain = fieldOf(document, first === 'home' ? 'homeCaptain' : 'awayCaptain');
    const body = {
      letter: second,
      player: seat.player,
      points: Math.round(player?.points ?? 0),
      mutated: player?.mutated ?? false,
      foreign: player?.foreign ?? false,
      doublePair: seat.pair,
      captain: player?.person === captain,
    };
    return { collection: '/sheet_match_players', onCreate: { side: first }, body };
  }
  if (kind === 'card') {
    const { side, target, reason } = toMap(part);
    const onCreate = { person: toIri('/people', first), type: toIri('/referentials', second) };
    return { collection: '/warnings', onCreate, body: { side, target, reason } };
  }
  const { players: _, ...game } = part as WireGame;
  const planned = plannedGames(facts.format).find(({ position }) => key === `game/${position}`);
  const onCreate = {
    contest: facts.contest,
    position: planned?.position,
    label: planned && labelOfGame(planned),
    date: facts.date,
    doubleOpposition: planned?.double !== undefined,
  };
  return {
    collection: '/games',
    onCreate,
    body: { ...game, notCounted: false, ...toGamePlayers(part as WireGame) },
  };
};

/**
 * The score of a meeting as its server counts it: the games that it has, or all of them where a side does not play.
 * A game about to be lost by absence does not count yet, and a score that ran ahead of its games would be refused.
 */
export const toWireScore = (
  parts: Parts,
  { format }: Pick<Facts, 'format'>,
): { readonly homeGamePoints: number; readonly awayGamePoints: number } => {
  const forfeit = toForfeit(parts['match/forfeit']);
  if (forfeit !== null) {
    const { home, away } = toMeetingResult([], { format }, forfeit);
    return { homeGamePoints: home, awayGamePoints: away };
  }
  const winners = Object.entries(parts).flatMap(([key, game]) =>
    key.startsWith('game/') && isObject(game) ? [toSide(game.winner)] : [],
  );
  return {
    homeGamePoints: winners.filter((winner) => winner === 'home').length,
    awayGamePoints: winners.filter((winner) => winner === 'away').length,
  };
};
