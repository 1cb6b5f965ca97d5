export type Unit = 'KiB' | 'MB' | 'ms' | 'requests' | 'licences';

/** One measurement. `limit` is null where there is nothing to hold to, only something to watch. */
export interface Row {
  readonly what: string;
  readonly measured: number;
  readonly unit: Unit;
  readonly limit: number | null;
}

export const isWithinLimit = ({ measured, limit }: Row): boolean => limit === null || measured <= limit;
