import { ApiError, type ApiErrorKind } from '../../../http/ApiError.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import type { Transport } from '../../../http/createTransport.ts';
import { idOf } from '../../../lib/iri.ts';
import type { Sheet, SheetState } from '../document/Sheet.ts';
import { fieldOf, toSeat, type PartKey } from '../document/document.ts';
import { findReferees, typedNumberIn } from '../document/referees.ts';
import { fromMatch, type HeldSheet } from './fromMatch.ts';
import { planSync, type SyncPlan } from './planSync.ts';
import { readSheet } from './readFacts.ts';
import { sendPart, toWireScore } from './sendPart.ts';

interface RoundOptions extends Pick<Sheet, 'facts' | 'getState' | 'dispatch' | 'learn'> {
  readonly setState: (change: Partial<SheetState>) => void;
  /** An entry as it would be sent; undefined where it is not fit to be. */
  readonly toWire: (key: PartKey) => unknown;
  readonly transport: Pick<Transport, 'request'>;
}

/** A synchronisation round: read, compare, send. Rejects with an `ApiError`. */
export const createRound = ({
  facts,
  getState,
  setState,
  dispatch,
  learn,
  toWire,
  transport,
}: RoundOptions): (() => Promise<void>) => {
  /** Puts a person in place of the number that was typed without network, and a name to the one that the server holds. */
  const lookUpReferee = async (): Promise<void> => {
    const value = fieldOf(getState().document, 'referee');
    const number = typedNumberIn(value);
    const isNamed = [...facts.players, ...getState().referees].some(({ person }) => person === value);
    if (value === '' || isNamed || getState().document.entries['match/referee']?.refusals.length) return;
    const question = number === null ? { person: idOf(value) } : { identifier: number };
    const [found] = await findReferees(transport, facts.match, question);
    if (found) await learn(found);
    if (number === null) return;
    await dispatch(
      found
        ? { type: 'field', field: 'referee', value: found.person }
        : { type: 'refused', key: 'match/referee', refusals: [UNKNOWN_REFEREE] },
    );
  };

  /** Sends one part; false when the server would not have it. */
  const send = async (held: HeldSheet, iris: HeldSheet['iris'], key: PartKey, part: unknown) => {
    await dispatch({ type: 'sending', key, part });
    try {
      const iri = await sendPart({
        transport,
        facts,
        document: getState().document,
        key,
        part,
        iri: iris[key],
      });
      await dispatch({ type: 'written', key, part });
      return { isWritten: true, iri };
    } catch (error) {
      const failure = error instanceof ApiError ? error : null;
      // One part that the server will not have must not keep the others from it.
      if (!failure || !REFUSALS.includes(failure.kind)) throw error;
      const refusals = [...Object.values(failure.fieldErrors).flat(), ...failure.globalErrors];
      await dispatch({
        type: 'refused',
        key,
        refusals: refusals.length > 0 ? [...new Set(refusals)] : [errorSentence(failure)],
      });
      return { isWritten: false, iri: iris[key] };
    }
  };

  const runRound = async (): Promise<void> => {
    const held = await readSheet(transport, facts.match);
    await dispatch({ type: 'read', parts: held.parts });
    await lookUpReferee();
    const plan = planSync(getState().document, held.parts, toWire);
    await dispatch({ type: 'settled', keys: plan.settled });
    const { signatures, serverTime } = held;
    setState({
      conflicts: plan.conflicts,
      transitions: held.transitions,
      canUpdate: held.canUpdate,
      signatures,
      serverTime,
    });
    const queue = inOrder(plan.toSend);
    if (queue.length === 0) return;
    setState({ phase: 'sending' });
    const iris: Partial<Record<PartKey, string>> = { ...held.iris };
    let { transitions } = held;
    const isStart = queue.some(({ key }) => !key.startsWith('match/')) && held.parts['match/open'] === true;
    if (isStart && transitions.includes('inProgress')) {
      const { body } = await transport.request(facts.match, {
        method: 'PUT',
        body: { status: 'inProgress' },
      });
      await dispatch({ type: 'written', key: 'match/status', part: 'inProgress' });
      ({ transitions } = fromMatch(body, []));
    }
    for (const { key, ours } of queue) {
      if (key === 'match/status') continue;
      await vacate(held, iris, key, ours, queue);
      const { isWritten, iri } = await send(held, iris, key, ours);
      if (isWritten && iri === undefined) delete iris[key];
      else if (iri !== undefined) iris[key] = iri;
    }
    await settle();
    await sendScore(queue, held);
    const status = queue.find(({ key }) => key === 'match/status');
    const isAlone = Object.keys(getState().document.entries).every((key) => key === 'match/status');
    if (status && isAlone && getState().conflicts.length === 0) {
      await send(held, iris, status.key, status.ours);
      await settle();
      const after = await readSheet(transport, facts.match);
      await dispatch({ type: 'read', parts: after.parts });
      transitions = after.transitions;
      setState({ canUpdate: after.canUpdate, signatures: after.signatures });
    }
    setState({ transitions });
  };

  /** A player who changes seats leaves the old one first: the server refuses a player on two seats. */
  const vacate = async (
    held: HeldSheet,
    iris: Partial<Record<PartKey, string>>,
    key: PartKey,
    part: unknown,
    queue: SyncPlan['toSend'],
  ): Promise<void> => {
    const { player } = toSeat(key.startsWith('seat/') ? part : null);
    if (player === null) return;
    for (const { key: other } of queue) {
      if (
        other === key ||
        iris[other] === undefined ||
        toSeat(getState().document.base[other]).player !== player
      )
        continue;
      if (other.startsWith('seat/') && (await send(held, iris, other, null)).isWritten) delete iris[other];
    }
  };

  /** Removes entries that are written and unchanged since. */
  const settle = async (): Promise<void> => {
    const { document } = getState();
    const { settled } = planSync(document, document.base, toWire);
    await dispatch({ type: 'settled', keys: settled });
  };

  /** The score of the meeting goes with its games. */
  const sendScore = async (queue: SyncPlan['toSend'], held: HeldSheet): Promise<void> => {
    if (!queue.some(({ key }) => key.startsWith('game/'))) return;
    const body = toWireScore(getState().document.base, facts);
    if (body.homeGamePoints === held.score[0] && body.awayGamePoints === held.score[1]) return;
    await transport.request(facts.match, { method: 'PUT', body }).catch((error: unknown) => {
      // The other side has written a game meanwhile: the next round counts it.
      if (!(error instanceof ApiError) || error.kind !== 'validation') throw error;
    });
  };

  return runRound;
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
