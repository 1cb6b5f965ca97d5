/** A player of any club, as far as others may read. */
export interface Player {
  readonly identifier: string;
  readonly name: string;
  readonly gender: string;
  readonly clubName: string;
  readonly points: number;
  readonly isNumbered: boolean;
  readonly nationalRank: number | null;
  /** Code of the age category. */
  readonly category: string | null;
  readonly isOwn: boolean;
  readonly isOfSameCommittee: boolean;
  readonly isOfSameLeague: boolean;
  readonly isChanging: boolean;
  /** Season (IRI) and code of the type of each licence. */
  readonly licences: readonly { readonly season: string | null; readonly type: string }[];
  /** Seasons (IRIs) of the mutations that were accepted. */
  readonly mutations: readonly unknown[];
}
