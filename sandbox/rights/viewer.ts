/** The account behind a request, with its rights read afresh. `null` everywhere means an anonymous caller. */
export interface Viewer {
  readonly account: number;
  readonly person: number;
  readonly username: string;
  /** Whether the account has a second factor, which sensitive operations need. */
  readonly mfaEnabled: boolean;
  /** Counts the changes of its password. */
  readonly passwordVersion: number;
  /** When its session last proved the second factor, Unix time in seconds; null when it never has. */
  readonly secondFactorAt: number | null;
  /** The session of the request; null when its token does not name one. */
  readonly session: string | null;
  readonly roles: readonly string[];
  readonly modules: 'all' | Readonly<Record<string, number>>;
  /** Id of the structure in which rights were given -> action -> level. */
  readonly clubs: ReadonlyMap<number, Readonly<Record<string, number>>>;
  /** Rights given in organizations above clubs, with the clubs beneath each. */
  readonly above?: readonly RightsAbove[];
}

export interface RightsAbove {
  /** Entity of the organization: `committee`, `league`, `zone`, `federation`. */
  readonly kind: string;
  readonly levels: Readonly<Record<string, number>>;
  readonly clubs: readonly number[];
  /** Whether these are all there are. */
  readonly everyClub?: true;
}
