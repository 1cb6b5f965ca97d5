import type { Services } from '../../src/features/ServicesContext.tsx';
import type { Transport } from '../../src/http/createTransport.ts';

/** What public pages need of the services, for a visitor. */
export const publicServices = (transport: Transport): Services =>
  ({
    transport,
    session: { getState: () => ({ status: 'loggedOut', reason: null }) },
  }) as unknown as Services;
