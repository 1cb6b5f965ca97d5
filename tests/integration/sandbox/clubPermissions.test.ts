import { beforeAll, describe, expect, it } from 'vitest';
import { createAuthTables } from '../../../sandbox/auth/createAuthTables.ts';
import { readViewer } from '../../../sandbox/rights/readViewer.ts';
import type { Viewer } from '../../../sandbox/rights/viewer.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

describe('delegated rights', () => {
  const club = setUpClub();
  let secretary: number;
  let entry: string;

  beforeAll(async () => {
    await createAuthTables(club.context.db);
    const account = (username: string, person: number) =>
      club.addAccount(username, person, { modulesAccesses: { persons: 1, club: 1 } });
    secretary = await account('secretaire', await club.addPerson());
    entry = (await give({ matrix: { 'persons.list': 1 } })).body['@id'];
  });

  const give = (values: object, viewer: Viewer = club.manager) => {
    const named = { account: `/api/accounts/${secretary}`, club: `/api/organizations/${club.home}` };
    return club.as(viewer).post('/api/club_permissions', { ...named, ...values });
  };
  const change = (values: object, viewer: Viewer = club.manager) => club.as(viewer).put(entry, values);
  const levels = async () => (await readViewer(club.context, secretary))?.clubs.get(club.home) ?? null;

  it('count from the next request on, and say who gave them (R2.129)', async () => {
    expect(await levels()).toEqual({ 'persons.list': 1 });
    const { status, body } = await change({ matrix: { 'persons.list': 2 } });
    expect([status, body.grantedBy?.['@id']]).toEqual([200, '/api/accounts/1']);
    const viewer = (await readViewer(club.context, secretary)) as Viewer;
    const person = await club.addPerson();
    const edit = () => club.as(viewer).put(`/api/people/${person}`, { givenName: 'Léa' });
    expect((await edit()).status).toBe(200);

    expect((await change({ endDate: '2020-01-01', startDate: null })).status).toBe(200);
    expect(await levels()).toBeNull();
    expect((await change({ endDate: null })).status).toBe(200);
    expect(await levels()).toEqual({ 'persons.list': 2 });
    const reader = buildManager([club.home], { 'club.history': 1 });
    const about = '/api/history_actions?entity=club-permission&order[id]=asc';
    const { body: history } = await club.as(reader).get(about);
    expect(history['hydra:member'].map(({ label }: { label: string }) => label).slice(0, 2)).toEqual([
      'Droits du compte secretaire donnés',
      'Droits du compte secretaire modifiés',
    ]);
  });

  it('are never more than those of whoever gives or takes them', async () => {
    const lesser = buildManager([club.home], { 'club.permissions': 2, 'persons.list': 1 });
    for (const values of [
      { matrix: { 'persons.list': 3 } },
      { matrix: { 'persons.list': 0 } },
      { matrix: { 'persons.list': 2, 'licences.list': 1 } },
      { endDate: '2020-01-01' },
    ]) {
      const { status, body } = await change(values, lesser);
      expect([status, body.violations?.[0]?.propertyPath], JSON.stringify(values)).toEqual([422, 'matrix']);
      expect(body.violations[0].message).toContain('que des droits que vous avez');
    }
    expect((await club.as(lesser).delete(entry)).status).toBe(422);
    expect(await levels()).toEqual({ 'persons.list': 2 });
  });

  it('are not changed by their holder, nor given twice', async () => {
    const holder = { ...club.manager, account: secretary };
    expect((await change({ matrix: { 'persons.list': 1 } }, holder)).body.violations).toMatchObject([
      { propertyPath: 'account', message: 'Vos propres droits sont donnés et retirés par un autre compte.' },
    ]);
    expect((await club.as(holder).delete(entry)).status).toBe(422);
    expect((await give({ matrix: {} })).body.violations).toMatchObject([
      { message: 'Ce compte a déjà des droits dans cette structure.' },
    ]);
  });

  it('are whole levels of known actions', async () => {
    for (const matrix of [{ 'persons.list': 4 }, { 'persons.list': '2' }, { everything: 1 }, [3], 'all'])
      expect((await change({ matrix })).status, JSON.stringify(matrix)).toBe(422);
  });

  it('are changed at the level of editing, in the own club alone', async () => {
    const reader = buildManager([club.home], { 'club.permissions': 1, 'persons.list': 3 });
    expect((await change({ matrix: {} }, reader)).status).toBe(403);
    expect((await change({ matrix: {} }, buildManager([club.away]))).status).toBe(404);
    const away = { club: `/api/organizations/${club.away}`, matrix: {} };
    expect((await give(away)).status).toBe(403);
  });

  describe('an account without any right of a club', () => {
    const own = () => `/api/accounts/${secretary}`;
    /** With a code that was accepted just now, which the change of an account needs. */
    const holder = () => ({
      ...buildManager([]),
      account: secretary,
      secondFactorAt: club.context.clock().getTime() / 1000,
    });

    it('reads its own record alone, and changes where its mail goes (R2.123)', async () => {
      const { status, body } = await club.as(holder()).get(own());
      expect([status, body.username, body['@permissions']]).toEqual([
        200,
        'secretaire',
        { canUpdate: true, canDelete: false },
      ]);
      const { body: list } = await club.as(holder()).get('/api/accounts');
      expect(list['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([secretary]);
      const saved = await club.as(holder()).put(own(), { email: 'neuf@example.org' });
      expect([saved.status, saved.body.email]).toEqual([200, 'neuf@example.org']);
      const wrong = await club.as(holder()).put(own(), { email: 'neuf' });
      expect(wrong.body.violations).toMatchObject([{ propertyPath: 'email' }]);
    });

    it('never reads or changes another, nor what it may do itself', async () => {
      const other = club.as(holder());
      expect((await other.get('/api/accounts/1')).status).toBe(404);
      expect((await other.put('/api/accounts/1', { email: 'a@b.fr' })).status).toBe(404);
      expect((await other.delete(own())).status).toBe(403);
      const before = await readViewer(club.context, secretary);
      const more = { roles: ['ROLE_ADMIN'], person: '/api/people/1', enabled: false, mfaEnabled: true };
      expect((await other.put(own(), { ...more, username: 'autre' })).status).toBe(200);
      expect((await other.put(own(), { modulesAccesses: 'all' })).status).toBe(400);
      expect(await readViewer(club.context, secretary)).toEqual(before);
    });

    it('is changed by nobody else, whatever rights they hold', async () => {
      expect((await club.api.get(own())).status).toBe(200);
      expect((await club.api.put(own(), { email: 'volé@example.org' })).status).toBe(403);
    });
  });
});
