/**
 * Who may take a step of a process.
 * - `club`: whoever may edit (level 2 of the entity's action) in a club that owns the record
 * - `above`: whoever may validate (level 3) in an organization above such a club
 * - `federation`: the same in the federation itself
 * - `{ club }`: whoever may edit in the club that this path of the record leads to
 * - `{ level }`: whoever may validate in the committee, league or federation above, as the field of this name says
 */
export type Actor = 'club' | 'above' | 'federation' | { readonly club: string } | { readonly level: string };

/** The process of an entity. Steps that only the server takes are in `expires` (a delay that ends) or nowhere. */
export interface States {
  /** The choice that holds the state. */
  readonly field: string;
  /** States in which a caller may create a record. */
  readonly start: readonly string[];
  /** State -> state that may follow -> who may take the step. A state without an entry is an end; numbers are written as text. */
  readonly next: Readonly<Record<string, Readonly<Record<string, Actor | readonly Actor[]>>>>;
  /**
   * State -> who may change or delete a record in it, besides taking its steps; nobody where a state is left
   * out. Whoever creates a record has to be one of them. Absent: whoever may edit, in any state.
   */
  readonly edits?: Readonly<Record<string, Actor | readonly Actor[]>>;
  /** State -> the text that has to say why the record was put there. */
  readonly reasons?: Readonly<Record<string, string>>;
  /**
   * State left -> state entered -> what is filled in with that step besides its reason: a choice has to be made, a
   * text may stay empty.
   */
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The state that waits, the one it ends in once the day of the field `after` is over. */
  readonly expires?: { readonly from: string; readonly to: string; readonly after: string };
}
