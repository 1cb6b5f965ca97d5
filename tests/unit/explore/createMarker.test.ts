import { expect, it } from 'vitest';
import { createMarker } from '../../explore/createMarker.ts';
import { accepts } from '../../explore/marks.ts';

const PEOPLE = { method: 'POST', path: '/api/people' };
const body = (name: string): Buffer => Buffer.from(JSON.stringify({ name }));

it('marks what the server accepts a second time with the same content, and nothing else', () => {
  const mark = createMarker();
  expect(mark(PEOPLE, body('Petit'), 422, '')).toBe('answered;desc="POST /api/people 422"');
  expect(mark(PEOPLE, body('Petit'), 201, '')).toBe('answered;desc="POST /api/people 201"');
  expect(mark(PEOPLE, body('Grand'), 201, '')).toBe('answered;desc="POST /api/people 201"');
  expect(mark(PEOPLE, body('Petit'), 201, '')).toBe('answered;desc="POST /api/people 201 twin"');
});

it('distinguishes a refusal from a second factor that is required', () => {
  const mark = createMarker();
  const refused = (answer: object) => mark(PEOPLE, body('Petit'), 403, JSON.stringify(answer));
  expect(refused({ detail: 'Access Denied.' })).toMatch(/ 403"$/);
  expect(refused({ message: 'Second factor required', mfa_required: true })).toMatch(/ step-up"$/);
});

it('distinguishes writes of records that were accepted from all other calls', () => {
  expect(accepts('PUT /api/people/1 200')).toBe(true);
  expect(accepts('PUT /api/people/1 422')).toBe(false);
  expect(accepts('GET /api/people/1 200')).toBe(false);
  expect(accepts('POST /api/people/mapping 200')).toBe(false);
  expect(accepts('POST /api/login_check 200')).toBe(false);
});
