import type { Model } from '../model/model.ts';
import type { Database } from './database.ts';

/** Data and their declarations, for those who read; a transaction passes itself as `db`. */
export interface Store {
  readonly db: Database;
  readonly model: Model;
}

/** With the clock that dates what is written. */
export interface DatedStore extends Store {
  readonly clock: () => Date;
}
