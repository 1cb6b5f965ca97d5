import { describe, expect, it } from 'vitest';
import { createCall } from '../../support/screens/createClient.ts';
import { setUpSharedSandbox } from '../../support/screens/openSeededSandbox.ts';
import type { Answer, Body } from '../../support/createRequester.ts';

const sandbox = setUpSharedSandbox();
const api = createCall(() => sandbox);

const read = (name: string, filter: object, more = ''): Promise<Answer> =>
  api.get(`/api/read/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]${more}`);

const CLUB = '/api/clubs/1';

describe('the statistics of a club', () => {
  it('count its licences beside those of the season before at the same date (R2.59, R2.171)', async () => {
    const { status, body, headers } = await read('statistics', { kind: 'club', club: CLUB });
    expect([status, headers.get('Content-Range')?.replaceAll(/\d+/g, 'N')]).toEqual([
      200,
      'statistics N-N/N',
    ]);
    const [total] = body;
    expect(total).toMatchObject({ theme: 'Licences validées', label: 'Total' });
    const licences = await api.get(
      `/api/licences?club=${CLUB}&season.current=true&state=validated&itemsPerPage=1`,
    );
    expect(total.value).toBeGreaterThan(0);
    expect(total.value).toBeLessThanOrEqual(licences.body['hydra:totalItems']);
    expect(total.change).toBe(total.value - total.previous);
    const sum = (theme: string) =>
      body.filter((row: Body) => row.theme === theme).reduce((all: number, row: Body) => all + row.value, 0);
    for (const theme of ['Par type', 'Par sexe', 'Par catégorie', 'Par origine'])
      expect(sum(theme), theme).toBe(total.value);
    const themes = new Set(body.map((row: Body) => row.theme));
    for (const theme of ['Repères', 'Par forme de pratique', 'Équipes engagées'])
      expect(themes).toContain(theme);
    const categories = body.filter((row: Body) => row.theme === 'Par catégorie');
    const ages = ['Poussin', 'Benjamin 1', 'Minime 2', 'Senior', 'Vétéran 40', 'Vétéran 75'];
    expect(categories.map((row: Body) => row.label).filter((label: string) => ages.includes(label))).toEqual(
      ages,
    );
    const feminine = ['Cadet 1', 'Cadette 1', 'Senior', 'Dame', 'Vétéran 40', 'Vétérane 40'];
    const labels = categories.map((row: Body) => row.label);
    expect(
      feminine.filter((label) => !labels.includes(label)),
      'girls and women by names of their own',
    ).toEqual([]);
  });

  it('of several seasons come in one answer, each beside the season before (R2.59)', async () => {
    const seasons = (await api.get('/api/seasons?order[startDate]=desc')).body['hydra:member'];
    const [newest, second] = seasons;
    const season = [second['@id'], newest['@id']];
    const { body } = await read('statistics', { kind: 'club', club: CLUB, season, label: 'Total' });
    expect(body.map((row: Body) => row.seasonName)).toEqual([newest.name, second.name]);
    expect(body[0].previous).toBe(body[1].value);
    const of = async (kind: string) =>
      (await read('statistics', { kind, club: CLUB, season: [newest['@id']] })).body as readonly Body[];
    for (const kind of ['club', 'all', 'events'])
      expect([...new Set((await of(kind)).map((row) => row.seasonName))], kind).toEqual([newest.name]);
    expect((await of('all')).find((row) => row.theme === 'Repères').unit).toBe('mean');
  });

  it('contain no renewals in the first season that is known', async () => {
    const label = 'Part des licences renouvelées (%)';
    const { body } = await read('statistics', { kind: 'all', club: CLUB, label });
    const seasons = new Set<string>(
      (await read('statistics', { kind: 'all', club: CLUB, label: 'Total' })).body.map(
        (row: Body) => row.seasonName,
      ),
    );
    const [first = '', ...later] = [...seasons].toSorted();
    expect(body.map((row: Body) => row.seasonName).toSorted()).toEqual(later);
    const { body: origins } = await read('statistics', { kind: 'all', club: CLUB, theme: 'Par origine' });
    expect(origins.map((row: Body) => row.seasonName)).not.toContain(first);
    expect(origins.length).toBeGreaterThan(0);
  });

  it('of all seasons are beside the committee and the league (R2.60)', async () => {
    const { body } = await read('statistics', { kind: 'all', club: CLUB, label: 'Total' });
    expect(body.length).toBeGreaterThan(1);
    for (const { value, committee, league } of body) {
      expect(value).toBeLessThanOrEqual(committee);
      expect(committee).toBeLessThanOrEqual(league);
    }
  });

  it('count events and passes, and the games of a person (R2.65, R2.92)', async () => {
    const events = (await read('statistics', { kind: 'events', club: CLUB })).body;
    expect(events.map((row: Body) => row.theme)).toContain('Événements');
    const game = (
      await api.get(`/api/games?homePlayer.club=${CLUB}&exists[winner]=true&doubleOpposition=false`)
    ).body['hydra:member'][0];
    const player = (await api.get(game.homePlayer['@id'] ?? game.homePlayer)).body;
    const { body } = await read('statistics', { kind: 'person', person: player.person['@id'] });
    const value = (label: string) => body.find((row: Body) => row.label === label)?.value;
    expect(value('Simples joués')).toBeGreaterThan(0);
    expect(value('Simples gagnés')).toBeLessThanOrEqual(value('Simples joués'));
  });

  it('are those of the own club, and of no other by default', async () => {
    expect((await read('statistics', { kind: 'club', club: '/api/clubs/2' })).status).toBe(403);
    expect((await read('statistics', { kind: 'club' })).status).toBe(400);
    expect((await read('statistics', { club: CLUB })).status).toBe(400);
    expect((await read('statistics', { kind: 'person', person: '/api/people/99999999' })).status).toBe(404);
    expect((await read('statistics', { kind: 'constructor', club: CLUB })).status).toBe(400);
  });
});

describe('the documents of a club', () => {
  it('are the files of its records, to be downloaded, and are described as fields (R2.41, R2.178)', async () => {
    const { body } = await read('documents', { club: CLUB });
    expect(body.length).toBeGreaterThan(0);
    expect(body[0]).toMatchObject({ format: 'PDF', file: { mimeType: 'application/pdf' } });
    expect((await api.get(body[0].file['@id'])).status).toBe(200);
    expect((await read('documents', { club: CLUB, format: 'zzz' })).body).toEqual([]);
    expect((await read('documents', { club: '/api/clubs/2' })).status).toBe(403);
    const mapping = (await api.get('/api/read/documents/mapping')).body;
    expect(mapping.methods).toEqual(['GET']);
    expect(mapping.fields.title).toMatchObject({ type: 'string', label: 'Titre' });
    expect((await api.get('/api/read/towns/mapping')).status).toBe(404);
  });
});

describe('transactions and payments', () => {
  it('are read as plain lists with the rights and filters of their collections (R2.176, R2.178)', async () => {
    const filter = { organization: CLUB, date: { after: '2026-07-01' } };
    const { status, body, headers } = await read('transactions', filter, '&sort=["date","DESC"]');
    expect(status).toBe(200);
    const days = body.map((row: Body) => row.date);
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(headers.get('Content-Range')).toBe(`transactions 0-${body.length - 1}/${body.length}`);
    const collection = await api.get(
      `/api/transactions?organization=${CLUB}&date[after]=2026-07-01&itemsPerPage=100`,
    );
    expect(collection.body['hydra:totalItems']).toBe(body.length);
    expect(body[0]['@id']).toMatch(/^\/api\/transactions\/\d+$/);
    expect((await read('payments', { organization: CLUB })).status).toBe(200);
    expect((await read('transactions', { organization: '/api/clubs/2' })).status).toBe(403);
  });

  it('are searched by number, label, category and state, every word of it', async () => {
    const { body } = await read('transactions', { organization: CLUB });
    const row = body[0];
    const find = async (q: string): Promise<Body[]> =>
      (await read('transactions', { organization: CLUB, q })).body;
    const numbers = (rows: readonly Body[]) => rows.map(({ number }) => number);
    expect(numbers(await find(row.number))).toEqual([row.number]);
    for (const text of [row.label, row.label.toUpperCase(), row.category.name]) {
      const found = await find(text);
      expect(numbers(found), text).toContain(row.number);
      expect(found.length, text).toBeLessThan(body.length);
    }
    const paid = await find('payée');
    expect(new Set(paid.map(({ state }) => state))).toEqual(new Set(['paid']));
    expect(await find(`${row.number} introuvable`)).toEqual([]);
  });

  it('are within a day in the order that their balance ran in', async () => {
    for (const [direction, isBackwards] of [
      ['DESC', true],
      ['ASC', false],
    ] as const) {
      const { body } = await read('transactions', { organization: CLUB }, `&sort=["date","${direction}"]`);
      const rows = isBackwards ? body.toReversed() : body;
      for (const [index, row] of rows.entries()) {
        const before = index === 0 ? 0 : Number(rows[index - 1].balance);
        expect(Number(row.balance) - before).toBeCloseTo(Number(row.credit ?? 0) - Number(row.debit ?? 0), 2);
      }
    }
  });
});

describe('whoever has no account', () => {
  const list = (path: string) => api.as(null).get(`/api${path}`);

  it('reads tournaments that are approved, results and what they hang on (R2.15-R2.17)', async () => {
    const tournaments = (await list('/tournament_requests?itemsPerPage=100')).body['hydra:member'];
    expect(new Set(tournaments.map((row: Body) => row.status))).toEqual(new Set([5, 8]));
    expect(tournaments[0].club.name).toMatch(/\p{Lu}/u);
    for (const type of ['team', 'individual']) {
      const { status, body } = await list(`/sport_matches?division.contest.type=${type}`);
      expect([status, body['hydra:totalItems'] > 0], type).toEqual([200, true]);
      expect(body.permissions).toEqual({ canCreate: false });
    }
    const named = await list('/sport_matches?homeOpponent.team.name=val');
    expect(named.body['hydra:totalItems']).toBeGreaterThan(0);
    for (const name of [
      'contests',
      'divisions',
      'tours',
      'groups',
      'pools',
      'teams',
      'tournament_requests',
    ]) {
      expect((await list(`/${name}`)).status, name).toBe(200);
      expect((await list(`/${name}/mapping`)).body.methods, name).toEqual(['GET']);
    }
  });

  it('reads no person, no contact, no confidential note and nothing of who wrote it', async () => {
    const [match] = (await list('/sport_matches?division.contest.type=team')).body['hydra:member'];
    const { status, body } = await api.as(null).get(match['@id']);
    expect(status).toBe(200);
    for (const name of ['creator', 'editor', 'report', 'reserves', 'signatures'])
      expect(body[name], name).toBeUndefined();
    expect(JSON.stringify(body)).not.toMatch(/birthDate|mainEmail|telephone/);
    for (const path of [
      '/people',
      '/licences',
      '/games',
      '/people/1',
      '/people/mapping',
      '/sheet_match_players',
      '/licences/search',
      '/read/statistics',
      '/read/documents/mapping',
      '/clubs/1',
    ])
      expect((await list(path)).status, path).toBe(401);
    expect((await api.as(null).post('/api/contests', {})).status).toBe(401);
    expect((await api.as(null).delete('/api/contests/1')).status).toBe(401);
  });
});

describe('what an address bar may request of a list', () => {
  it.each([
    ['page=1000000000', 200],
    ['page=99999999999999999999', 200],
    ['page=0', 400],
    ['page=-1', 400],
    ['page=abc', 200],
    ['itemsPerPage=1000000000', 200],
    ['itemsPerPage=-1', 400],
    ['itemsPerPage=0&page=2', 400],
    ['nimporte=x', 200],
    ['nimporte.encore=x', 200],
    ['order[nimporte]=asc', 200],
    ['order[familyName]=sideways', 200],
    ['order[__proto__]=asc&constructor.name=x', 200],
    ['club=/api/clubs/99999999999', 200],
    ['birthDate[after]=nimporte', 200],
    ['club=/api/clubs/2', 403],
  ])('is answered as the contract says: %s', async (query, status) => {
    const { status: answered, body } = await api.get(`/api/people?${query}`);
    expect(answered).toBe(status);
    const members = body['hydra:member'] ?? [];
    expect(members.length).toBeLessThanOrEqual(1000);
    const allowed = { 'hydra:totalItems': expect.any(Number) };
    const refused = { 'hydra:description': expect.stringMatching(/\w/) };
    expect(body).toMatchObject(status === 200 ? allowed : refused);
  });

  it('keeps the total past the last page', async () => {
    const total = async (page: number) => {
      const { body } = await api.get(`/api/people?page=${page}`);
      return [body['hydra:totalItems'], body['hydra:member'].length > 0];
    };
    const [all] = await total(1);
    expect(await total(1_000_000_000)).toEqual([all, false]);
  });

  it('is a record that is not there, whatever its number looks like', async () => {
    for (const id of ['999999', 'abc', '1.5', '-1', '0', '99999999999999999999'])
      for (const path of ['people', 'licence_mutations', 'read/towns'])
        expect((await api.get(`/api/${path}/${id}`)).status, `${path}/${id}`).toBe(404);
  });
});
