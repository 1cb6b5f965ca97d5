export type Unit = 'KiB' | 'MB' | 'ms' | 'requests' | 'licences';

/** One measurement. `limit` is null where there is nothing to hold to, only something to watch. */
export interface Row {
  readonly what: string;
  /** Null: what it takes was not there. */
  readonly measured: number | null;
  readonly unit: Unit;
  readonly limit: number | null;
}

export const isWithinLimit = ({ measured, limit }: Row): boolean =>
  limit === null || measured === null || measured <= limit;
