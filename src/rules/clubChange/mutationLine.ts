/** A line of the yearly table of mutations: from when to when, for whom, and what it costs. Days are `yyyy-MM-dd`, amounts cents. */
export interface MutationLine {
  readonly type: 'ordinary' | 'exceptional';
  readonly startDate: string;
  readonly endDate: string;
  readonly gender: string | null;
  readonly pointsMin: number | null;
  readonly pointsMax: number | null;
  readonly numberedMin: number | null;
  readonly numberedMax: number | null;
  /** Codes of the age categories; none: all. */
  readonly categories: readonly string[];
  /** Code of the only motive it is for. */
  readonly motive: string | null;
  /** For the players on a list of the professional championships alone. */
  readonly proListed: boolean;
  readonly federationShare: number;
  readonly leagueShare: number;
  readonly committeeShare: number;
}
