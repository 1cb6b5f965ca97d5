import { isSigned, signatureOf } from './signature.ts';

/** An amount for the provider to collect. */
export interface Order {
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
  /** The page to which the provider sends whoever has paid, or has not. */
  readonly returnUrl: string;
}

const PURPOSE = 'order.';

/** The parameters of the provider's page; signed, or anybody could lower the amount in the address. */
export const toOrderQuery = (secret: string, { reference, amount, returnUrl }: Order): URLSearchParams => {
  const order = JSON.stringify({ reference, amount, returnUrl });
  return new URLSearchParams({ order, signature: signatureOf(secret, PURPOSE + order) });
};

/** The order in such parameters; null where they were not signed with the secret. */
export const fromOrderQuery = (secret: string, query: URLSearchParams | FormData): Order | null => {
  const [order, signature] = [query.get('order'), query.get('signature')];
  if (typeof order !== 'string' || typeof signature !== 'string') return null;
  return isSigned(secret, PURPOSE + order, signature) ? (JSON.parse(order) as Order) : null;
};
