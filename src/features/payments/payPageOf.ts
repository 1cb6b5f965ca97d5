import { safeHref } from '../../lib/safeHref.ts';

/** The page of the provider on which a payment that waits is made; null where the server names none. */
export const payPageOf = (payment: unknown): string | null => {
  const url =
    typeof payment === 'object' && payment !== null && 'checkoutUrl' in payment && payment.checkoutUrl;
  return typeof url === 'string' && /^https?:/i.test(url) ? safeHref(url) : null;
};
