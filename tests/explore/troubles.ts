import type { Trouble } from '../faults/Fault.ts';

const JSON_LD = { 'Content-Type': 'application/ld+json; charset=utf-8' };

const refuse = (status: number, detail: string, headers: Readonly<Record<string, string>> = {}): Trouble => ({
  answer: {
    status,
    headers: { ...JSON_LD, ...headers },
    body: JSON.stringify({
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': detail,
    }),
  },
});

/** What happens to one call of the API now and then, `npm run explore -- --faults`. */
export const troubles: readonly Trouble[] = [
  { lateMs: 3000 },
  { cut: 'before' },
  { cut: 'after' },
  { cut: 'body' },
  refuse(401, 'Expired JWT Token'),
  refuse(403, 'Access Denied.'),
  refuse(409, 'Conflict'),
  refuse(412, 'Precondition Failed'),
  refuse(422, 'lastName: This value should not be blank.'),
  refuse(429, 'Too Many Requests', { 'Retry-After': '1' }),
  refuse(500, 'Internal Server Error'),
  {
    answer: {
      status: 503,
      headers: { 'Content-Type': 'text/html' },
      body: '<!doctype html><html><body><h1>Service Unavailable</h1></body></html>',
    },
  },
];
