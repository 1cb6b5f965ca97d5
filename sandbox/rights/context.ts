import type { Checkout } from '../checkout/createCheckout.ts';
import type { DatedStore } from '../storage/store.ts';
import type { Viewer } from './viewer.ts';

/** Passed to every part above the storage; there are no module singletons. */
export interface Context extends DatedStore {
  /** Leads to the provider of payments; absent where there is none. */
  readonly checkout?: Checkout | undefined;
}

/** Hono environment of the routes behind the authentication middleware. */
export interface Env {
  Variables: { viewer: Viewer | null };
}
