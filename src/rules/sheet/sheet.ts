import type { BestOf } from '../gameResult.ts';
import type { MatchFormatCode } from '../matchFormats.ts';
import type { Forfeit } from '../meeting.ts';
import type { PlayedSet } from '../sets.ts';
import type { Side } from '../side.ts';

/** A line of the sheet as entered. */
export interface SheetGame {
  readonly position: number;
  readonly sets: readonly PlayedSet[];
  /** As entered; null where it follows from the sets. */
  readonly winner: Side | null;
  /** Not played: `winner` is the side that has it, null if neither came. */
  readonly forfeit?: boolean;
  /** Something was written that is no set. */
  readonly faulty?: boolean;
}

export interface SheetTeam {
  readonly name: string;
  /** Letters of the absent players. */
  readonly absent: readonly string[];
  /** Letters without a player. */
  readonly unnamed: readonly string[];
  /** Letters of the pairs, in the order of the doubles; an empty list where none is chosen. */
  readonly pairs: readonly (readonly string[])[];
  /** Licence number or name; null when none is named. */
  readonly captain: string | null;
  /** Whether the captain has signed; null as long as no signature is needed. */
  readonly signed: boolean | null;
}

export interface Sheet {
  readonly format: MatchFormatCode;
  readonly bestOf: BestOf;
  /** The score at which the meeting ends; null where all games are played. */
  readonly settledAt: number | null;
  readonly teams: Readonly<Record<Side, SheetTeam>>;
  readonly games: readonly SheetGame[];
  /** Score as entered; null where it follows from the games. */
  readonly score: Readonly<Record<Side, number>> | null;
  readonly forfeit: Forfeit;
  /** `HH:MM`. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** Instants in ISO 8601 with an offset or `Z`; null where there is no limit, or nothing was sent yet. */
  readonly enteredAt: string | null;
  readonly deadline: string | null;
}
