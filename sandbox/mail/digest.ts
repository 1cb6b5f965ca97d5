import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal: enough for secrets of 256 random bits, which nobody can guess; passwords use scrypt. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
