import type { HeldSheet } from '../sync/fromMatch.ts';
import type { SyncPlan } from '../sync/planSync.ts';
import type { Entry, PartKey, SheetDocument } from './document.ts';
import type { Facts } from './facts.ts';
import type { SheetAction } from './reduceSheet.ts';
import type { Referee } from './referees.ts';

export interface SheetState {
  readonly document: SheetDocument;
  readonly conflicts: SyncPlan['conflicts'];
  /** Entries that are fit to be sent and not known to have arrived. */
  readonly waiting: readonly PartKey[];
  /** Entries that need attention: unfinished, impossible, refused or in conflict. */
  readonly held: readonly PartKey[];
  readonly phase: 'idle' | 'sending' | 'offline' | 'failed';
  /** Why the last round failed. */
  readonly failure: string | null;
  /** False once something could not be stored: only this tab knows it then. */
  readonly isKept: boolean;
  /** Allowed next states, as last read. */
  readonly transitions: readonly string[];
  readonly canUpdate: boolean;
  /** Signatures of both sides, as last read. */
  readonly signatures: HeldSheet['signatures'];
  /** Server time of the last read; the clock here may be wrong. */
  readonly serverTime: string | null;
  /** Referees of other clubs, as far as they were looked up. */
  readonly referees: Facts['referees'];
  /** Whether another tab of this browser has the sheet open. */
  readonly isShared: boolean;
}

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
