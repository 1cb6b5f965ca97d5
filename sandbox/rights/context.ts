import type { Checkout } from '../checkout/createCheckout.ts';
import type { SecurityLog } from '../../host/securityEvent.ts';
import type { DatedStore } from '../storage/store.ts';
import type { Viewer } from './viewer.ts';

/** Passed to every part above the storage; there are no module singletons. */
export interface Context extends DatedStore {
  /** Leads to the provider of payments; absent where there is none. */
  readonly checkout?: Checkout | undefined;
  /** Records who logs in, fails to, or changes what that takes; absent where nobody keeps it. */
  readonly securityLog?: SecurityLog | undefined;
  /** Every account needs a second factor, by mail where it has chosen none. */
  readonly isFactorForAll?: boolean | undefined;
}

/** Hono environment of the routes behind the authentication middleware. */
export interface Env {
  Variables: {
    viewer: Viewer | null;
    /** Set where something was refused behind another status than 403. */
    wasRefused?: true;
  };
}
