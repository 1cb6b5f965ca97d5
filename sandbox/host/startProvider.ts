import { randomBytes } from 'node:crypto';
import { CALLBACK_PATH } from '../payments/callbackRoutes.ts';
import type { CheckoutOptions } from '../checkout/createCheckout.ts';
import { createProvider } from '../provider/createProvider.ts';
import { openPort } from '../../host/openPort.ts';

interface Provider {
  readonly checkout: CheckoutOptions;
  readonly close: () => Promise<void>;
}

/** Starts the simulated provider of payments on a port, and so an origin, of its own; its secret lives as long as it does. */
export const startProvider = async (siteUrl: string): Promise<Provider> => {
  const secret = randomBytes(32).toString('hex');
  const callbackUrl = new URL(CALLBACK_PATH, siteUrl).href;
  const app = createProvider({ secret, callbackUrl, siteUrl });
  const { url, close } = await openPort(0, (request) => app.fetch(request));
  return { checkout: { providerUrl: url, siteUrl, secret }, close };
};
