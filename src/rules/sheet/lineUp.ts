import type { MatchFormatCode } from '../matchFormats.ts';
import type { Side } from '../side.ts';

/** A licence on the day of the meeting. */
export interface SheetLicence {
  /** Number of the club. */
  readonly club: string;
  /** Code of the type: `T` competition, `A` officer, `P` leisure … */
  readonly type: string;
  readonly isValid: boolean;
  /** `YYYY-MM-DD`; null when it was never validated. */
  readonly validationDate: string | null;
  readonly gender: 'M' | 'F';
  readonly foreign: boolean;
  readonly mutated: boolean;
  /** A numbered player plays once on a day, whichever the championship. */
  readonly numbered: boolean;
  /** Code of the medical mention; empty when nothing was handed in. */
  readonly medical: string;
  readonly points: number;
  /** Last day of a suspension, `YYYY-MM-DD`. */
  readonly suspendedUntil: string | null;
}

/** A line of the line-up. */
export interface SheetPlayer {
  readonly letter: string;
  /** Licence number, as typed; empty when the place is free. */
  readonly identifier: string;
  /** Null when the season knows no such licence. */
  readonly licence: SheetLicence | null;
  readonly absent?: boolean;
}

/** Contests of men, of women and mixed ones count apart. */
export type Championship = 'M' | 'F' | 'A';

/** A meeting that a player of the club has played in this phase, in whichever team. */
export interface Appearance {
  /** Licence number. */
  readonly identifier: string;
  readonly championship: Championship;
  readonly phase: number;
  /** Number of the day ('journée'). */
  readonly day: number;
  /** Number of the team; the smaller, the stronger. */
  readonly team: number;
  readonly teamName: string;
}

export interface LineUp {
  readonly side: Side;
  readonly format: MatchFormatCode;
  /** Numbers of the clubs of the team: two in an entente. */
  readonly clubs: readonly string[];
  readonly team: number;
  readonly championship: Championship;
  readonly phase: number;
  readonly day: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly players: readonly SheetPlayer[];
  readonly appearances: readonly Appearance[];
  /** Numbers of the club's other teams in the same pool: a player may play for one only. */
  readonly poolTeams?: readonly number[];
}

/** Limits of a contest; null: none. */
export interface EligibilityRules {
  readonly licenceTypes: readonly string[];
  readonly maxForeigners: number | null;
  readonly maxMutated: number | null;
  /** Women in a team of a men's championship. */
  readonly maxWomen: number | null;
  /** So many meetings in stronger teams burn a player for the weaker ones. */
  readonly burntAfter: number;
  /** How many players of a stronger team on day 1 may play in a weaker one on day 2. */
  readonly maxFromStrongerOnSecondDay: number | null;
  /** Whether to say when the letters do not follow the points. */
  readonly pointsOrder: boolean;
}

/** As played in 2026/2027; no limit of mutated players since 2025/2026. */
export const DEFAULT_ELIGIBILITY: EligibilityRules = {
  licenceTypes: ['T', 'A'],
  maxForeigners: 1,
  maxMutated: null,
  maxWomen: 2,
  burntAfter: 2,
  maxFromStrongerOnSecondDay: 1,
  pointsOrder: true,
};
