import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text, in hexadecimal. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether a text was signed with the secret; takes as long for a near miss as for any other. */
export const isSigned = (secret: string, text: string, signature: string): boolean => {
  const [expected, given] = [signatureOf(secret, text), signature].map((hex) => Buffer.from(hex));
  return expected !== undefined && given?.length === expected.length && timingSafeEqual(expected, given);
};
