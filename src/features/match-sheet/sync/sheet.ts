import type { ServerState } from '../document/byRules.ts';
import type { Entry, PartKey, SheetDocument } from '../document/document.ts';
import type { Facts, Referee } from '../document/facts.ts';
import type { SheetAction } from '../document/reduceSheet.ts';
import type { SyncPlan } from './planSync.ts';

/** An open sheet as the page shows it; what the server said is that of the last read. */
export interface SheetState extends ServerState, Pick<Facts, 'transitions' | 'canUpdate' | 'referees'> {
  readonly document: SheetDocument;
  readonly conflicts: SyncPlan['conflicts'];
  /** Entries that are fit to be sent and not known to have arrived. */
  readonly waiting: readonly PartKey[];
  /** Entries that need attention: unfinished, impossible, refused or in conflict. */
  readonly blocked: readonly PartKey[];
  readonly phase: 'idle' | 'sending' | 'offline' | 'failed';
  /** Why the last round failed. */
  readonly failure: string | null;
  /** False once something could not be stored: only this tab knows it then. */
  readonly isKept: boolean;
  /** Whether another tab of this browser has the sheet open. */
  readonly isShared: boolean;
  /** Whether a confirmed step was given up because the sheet changed. */
  readonly isWithdrawn: boolean;
}

/** Document, storage and synchronisation of an open sheet. */
export interface Sheet {
  readonly facts: Facts;
  readonly getState: () => SheetState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the document; what changed is stored before the promise resolves. */
  readonly dispatch: (action: SheetAction) => Promise<void>;
  /** Applies a change that another tab has stored. */
  readonly adopt: (change: SheetChange) => void;
  /** Keeps who was found elsewhere with the sheet. */
  readonly learn: (referee: Referee) => Promise<void>;
  readonly setShared: (isShared: boolean) => void;
  /** Reads, compares and sends. Never rejects. */
  readonly synchronise: () => Promise<void>;
}

/** A change of the document: a new base, if any, and the changed entries, null for removed ones. */
export interface SheetChange {
  readonly base: SheetDocument['base'] | null;
  readonly entries: Readonly<Partial<Record<PartKey, Entry | null>>>;
}
