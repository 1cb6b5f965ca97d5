import { ApiError, type ApiErrorKind } from '../../../http/ApiError.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import type { Transport } from '../../../http/createTransport.ts';
import { idOf } from '../../../lib/iri.ts';
import { fieldOf, toSeat, typedNumberIn, type PartKey } from '../document/document.ts';
import { planSync, type SyncPlan } from './planSync.ts';
import { findReferees, readSheet } from './readFacts.ts';
import { sendPart, toWireScore } from './sendPart.ts';
import type { Sheet, SheetState } from './sheet.ts';
import { fromMatch } from './wire.ts';

interface RoundOptions extends Pick<Sheet, 'facts' | 'getState' | 'dispatch' | 'learn'> {
  readonly setState: (change: Partial<SheetState>) => void;
  /** An entry as it would be sent; undefined where it is not fit to be. */
  readonly toWire: (key: PartKey) => unknown;
  readonly transport: Pick<Transport, 'request'>;
}

/** A round that has something to send. */
interface Round extends RoundOptions {
  readonly read: ServerSheet;
  readonly queue: SyncPlan['toSend'];
  /** IRIs of the records, as the round leaves them. */
  readonly iris: Partial<Record<PartKey, string>>;
}

/** A synchronisation round: read, compare, send. Rejects with an `ApiError`. */
export const runRound = async (options: RoundOptions): Promise<void> => {
  const { getState, setState, dispatch } = options;
  const read = await readServer(options);
  await lookUpReferee(options);
  const plan = planSync(getState().document, read.parts, options.toWire);
  await dispatch({ type: 'settled', keys: plan.settled });
  setState({ conflicts: plan.conflicts });
  const queue = inOrder(plan.toSend);
  if (queue.length === 0) return;
  setState({ phase: 'sending' });
  const round: Round = { ...options, read, queue, iris: { ...read.iris } };
  const status = queue.find(({ key }) => key === 'match/status');
  const others = queue.filter((part) => part !== status);
  // A part that was typed and refused on a closed sheet waits for it to open again.
  if (status && (others.length === 0 || status.ours === 'inProgress')) {
    if (status.ours === 'inProgress' || isAlone(getState())) await sendStatus(round, status);
    return;
  }
  await begin(round);
  for (const { key, ours } of others) {
    await vacate(round, key, ours);
    await send(round, key, ours);
  }
  await settle(round);
  await sendScore(round);
  // The step goes in a round of its own, in which the server still has what was confirmed.
  if (status && isAlone(getState())) await runRound(options);
};

/** Whether nothing but a step is left to be sent. */
const isAlone = ({ document, conflicts }: SheetState): boolean =>
  conflicts.length === 0 && Object.keys(document.entries).every((key) => key === 'match/status');

const sendStatus = async (round: Round, { key, ours }: SyncPlan['toSend'][number]): Promise<void> => {
  await send(round, key, ours);
  await settle(round);
  await readServer(round);
};

/** Takes over the server's current sheet. */
const readServer = async ({ transport, facts, dispatch, setState }: RoundOptions): Promise<ServerSheet> => {
  const sheet = await readSheet(transport, facts.match);
  await dispatch({ type: 'read', parts: sheet.parts });
  const { transitions, canUpdate, signatures, serverTime } = sheet;
  setState({ transitions, canUpdate, signatures, serverTime });
  return sheet;
};

/** Puts a person in place of the number that was typed without network, and a name to the one of the server. */
const lookUpReferee = async ({ facts, getState, dispatch, learn, transport }: RoundOptions) => {
  const { document, referees } = getState();
  const value = fieldOf(document, 'referee');
  const number = typedNumberIn(value);
  const isNamed = [...facts.players, ...referees].some(({ person }) => person === value);
  if (value === '' || isNamed || document.entries['match/referee']?.refusals.length) return;
  const search = number === null ? { person: idOf(value) } : { identifier: number };
  const [found] = await findReferees(transport, facts.match, search);
  if (found) await learn(found);
  if (number === null) return;
  await dispatch(
    found
      ? { type: 'named', person: found.person }
      : { type: 'refused', key: 'match/referee', refusals: [UNKNOWN_REFEREE] },
  );
};

/** A sheet begins with its first entry. */
const begin = async ({ transport, facts, read, queue, dispatch, setState }: Round): Promise<void> => {
  const isStart = queue.some(({ key }) => !key.startsWith('match/')) && read.parts['match/open'] === true;
  if (!isStart || !read.transitions.includes('inProgress')) return;
  const { body } = await transport.request(facts.match, { method: 'PUT', body: { status: 'inProgress' } });
  await dispatch({ type: 'written', key: 'match/status', part: 'inProgress' });
  setState({ transitions: fromMatch(body, []).transitions });
};

/** Sends one part, unless it was withdrawn meanwhile; false when the server would not have it. */
const send = async (round: Round, key: PartKey, part: unknown): Promise<boolean> => {
  const { transport, facts, getState, dispatch, iris } = round;
  await dispatch({ type: 'sending', key, part });
  if (!getState().document.entries[key]) return false;
  try {
    const { document } = getState();
    const iri = await sendPart({ transport, facts, document, key, part, iri: iris[key] });
    if (iri === undefined) delete iris[key];
    else iris[key] = iri;
    await dispatch({ type: 'written', key, part });
    return true;
  } catch (error) {
    // One part that the server will not have must not keep the others from it.
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.kind)) throw error;
    const messages = [...Object.values(error.fieldErrors).flat(), ...error.globalErrors];
    const refusals = messages.length > 0 ? [...new Set(messages)] : [errorSentence(error)];
    await dispatch({ type: 'refused', key, refusals });
    return false;
  }
};

/** A player who changes seats leaves the old one first: the server refuses a player on two seats. */
const vacate = async (round: Round, key: PartKey, part: unknown): Promise<void> => {
  const { player } = toSeat(key.startsWith('seat/') ? part : null);
  if (player === null) return;
  for (const { key: other } of round.queue) {
    const isOld =
      other.startsWith('seat/') &&
      other !== key &&
      round.iris[other] !== undefined &&
      toSeat(round.getState().document.base[other]).player === player;
    if (isOld) await send(round, other, null);
  }
};

/** Removes entries that are written and unchanged since. */
const settle = async ({ getState, dispatch, toWire }: Round): Promise<void> => {
  const { document } = getState();
  await dispatch({ type: 'settled', keys: planSync(document, document.base, toWire).settled });
};

/** The score of the meeting goes with its games. */
const sendScore = async ({ transport, facts, getState, read, queue }: Round): Promise<void> => {
  if (!queue.some(({ key }) => key.startsWith('game/'))) return;
  const body = toWireScore(getState().document.base, facts);
  if (body.homeGamePoints === read.score[0] && body.awayGamePoints === read.score[1]) return;
  await transport.request(facts.match, { method: 'PUT', body }).catch((error: unknown) => {
    // The other side has written a game meanwhile: the next round counts it.
    if (!(error instanceof ApiError) || error.kind !== 'validation') throw error;
  });
};

/** Message key: this refusal is ours, not the server's. */
const UNKNOWN_REFEREE = 'sheet.referee.unknown';
const REFUSALS: readonly ApiErrorKind[] = ['validation', 'client', 'conflict', 'notFound'];
const ORDER = ['seat', 'game', 'card', 'match'];

const inOrder = (parts: SyncPlan['toSend']): SyncPlan['toSend'] =>
  parts.toSorted(
    ({ key: one }, { key: other }) =>
      ORDER.indexOf(one.split('/')[0] ?? '') - ORDER.indexOf(other.split('/')[0] ?? '') ||
      one.localeCompare(other, 'fr', { numeric: true }),
  );

/** The server's parts of a sheet, with the record behind each. */
type ServerSheet = ReturnType<typeof fromMatch>;
