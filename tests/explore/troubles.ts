import type { Trouble } from '../faults/Fault.ts';

const JSON_LD = { 'Content-Type': 'application/ld+json; charset=utf-8' };

interface Refusal {
  readonly headers?: Readonly<Record<string, string>>;
  readonly more?: object;
}

const refuse = (status: number, detail: string, { headers, more }: Refusal = {}): Trouble => ({
  answer: {
    status,
    headers: { ...JSON_LD, ...headers },
    body: JSON.stringify({
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': detail,
      ...more,
    }),
  },
});

const NOT_BLANK = 'This value should not be blank.';
const VIOLATIONS = [
  { propertyPath: 'lastName', message: NOT_BLANK, code: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3' },
];

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
  refuse(422, `lastName: ${NOT_BLANK}`, {
    more: { '@type': 'ConstraintViolationList', violations: VIOLATIONS },
  }),
  refuse(429, 'Too Many Requests', { headers: { 'Retry-After': '1' } }),
  refuse(500, 'Internal Server Error'),
  {
    answer: {
      status: 503,
      headers: { 'Content-Type': 'text/html' },
      body: '<!doctype html><html><body><h1>Service Unavailable</h1></body></html>',
    },
  },
];
