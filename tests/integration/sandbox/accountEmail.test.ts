import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../sandbox/host/demoAccounts.ts';
import { createRequester } from '../../support/createRequester.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';

const sandbox = setUpSandbox({ writeSecurityLog: (line) => log.push(line) });
const log: string[] = [];

const api = createRequester((request) => sandbox.fetch(request));

const mails = async () => (await api.get('/sandbox/mailbox')).body;

const logIn = async (): Promise<{ pair: { token: string }; account: string }> => {
  const login = { username: 'gestionnaire', password: DEMO_PASSWORD };
  const { body: pair } = await api.post('/api/login_check', login);
  return { pair, account: JSON.parse(Buffer.from(pair.token.split('.')[1], 'base64url').toString()).account };
};

it('gives an account without a second factor another mail address after a code mailed to the former one, which is notified', async () => {
  const { pair, account: path } = await logIn();
  const former = (await api.as(pair.token).get(path)).body.email as string;

  const refused = await api.as(pair.token).put(path, { email: 'voleur@example.org' });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ mfa_required: true });
  expect((await api.as(pair.token).get(path)).body.email).toBe(former);

  const [mail] = await mails();
  expect(mail?.to).toBe(former);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const proved = await api.post('/api/login_check_mfa', { code, hash: refused.body.hash });
  expect(proved.status).toBe(200);
  const changed = await api.as(proved.body.token).put(path, { email: 'nouvelle@example.org' });
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
  const { pair, account: own } = await logIn();
  const { body } = await api.as(pair.token).get('/api/club_permissions?club=1');
  const given = body['hydra:member'].find(
    (one: { account: { '@id': string } }) => one.account['@id'] !== own,
  );
  log.length = 0;
  const changed = await api.as(pair.token).put(given['@id'], { matrix: given.matrix });
  expect(changed.status).toBe(200);
  const idOf = (iri: string): number => Number(iri.split('/').at(-1));
  expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
    { event: 'rights.changed', account: idOf(given.account['@id']), by: idOf(own), reason: 'update' },
  ]);
});
