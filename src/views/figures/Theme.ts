/** The figures of a theme: a row a label, a column a season, a territory or whatever is compared. */
export interface Theme {
  readonly title: string;
  /** Kind of the labels, above them. */
  readonly of?: string;
  readonly labels: readonly string[];
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  /** Gains and losses, of another unit than the other columns: shown in the table alone, with their signs. */
  readonly isSigned?: boolean;
  /** In the order of the labels; null where there is no value. */
  readonly values: readonly (number | null)[];
}
