import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../sandbox/host/demoAccounts.ts';
import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { openSeededSandbox } from '../../support/screens/openSeededSandbox.ts';

let sandbox: Sandbox;
const log: string[] = [];
beforeAll(async () => {
  sandbox = await openSeededSandbox({ writeSecurityLog: (line) => log.push(line) });
});
afterAll(() => sandbox.close());

const send = async (method: string, path: string, body?: object, token?: string) => {
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test${path}`, {
      method,
      headers: {
        'Content-Type': 'application/ld+json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
  return { status: answer.status, body: await answer.json() };
};

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
const mails = async (): Promise<Mail[]> => (await send('GET', '/sandbox/mailbox')).body;

it('gives an account without a second factor another mail address after a code mailed to the former one, which is notified', async () => {
  const { body: pair } = await send('POST', '/api/login_check', {
    username: 'gestionnaire',
    password: DEMO_PASSWORD,
  });
  const path = JSON.parse(Buffer.from(pair.token.split('.')[1], 'base64url').toString()).account as string;
  const former = (await send('GET', path, undefined, pair.token)).body.email as string;

  const refused = await send('PUT', path, { email: 'voleur@example.org' }, pair.token);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ mfa_required: true });
  expect((await send('GET', path, undefined, pair.token)).body.email).toBe(former);

  const [mail] = await mails();
  expect(mail?.to).toBe(former);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const proved = await send('POST', '/api/login_check_mfa', { code, hash: refused.body.hash });
  expect(proved.status).toBe(200);
  const changed = await send('PUT', path, { email: 'nouvelle@example.org' }, proved.body.token);
  expect([changed.status, changed.body.email]).toEqual([200, 'nouvelle@example.org']);
  expect((await mails())[0]).toMatchObject({
    to: former,
    subject: 'L’adresse de votre compte a été changée',
  });
  const account = Number(path.split('/').at(-1));
  expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
    { event: 'login.succeeded', account },
    { event: 'factor.asked', account, reason: 'sensitive operation' },
    { event: 'access.refused', account, reason: 'PUT /api/accounts' },
    { event: 'factor.accepted', account },
    { event: 'email.changed', account, by: account },
  ]);
});

it('logs who has changed whose rights as a security event', async () => {
  const { body: pair } = await send('POST', '/api/login_check', {
    username: 'gestionnaire',
    password: DEMO_PASSWORD,
  });
  const own = JSON.parse(Buffer.from(pair.token.split('.')[1], 'base64url').toString()).account as string;
  const { body } = await send('GET', '/api/club_permissions?club=1', undefined, pair.token);
  const given = body['hydra:member'].find(
    (one: { account: { '@id': string } }) => one.account['@id'] !== own,
  );
  log.length = 0;
  const changed = await send('PUT', given['@id'], { matrix: given.matrix }, pair.token);
  expect(changed.status).toBe(200);
  const idOf = (iri: string): number => Number(iri.split('/').at(-1));
  expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
    { event: 'rights.changed', account: idOf(given.account['@id']), by: idOf(own), reason: 'update' },
  ]);
});
