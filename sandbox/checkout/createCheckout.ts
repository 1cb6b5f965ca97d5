import { toOrderQuery } from './order.ts';

/** The address of the provider of payments, and the secret that both sides sign with. */
export interface CheckoutOptions {
  /** Origin of the provider. */
  readonly providerUrl: string;
  /** Origin of the application, to which the provider leads back. */
  readonly siteUrl: string;
  readonly secret: string;
}

export interface Checkout {
  readonly secret: string;
  /** The page of the provider on which a payment is made. */
  readonly toUrl: (payment: Payable) => string;
}

interface Payable {
  readonly id: number;
  readonly organization: number;
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
}

/** The way to the provider and back. */
export const createCheckout = ({ providerUrl, siteUrl, secret }: CheckoutOptions): Checkout => ({
  secret,
  toUrl: ({ id, organization, reference, amount }) => {
    const url = new URL('/pay', providerUrl);
    const returnUrl = new URL(`/${organization}/payments/${id}/show`, siteUrl).href;
    url.search = toOrderQuery(secret, { reference, amount, returnUrl }).toString();
    return url.href;
  },
});
