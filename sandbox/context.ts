import type { Model } from './model/model.ts';
import type { Checkout } from './payments/createCheckout.ts';
import type { Viewer } from './rights/viewer.ts';
import type { Database } from './storage/database.ts';

/** What every part of the sandbox is given; there are no module singletons. */
export interface Context {
  readonly db: Database;
  readonly model: Model;
  readonly clock: () => Date;
  /** Leads to the provider of payments; absent where there is none. */
  readonly checkout?: Checkout | undefined;
}

/** Hono environment of the routes behind the authentication middleware. */
export interface Env {
  Variables: { viewer: Viewer | null };
}
