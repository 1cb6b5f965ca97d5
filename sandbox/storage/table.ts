export interface Table {
  readonly name: string;
  /** Column name -> type with its constraints. */
  readonly columns: Readonly<Record<string, string>>;
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Constraint name -> unique column. */
  readonly uniques: Readonly<Record<string, string>>;
  readonly indexes: readonly Index[];
}

export interface ForeignKey {
  readonly name: string;
  readonly column: string;
  readonly target: string;
  readonly cascade: boolean;
}

export interface Index {
  readonly name: string;
  readonly columns: readonly string[];
  /** Over the folded text, which lists are ordered by. */
  readonly folded: boolean;
}
