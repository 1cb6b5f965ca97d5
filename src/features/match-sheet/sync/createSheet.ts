import type { SheetStore } from '../../../data/createSheetStore.ts';
import { ApiError } from '../../../http/ApiError.ts';
import type { Transport } from '../../../http/createTransport.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { plannedGames } from '../../../rules/matchFormats.ts';
import type { ServerState } from '../document/byRules.ts';
import type { Json } from '../../../schema/read.ts';
import {
  isSame,
  keysOf,
  valueOf,
  type PartKey,
  type SheetDocument,
  type Entry,
  type Entries,
} from '../document/document.ts';
import type { Facts } from '../document/facts.ts';
import { reduceSheet } from '../document/reduceSheet.ts';
import { contentOf } from './planSync.ts';
import { runRound } from './runRound.ts';
import type { Sheet, SheetChange, SheetState } from './sheet.ts';
import { toWirePart } from './wire.ts';

interface SheetOptions {
  readonly facts: Facts;
  readonly document: SheetDocument;
  /** As read with the document; absent where nothing was. */
  readonly server?: ServerState | undefined;
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
  const { facts, transport, account, locks } = options;
  const games = plannedGames(facts.format);
  const { getState, setState, subscribe, toWire, isOther } = createSheetState(options);
  const { keep, keepFacts } = createKeeping(options, getState, () => setState({ isKept: false }));

  const dispatch: Sheet['dispatch'] = async (action) => {
    const { document: before, conflicts, isWithdrawn } = getState();
    const changed = reduceSheet(before, action, games);
    if (changed === before) return;
    // The confirmed entry is what is handed in; a name found for a number that was typed is no other referee.
    const isGivenUp = action.type !== 'named' && isPlanned(before) && isOther(before, changed);
    const document = isGivenUp ? reduceSheet(changed, { type: 'withdrawn' }, games) : changed;
    const solved = action.type === 'chosen' ? action.key : null;
    setState({
      document,
      conflicts: conflicts.filter(({ key }) => key !== solved),
      isWithdrawn: isGivenUp || (isWithdrawn && !isPlanned(document)),
    });
    await keep(before, document);
  };

  const learn: Sheet['learn'] = async (found) => {
    const { referees } = getState();
    if (referees.some(({ person }) => person === found.person)) return;
    setState({ referees: [...referees, found] });
    await keepFacts();
  };

  const adopt: Sheet['adopt'] = ({ base, entries }) => {
    const { document } = getState();
    const kept = Object.entries({ ...document.entries, ...entries }).flatMap(([key, entry]) =>
      entry ? [[key, entry] as const] : [],
    );
    const adopted = { base: base ?? document.base, entries: Object.fromEntries(kept) };
    const isGivenUp = isPlanned(document) && isOther(document, adopted);
    setState({ document: adopted, ...(isGivenUp && { isWithdrawn: true }) });
    if (isGivenUp) void dispatch({ type: 'withdrawn' });
  };

  const run = async (): Promise<void> => {
    const go = () => runRound({ facts, transport, getState, setState, dispatch, learn, toWire });
    try {
      await (locks ? locks.request(`raquette-sheet ${account} ${facts.match}`, go) : go());
      setState({ phase: 'idle', failure: null });
    } catch (error) {
      const isOffline = error instanceof ApiError && error.kind === 'network';
      setState({
        phase: isOffline ? 'offline' : 'failed',
        failure: isOffline ? null : errorSentence(error),
      });
    }
  };

  let round: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const synchronise = (): Promise<void> => {
    if (round) {
      // It may have been planned before what waits now.
      next ??= round.then(() => {
        next = null;
        const { phase, waiting } = getState();
        return phase === 'idle' && waiting.length > 0 ? synchronise() : undefined;
      });
      return next;
    }
    round = run().finally(() => {
      round = null;
    });
    return round;
  };
  const setShared = (isShared: boolean): void => setState({ isShared });
  return { facts, getState, subscribe, dispatch, adopt, learn, setShared, synchronise };
};

/** Stores changes, and sends them to the other tabs. */
const createKeeping = (
  { facts, store, account, onChange }: SheetOptions,
  getState: () => SheetState,
  onLost: () => void,
) => {
  const writeFacts = (): Promise<void> => {
    const { referees, document } = getState();
    return store.writeFacts(account, facts.match, { facts: { ...facts, referees }, base: document.base });
  };
  return {
    keepFacts: () => writeFacts().catch(onLost),
    keep: async (before: SheetDocument, { base, entries }: SheetDocument): Promise<void> => {
      const changed = changedEntries(before.entries, entries);
      const isRead = base !== before.base;
      try {
        // First the server's version: an entry that is gone must be found there.
        if (isRead) await writeFacts();
        if (Object.keys(changed).length > 0) await store.writeEntries(account, facts.match, changed);
      } catch {
        onLost();
      }
      onChange?.({ base: isRead ? base : null, entries: changed });
    },
  };
};

/** Whether a step is to be taken once all else has arrived. */
const isPlanned = ({ entries }: SheetDocument): boolean => entries['match/status'] !== undefined;

/** The state of a sheet; which entries wait or need attention follows from its document. */
const createSheetState = ({ facts, document: opened, server }: SheetOptions) => {
  const { transitions, canUpdate, referees, format, bestOf } = facts;
  const games = plannedGames(format);
  const listeners = new Set<() => void>();

  const wireOf = (document: SheetDocument, key: PartKey): unknown => {
    const entry = document.entries[key];
    return entry && toWirePart(document, key, entry, games, bestOf);
  };
  const shown = (document: SheetDocument): Json =>
    Object.fromEntries(
      keysOf(document)
        .filter((key) => key !== 'match/status' && key !== 'match/open')
        .map((key) => {
          const wire = wireOf(document, key);
          return [key, contentOf(wire === undefined ? valueOf(document, key) : wire)];
        }),
    );
  const sorted = ({ document, conflicts }: Pick<SheetState, 'document' | 'conflicts'>) => {
    const keys = Object.keys(document.entries) as PartKey[];
    const waiting = keys.filter(
      (key) =>
        wireOf(document, key) !== undefined &&
        document.entries[key]?.refusals.length === 0 &&
        !conflicts.some((conflict) => conflict.key === key),
    );
    return { waiting, blocked: keys.filter((key) => !waiting.includes(key)) };
  };
  let state: SheetState = {
    document: opened,
    conflicts: [],
    ...sorted({ document: opened, conflicts: [] }),
    phase: 'idle',
    failure: null,
    isKept: true,
    isShared: false,
    isWithdrawn: false,
    transitions,
    canUpdate,
    signatures: server?.signatures ?? null,
    serverTime: server?.serverTime ?? null,
    referees,
  };
  return {
    getState: () => state,
    setState: (change: Partial<SheetState>): void => {
      const next = { ...state, ...change };
      state = { ...next, ...sorted(next) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toWire: (key: PartKey): unknown => wireOf(state.document, key),
    /** Whether another sheet is on the screen, be it only in what is typed and not finished. */
    isOther: (one: SheetDocument, other: SheetDocument): boolean => !isSame(shown(one), shown(other)),
  };
};

/** Entries that differ; null for those that are gone. */
const changedEntries = (before: Entries, after: Entries): Readonly<Partial<Record<PartKey, Entry | null>>> =>
  Object.fromEntries(
    keysOf({ base: before, entries: after })
      .filter((key) => before[key] !== after[key])
      .map((key) => [key, after[key] ?? null]),
  );
