import { expect, it } from 'vitest';
import { createHost } from '../../../host/createHost.ts';
import { createSecurityLog } from '../../../host/securityLog.ts';
import { TEST_NOW } from '../../support/testNow.ts';

const open = () => {
  const lines: string[] = [];
  const securityLog = createSecurityLog(
    (line) => lines.push(line),
    () => TEST_NOW,
  );
  const host = createHost({ distDir: 'nowhere', securityLog });
  const post = (body: string, type = 'application/csp-report') =>
    host.request('/policy-reports', { method: 'POST', headers: { 'Content-Type': type }, body });
  const report = (fields: object) => post(JSON.stringify({ 'csp-report': fields }));
  return { lines, host, post, report };
};

/** What Chromium sends of an inline script. */
const INLINE = {
  'document-uri': 'http://127.0.0.1/1/persons/34',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  disposition: 'enforce',
  'blocked-uri': 'inline',
  'script-sample': 'alert("DUBOIS")',
};

it('leaves a line of what a browser reports, without a word of the page', async () => {
  const { lines, report } = open();
  const answer = await report(INLINE);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
  await report({ ...INLINE, 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/34' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: TEST_NOW.toISOString(),
      event: 'policy.broken',
      account: null,
      address: 'local',
      reason: 'script-src-elem inline',
      count: 1,
    },
    expect.objectContaining({ reason: 'img-src address' }),
  ]);
});

it('logs one kind ever more rarely, and another one all the same', async () => {
  const { lines, report } = open();
  for (let time = 0; time < 40; time += 1)
    await report({ ...INLINE, 'effective-directive': 'style-src-attr' });
  await report(INLINE);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { reason: 'style-src-attr inline', count: 1 },
    { reason: 'style-src-attr inline', count: 10 },
    { reason: 'script-src-elem inline', count: 1 },
  ]);
});

it.each([
  ['is no report', 400, '[]'],
  ['is no JSON', 400, '{'],
  ['names a directive of its own', 400, JSON.stringify({ 'csp-report': { 'effective-directive': 'x\n{}' } })],
  ['is too large', 413, JSON.stringify({ 'csp-report': { ...INLINE, sample: 'x'.repeat(20_000) } })],
])('leaves no line of what %s', async (_what, status, body) => {
  const { lines, post } = open();
  expect((await post(body)).status).toBe(status);
  expect(lines).toEqual([]);
});

it('takes reports alone, by POST alone', async () => {
  const { lines, host, post } = open();
  expect((await post(JSON.stringify({ 'csp-report': INLINE }), 'text/plain')).status).toBe(415);
  expect((await host.request('/policy-reports')).status).toBe(405);
  expect(lines).toEqual([]);
});
