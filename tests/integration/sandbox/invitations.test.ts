import { randomUUID } from 'node:crypto';
import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '../../../sandbox/auth/changePassword.ts';
import { createAuthTables } from '../../../sandbox/auth/createAuthTables.ts';
import { readMailbox } from '../../../sandbox/mail/mailbox.ts';
import { requestReset } from '../../../sandbox/auth/requestReset.ts';
import { readViewer } from '../../../sandbox/rights/readViewer.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const MATRIX = { 'licences.list': 2, 'persons.list': 1 };

describe('an invitation to a club', () => {
  const club = setUpClub();
  let now = new Date();
  let count = 0;

  beforeAll(async () => {
    now = club.context.clock();
    Object.assign(club.context, { clock: () => now });
    await createAuthTables(club.context.db);
  });
  // Few invitations are sent in five minutes.
  beforeEach(() => {
    now = new Date(now.getTime() + 6 * 60_000);
  });

  const nameless = () => `colleague-${(count += 1)}@example.org`;
  const bodyOf = async (values: object = {}) => ({
    person: `/api/people/${await club.addPerson()}`,
    club: `/api/organizations/${club.home}`,
    email: nameless(),
    matrix: MATRIX,
    key: randomUUID(),
    ...values,
  });
  const invite = async (values: object = {}, viewer?: ReturnType<typeof buildManager>) =>
    club.as(viewer ?? club.manager).post('/api/club_permissions', await bodyOf(values));
  const mailsTo = async (email: string) => (await readMailbox(club.context)).filter(({ to }) => to === email);
  const tokenFor = async (email: string) => (await mailsTo(email))[0]?.link?.split('token=')[1] ?? '';
  const choosePassword = (token: string) =>
    changePassword(
      club.context,
      new Request('http://sandbox.test', {
        method: 'POST',
        body: JSON.stringify({ token, password: 'quatre balles neuves' }),
      }),
      'local',
    );
  const keyOf = (iri: string) => Number(iri.split('/').at(-1));
  const accountOf = ({ account }: { account: string }) => keyOf(account);

  it('mails a link whose first password opens the account with just the rights given (R2.129)', async () => {
    const { status, body } = await invite();
    expect([status, body.invitation]).toEqual([201, 'sent']);
    expect(await readViewer(club.context, accountOf(body))).toBeNull();
    expect((await mailsTo(body.email))[0]?.text).toContain('valable 7 jours');
    expect((await choosePassword(await tokenFor(body.email))).status).toBe(204);

    const viewer = await readViewer(club.context, accountOf(body));
    expect(viewer?.username).toBe(body.email);
    expect([...(viewer?.clubs ?? [])]).toEqual([[club.home, MATRIX]]);
    expect(viewer?.modules).toMatchObject({ licences: 2, persons: 1, contests: 0, accountancy: 0 });
    expect((await club.api.get(body['@id'])).body.invitation).toBe('accepted');
  });

  it('is taken once, and no more once seven days have gone', async () => {
    const { body } = await invite();
    const token = await tokenFor(body.email);
    expect((await choosePassword(token)).status).toBe(204);
    expect((await choosePassword(token)).status).toBe(410);

    const { body: late } = await invite();
    const lateToken = await tokenFor(late.email);
    now = new Date(now.getTime() + 7 * 86_400_000 + 1000);
    expect((await choosePassword(lateToken)).status).toBe(410);
    expect(await readViewer(club.context, accountOf(late))).toBeNull();
    const request = new Request('http://sandbox.test', {
      method: 'POST',
      body: JSON.stringify({ username: late.email }),
    });
    await requestReset(club.context, request, 'local');
    expect((await choosePassword(await tokenFor(late.email))).status).toBe(204);
    expect(await readViewer(club.context, accountOf(late))).not.toBeNull();
  });

  it('that is sent twice with one key gives rights once and mails once', async () => {
    const invited = await bodyOf();
    const [first, second] = [
      await club.api.post('/api/club_permissions', invited),
      await club.api.post('/api/club_permissions', invited),
    ];
    expect([first.status, second.status, second.body['@id']]).toEqual([201, 201, first.body['@id']]);
    expect(await mailsTo(invited.email)).toHaveLength(1);
    const other = await club.api.post('/api/club_permissions', { ...invited, email: nameless() });
    expect(other.body.violations).toMatchObject([{ propertyPath: 'key' }]);
  });

  it('to an address that has an account gives the rights to it, and mails nothing', async () => {
    const email = nameless();
    const person = await club.addPerson();
    const known = await club.addAccount('connu', person, { email, modulesAccesses: { persons: 1 } });
    const named = { person: `/api/people/${person}`, email: email.toUpperCase() };
    const { status, body } = await invite(named);
    expect([status, accountOf(body), body.invitation ?? null]).toEqual([201, known, null]);
    expect(await mailsTo(email)).toEqual([]);
    // Its user name is somebody else's doing.
    expect(JSON.stringify(body)).not.toContain('connu');
    const about = '/api/history_actions?entity=club-permission&order[id]=desc&itemsPerPage=1';
    const reader = buildManager([club.home], { 'club.history': 1 });
    const { body: history } = await club.as(reader).get(about);
    expect(history['hydra:member'][0].label).toBe(`Droits du compte ${email.toUpperCase()} donnés`);
    const elsewhere = await invite({ ...named, email: nameless() });
    expect(elsewhere.body.violations).toMatchObject([
      { propertyPath: 'email', message: 'Cette personne a déjà un compte, à une autre adresse.' },
    ]);
    const again = await invite({ ...named, email });
    expect(again.body.violations).toMatchObject([
      { propertyPath: 'email', message: 'Ce compte a déjà des droits dans cette structure.' },
    ]);
  });

  it('to the address of somebody else is refused', async () => {
    const email = nameless();
    await club.addAccount(`tiers-${email}`, await club.addPerson({ club: club.away }), { email });
    expect((await invite({ email })).body.violations).toMatchObject([
      { propertyPath: 'email', message: 'Cette adresse est celle du compte d’une autre personne.' },
    ]);
    expect((await invite({ email: (await invite()).body.email })).body.violations).toMatchObject([
      { propertyPath: 'email' },
    ]);
  });

  describe('of an account that another structure has invited', () => {
    const both = () => buildManager([club.home, club.away]);
    /** The first entry is of the club away, the second of the club at home, for one person and one address. */
    const inviteTwice = async () => {
      const person = `/api/people/${await club.addPerson()}`;
      const email = nameless();
      const first = await invite({ person, email, club: `/api/organizations/${club.away}` }, both());
      const second = await invite({ person, email });
      expect([first.status, second.status]).toEqual([201, 201]);
      return { email, first: first.body, second: second.body };
    };

    it('gives rights beside the others and mails no second link', async () => {
      const { email, first, second } = await inviteTwice();
      expect(accountOf(second)).toBe(accountOf(first));
      expect(await mailsTo(email)).toHaveLength(1);
      expect((await choosePassword(await tokenFor(email))).status).toBe(204);
      const viewer = await readViewer(club.context, accountOf(first));
      expect(new Set(viewer?.clubs.keys())).toEqual(new Set([club.home, club.away]));
    });

    it('shows the second nothing but what it has typed, before the account is opened and after', async () => {
      const { email, first, second } = await inviteTwice();
      const known = async () => {
        const path = `/api/club_permissions?club=${club.home}&itemsPerPage=200`;
        const { body: list } = await club.api.get(path);
        const { body: item } = await club.api.get(second['@id']);
        const listed = list['hydra:member'].find((one: { id: number }) => one.id === second.id);
        return [listed, item].map(({ account, invitation, invitationExpires, email: typed }) => ({
          account,
          invitation,
          invitationExpires,
          typed,
        }));
      };
      const { account, dateModified } = second;
      const nothing = { account, invitation: null, invitationExpires: null, typed: email };
      expect([second.invitation, second.invitationExpires]).toEqual([null, null]);
      expect(account).toBe(`/api/accounts/${accountOf(first)}`);
      const again = () => club.api.put(second['@id'], { email, key: randomUUID() });
      const sentence = /^Ce compte existait déjà/;
      expect(await known()).toEqual([nothing, nothing]);
      expect((await again()).body.violations[0].message).toMatch(sentence);

      expect((await choosePassword(await tokenFor(email))).status).toBe(204);
      expect(await known()).toEqual([nothing, nothing]);
      expect((await again()).body.violations[0].message).toMatch(sentence);
      expect((await club.api.get(second['@id'])).body.dateModified).toBe(dateModified);
      const { body } = await club.as(both()).get(first['@id']);
      expect(body.invitation).toBe('accepted');
    });

    it('is opened although the first has withdrawn, and goes with the last one', async () => {
      const { email, first, second } = await inviteTwice();
      const withdraw = (entry: { '@id': string }) => club.as(both()).delete(entry['@id']);
      expect((await withdraw(first)).status).toBe(204);
      expect((await choosePassword(await tokenFor(email))).status).toBe(204);
      const viewer = await readViewer(club.context, accountOf(first));
      expect([...(viewer?.clubs.keys() ?? [])]).toEqual([club.home]);
      expect(viewer?.modules).toMatchObject({ licences: 2, persons: 1 });
      await withdraw(second);
      expect((await readViewer(club.context, accountOf(first)))?.modules).toMatchObject({ licences: 0 });

      const third = await inviteTwice();
      await withdraw(third.first);
      await withdraw(third.second);
      expect((await choosePassword(await tokenFor(third.email))).status).toBe(410);
      const { status, body } = await invite({ email: third.email });
      expect([status, body.invitation]).toEqual([201, 'sent']);
    });

    it('is sent to no other address, by neither of them', async () => {
      const { email, first, second } = await inviteTwice();
      const attacker = nameless();
      for (const { '@id': id } of [first, second]) {
        const changed = { email: attacker, key: randomUUID() };
        const { status, body } = await club.as(both()).put(id, changed);
        expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, 'key']);
        const same = await club.as(both()).put(id, { email, key: randomUUID() });
        expect(same.status).toBe(422);
      }
      expect(await mailsTo(attacker)).toEqual([]);
      expect(
        await club.context.db.query(
          sql`select email, username from accounts where id = ${accountOf(first)}::int`,
        ),
      ).toEqual([{ email, username: email }]);
    });

    it('stays out of reach of the second when the first has withdrawn', async () => {
      const { first, second } = await inviteTwice();
      const other = await club.addAccount(`autre-${nameless()}`, await club.addPerson());
      await club.context.db.query(
        sql`update club_permissions set creator_id = ${other} where id = ${keyOf(second['@id'])}`,
      );
      expect((await club.as(both()).delete(first['@id'])).status).toBe(204);
      const attacker = nameless();
      const { status } = await club.api.put(second['@id'], { email: attacker, key: randomUUID() });
      expect(status).toBe(422);
      expect(await mailsTo(attacker)).toEqual([]);
    });
  });

  it('whose mail comes back says so, and is sent again to another address', async () => {
    const { body } = await invite({ email: 'colleague@mail.invalid' });
    expect(body.invitation).toBe('bounced');
    const email = nameless();
    const again = { email, key: randomUUID() };
    const { body: sent } = await club.api.put(body['@id'], again);
    expect(sent.invitation).toBe('sent');
    await club.api.put(body['@id'], again);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await choosePassword(await tokenFor(email))).status).toBe(204);
    const late = await club.api.put(body['@id'], { email, key: randomUUID() });
    expect(late.body.violations).toMatchObject([{ propertyPath: 'key' }]);
  });

  it('moves to another address with a new key alone, and is opened from there alone', async () => {
    const { body } = await invite();
    const former = await tokenFor(body.email);
    const email = nameless();
    for (const values of [{ email }, { key: null }, { email, key: body.key }]) {
      const { body: refused } = await club.api.put(body['@id'], values);
      expect(refused.violations, JSON.stringify(values)).toMatchObject([{ propertyPath: 'key' }]);
    }
    expect((await club.api.put(body['@id'], { email, key: randomUUID() })).status).toBe(200);
    expect((await choosePassword(former)).status).toBe(410);
    expect((await choosePassword(await tokenFor(email))).status).toBe(204);
  });

  it('is refused for the club or the people of others, for no address and for more than one has', async () => {
    expect((await invite({ club: `/api/organizations/${club.away}` })).status).toBe(403);
    const foreign = await club.addPerson({ club: club.away });
    expect((await invite({ person: `/api/people/${foreign}` })).status).toBe(400);
    await club.addAccount('etranger', foreign);
    for (const email of [nameless(), 'etranger@example.org'])
      expect((await invite({ person: `/api/people/${foreign}`, email })).status).toBe(400);
    for (const [email, path] of [
      ['', 'email'],
      ['nobody', 'email'],
    ])
      expect((await invite({ email })).body.violations).toMatchObject([{ propertyPath: path }]);
    const lesser = buildManager([club.home], { 'club.permissions': 2, 'persons.list': 1 });
    const { body } = await invite({}, lesser);
    expect(body.violations).toMatchObject([{ propertyPath: 'matrix' }]);
    expect((await invite({ matrix: 'all' })).status).toBe(422);
    // Nothing is left of what was refused.
    expect(await club.context.db.query(sql`select 1 from accounts where username = 'nobody'`)).toEqual([]);
  });

  it('is not sent without end', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 21; tried += 1) statuses.push((await invite()).status);
    expect(statuses.at(-1)).toBe(422);
  });
});
