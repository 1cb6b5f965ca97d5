import type { SheetStore } from '../../../data/createSheetStore.ts';
import { ApiError } from '../../../http/ApiError.ts';
import type { Transport } from '../../../http/createTransport.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { plannedGames } from '../../../rules/matchFormats.ts';
import type { PartKey, SheetDocument } from '../document/document.ts';
import type { Facts } from '../document/facts.ts';
import { changedEntries, reduceSheet, type SheetAction } from '../document/reduceSheet.ts';
import type { Referee } from '../document/referees.ts';
import type { Sheet, SheetChange, SheetState } from '../document/Sheet.ts';
import { createRound } from './createRound.ts';
import { toWirePart } from './toWirePart.ts';

interface SheetOptions {
  readonly facts: Facts;
  readonly document: SheetDocument;
  readonly transport: Pick<Transport, 'request'>;
  readonly store: SheetStore;
  readonly account: string;
  /** Called with each change once it is stored. */
  readonly onChange?: (change: SheetChange) => void;
  /** Absent where the browser has none. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/** An open sheet: document, storage and synchronisation. */
export const createSheet = (options: SheetOptions): Sheet => {
  const { facts, transport, store, account, locks, onChange } = options;
  const games = plannedGames(facts.format);
  const listeners = new Set<() => void>();
  let state: SheetState = {
    document: options.document,
    conflicts: [],
    waiting: [],
    held: [],
    phase: 'idle',
    failure: null,
    isKept: true,
    transitions: facts.transitions,
    canUpdate: facts.canUpdate,
    signatures: null,
    serverTime: null,
    referees: facts.referees,
    isShared: false,
  };
  let round: Promise<void> | null = null;

  const setState = (change: Partial<SheetState>): void => {
    const { document, conflicts } = { ...state, ...change };
    const keys = Object.keys(document.entries) as PartKey[];
    const waiting = keys.filter(
      (key) =>
        wireOf(document, key) !== undefined &&
        document.entries[key]?.refusals.length === 0 &&
        !conflicts.some((conflict) => conflict.key === key),
    );
    state = { ...state, ...change, waiting, held: keys.filter((key) => !waiting.includes(key)) };
    for (const listener of listeners) listener();
  };

  const wireOf = (document: SheetDocument, key: PartKey): unknown => {
    const entry = document.entries[key];
    return entry && toWirePart(document, key, entry, games, facts.bestOf);
  };

  const dispatch = async (action: SheetAction): Promise<void> => {
    const before = state.document;
    const document = reduceSheet(before, action, games);
    if (document === before) return;
    const solved = action.type === 'chosen' ? action.key : null;
    setState({ document, conflicts: state.conflicts.filter(({ key }) => key !== solved) });
    const changed = changedEntries(before, document);
    try {
      // First what the server holds: an entry that is gone must be found there.
      if (document.base !== before.base) await keepFacts();
      if (Object.keys(changed).length > 0) await store.writeEntries(account, facts.match, changed);
    } catch {
      setState({ isKept: false });
    }
    onChange?.({ base: document.base === before.base ? null : document.base, entries: changed });
  };

  const keepFacts = (): Promise<void> =>
    store.writeFacts(account, facts.match, {
      facts: { ...facts, referees: state.referees },
      base: state.document.base,
    });

  const learn = async (found: Referee): Promise<void> => {
    if (state.referees.some(({ person }) => person === found.person)) return;
    setState({ referees: [...state.referees, found] });
    await keepFacts().catch(() => setState({ isKept: false }));
  };

  const adopt = ({ base, entries }: SheetChange): void => {
    const { document } = state;
    const next = Object.fromEntries(
      Object.entries({ ...document.entries, ...entries }).flatMap(([key, entry]) =>
        entry ? [[key, entry] as const] : [],
      ),
    );
    setState({ document: { base: base ?? document.base, entries: next } });
  };

  const runRound = createRound({
    facts,
    transport,
    getState: () => state,
    setState,
    dispatch,
    learn,
    toWire: (key) => wireOf(state.document, key),
  });

  const guarded = async (): Promise<void> => {
    try {
      const name = `raquette-sheet ${account} ${facts.match}`;
      await (locks ? locks.request(name, runRound) : runRound());
      setState({ phase: 'idle', failure: null });
    } catch (error) {
      const isOffline = error instanceof ApiError && error.kind === 'network';
      setState({
        phase: isOffline ? 'offline' : 'failed',
        failure: isOffline ? null : errorSentence(error),
      });
    }
  };

  setState({});
  return {
    facts,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    adopt,
    learn,
    setShared: (isShared) => setState({ isShared }),
    synchronise: () => {
      round ??= guarded().finally(() => {
        round = null;
      });
      return round;
    },
  };
};
