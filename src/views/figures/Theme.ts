/** The figures of a theme: a row a label, a column a season, a territory or whatever is compared. */
export interface Theme {
  readonly title: string;
  readonly labels: readonly string[];
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  /** In the order of the labels; null where nothing is told. */
  readonly values: readonly (number | null)[];
}
