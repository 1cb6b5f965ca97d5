import type { Entry, PartKey, SheetDocument } from './document.ts';
import type { Facts } from './facts.ts';
import type { HeldSheet } from '../sync/fromMatch.ts';
import type { SyncPlan } from '../sync/planSync.ts';
import type { SheetAction } from './reduceSheet.ts';
import type { Referee } from './referees.ts';

export interface SheetState {
  readonly document: SheetDocument;
  readonly conflicts: SyncPlan['conflicts'];
  /** Entries that are fit to be sent and not known to have arrived. */
  readonly waiting: readonly PartKey[];
  /** The others, which somebody has to see to: unfinished, impossible, refused, or in conflict. */
  readonly held: readonly PartKey[];
  readonly phase: 'idle' | 'sending' | 'offline' | 'failed';
  /** Why the last round failed. */
  readonly failure: string | null;
  /** False once something could not be stored: only this tab knows it then. */
  readonly isKept: boolean;
  /** States that may follow, as last told. */
  readonly transitions: readonly string[];
  readonly canUpdate: boolean;
  /** Who has signed for each side, as last told. */
  readonly signatures: HeldSheet['signatures'];
  /** What the clock of the server said then; ours may be wrong. */
  readonly toldAt: string | null;
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
  /** Takes over what another tab has changed, and stored. */
  readonly adopt: (change: SheetChange) => void;
  /** Keeps who was found elsewhere with the sheet. */
  readonly learn: (referee: Referee) => Promise<void>;
  readonly setShared: (isShared: boolean) => void;
  /** A round: reads, compares, sends what is ours. Never rejects. */
  readonly synchronise: () => Promise<void>;
}

/** What a change has left: the base where it is another one, and the entries it has touched, null for those gone. */
export interface SheetChange {
  readonly base: SheetDocument['base'] | null;
  readonly entries: Readonly<Partial<Record<PartKey, Entry | null>>>;
}
