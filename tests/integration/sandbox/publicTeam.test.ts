import { beforeAll, describe, expect, it } from 'vitest';
import { publicQueries } from '../../../src/generated/publicQueries.ts';
import { queryPublic } from '../../../src/data/queryPublic.ts';
import { createTransport, type Transport } from '../../../src/http/createTransport.ts';
import { fromPool } from '../../../src/areas/public/team/fromPool.ts';
import { toNotes, toStates } from '../../../src/areas/public/team/toNotes.ts';
import { refuseFacts } from '../../support/refuseFacts.ts';
import { setUpSharedSandbox } from '../../support/screens/openSeededSandbox.ts';
import { fromSheet } from '../../../src/areas/public/team/MeetingSheet.tsx';

const ORIGIN = 'http://127.0.0.1';

const sandbox = setUpSharedSandbox();
let transport: Transport;
beforeAll(() => {
  transport = createTransport({
    apiUrl: `${ORIGIN}/api`,
    fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, redirect: 'follow' })),
  });
});

const get = (query: string, variables: object = {}): Promise<Response> =>
  sandbox.fetch(
    new Request(
      `${ORIGIN}/api/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`,
    ),
  );

const readPool = async () => {
  const { seasons } = await queryPublic(transport, 'seasons', {});
  const season = seasons.members.find(({ current }) => current === true)?.id ?? null;
  const { leagues } = await queryPublic(transport, 'organizations', { season });
  const organization = leagues.members.find(({ type }) => type === 'federation')?.id ?? null;
  const { divisions } = await queryPublic(transport, 'divisions', { season, organization, after: null });
  const { pools } = await queryPublic(transport, 'pools', { division: divisions.members[0]?.id ?? null });
  const { pools: found } = await queryPublic(transport, 'pool', { pool: pools.members[0]?.id ?? null });
  const [pool] = found.members.map(fromPool);
  if (!pool) throw new Error('The seed has no team pool');
  return { pool, season };
};

describe('the team results', () => {
  it('lead a visitor without account from the season to standing, meetings and halls of a pool (R2.16, R2.19)', async () => {
    const { pool } = await readPool();
    expect(pool.place).toMatchObject({ phase: 1, divisionName: 'Nationale 3 Messieurs' });
    expect(pool.standings).toHaveLength(8);
    expect(pool.standings.map(({ rank }) => rank)).toEqual(
      pool.standings.map(({ rank }) => rank).toSorted((one, other) => (one ?? 0) - (other ?? 0)),
    );
    expect(pool.meetings).toHaveLength(28);
    expect(pool.days.size).toBe(7);
    expect(pool.teams.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(pool.teams[0]?.clubs[0]?.identifier).toMatch(/^\w{8}$/);
    expect(pool.teams.some(({ hall }) => hall?.address)).toBe(true);
    const notes = pool.meetings.flatMap((meeting) => toNotes(meeting));
    expect(notes.some((note) => note.startsWith('forfait de '))).toBe(true);
    const states = pool.meetings.flatMap((meeting) => toStates(meeting));
    expect(states).toContainEqual({ word: 'Reportée', tone: 'warning' });
  });

  it('offer the organizations that run a division in the season, and none that leads nowhere (R2.19)', async () => {
    const { seasons } = await queryPublic(transport, 'seasons', {});
    const season = seasons.members.find(({ current }) => current === true)?.id ?? null;
    const { leagues, committees1 } = await queryPublic(transport, 'organizations', { season });
    const offered = [...leagues.members, ...committees1.members];
    expect(offered.map(({ type }) => type)).toEqual(['federation', 'league']);
    for (const { id, name } of offered) {
      const { divisions } = await queryPublic(transport, 'divisions', {
        season,
        organization: id,
        after: null,
      });
      expect(divisions.members.length, String(name)).toBeGreaterThan(0);
    }
    const all = await get('{ organizations(type: "league") { totalCount } }');
    const { data } = (await all.json()) as { data: { organizations: { totalCount: number } } };
    expect(data.organizations.totalCount).toBeGreaterThan(1);
    const before = seasons.members.at(-1)?.id ?? null;
    const then = await queryPublic(transport, 'organizations', { season: before });
    expect([...then.leagues.members, ...then.committees1.members]).toEqual([]);
  });

  it('offer every organization where the server cannot filter by who runs a division (R2.19)', async () => {
    const questions: string[] = [];
    const strict = createTransport({
      apiUrl: `${ORIGIN}/api`,
      fetch: async (url, init) => {
        const query = new URL(new Request(url, init).url).searchParams.get('query') ?? '';
        questions.push(query);
        const message =
          'Unknown argument "divisions_contest_season_id" on field "organizations" of type "Query".';
        return query.includes('divisions_')
          ? Response.json({ errors: [{ message }] })
          : sandbox.fetch(new Request(url, init));
      },
    });
    const read = await queryPublic(strict, 'organizations', { season: 3 });
    const offered = [read.leagues, read.committees1, read.committees2].flatMap(({ members }) => members);
    expect(new Set(offered.map(({ type }) => type))).toEqual(
      new Set(['federation', 'zone', 'league', 'committee']),
    );
    expect(questions).toHaveLength(2);
  });

  it('are read from a server that knows no yes or no of a state, which is queried for it once', async () => {
    const { pool, season } = await readPool();
    const [team] = pool.teams;
    const { fetch, refusals } = refuseFacts((request) => sandbox.fetch(request));
    const plain = createTransport({
      apiUrl: `${ORIGIN}/api`,
      fetch: (url, init) => Promise.resolve(fetch(new Request(url, init))),
    });
    const read = async () => ({
      pools: await queryPublic(plain, 'pools', { division: pool.place.division }),
      pool: await queryPublic(plain, 'pool', { pool: pool.id }),
      team: await queryPublic(plain, 'team', { team: team?.id ?? null, teamKey: String(team?.id) }),
      club: await queryPublic(plain, 'clubTeams', { season, club: team?.clubs[0]?.identifier ?? null }),
    });
    const first = await read();
    expect(new Set(refusals.map((message) => /"(.+?)"/.exec(message)?.[1]))).toEqual(
      new Set(['published', 'provisional', 'cancelled']),
    );
    const soFar = refusals.length;
    expect(await read()).toEqual(first);
    expect(refusals).toHaveLength(soFar);
    expect(first.pools.pools.members.map(({ id }) => id)).toContain(pool.id);
    const [found] = first.pool.pools.members.map(fromPool);
    expect(found).toEqual({
      ...pool,
      meetings: pool.meetings.map((meeting) => ({ ...meeting, isProvisional: false, isCancelled: false })),
    });
    expect(first.team.meetings.members).toHaveLength(7);
    expect(first.club.places.members.length).toBeGreaterThan(0);
  });

  it.each([405, 400])(
    'are sent by POST once a server has refused a GET with %i, and by nothing else from then on (R7.53)',
    async (status) => {
      const calls: { method: string; path: string; body: { query: string; variables: object } | null }[] = [];
      const strict = createTransport({
        apiUrl: `${ORIGIN}/api`,
        fetch: async (url, init) => {
          const request = new Request(url, init);
          const { method } = request;
          const body =
            method === 'POST' ? ((await request.json()) as { query: string; variables: object }) : null;
          calls.push({ method, path: new URL(request.url).pathname, body });
          return body ? get(body.query, body.variables) : new Response(null, { status });
        },
      });
      const { seasons } = await queryPublic(strict, 'seasons', {});
      expect(seasons.members.length).toBeGreaterThan(0);
      const { pools } = await queryPublic(strict, 'pool', { pool: 1 });
      expect(pools.members).toHaveLength(1);
      expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /api/graphql',
        'POST /api/graphql',
        'POST /api/graphql',
      ]);
      expect(calls[2]?.body).toEqual({ query: publicQueries.pool.text, variables: { pool: 1 } });
    },
  );

  it('are not sent by POST when the query itself is refused (R7.53)', async () => {
    const methods: string[] = [];
    const strict = createTransport({
      apiUrl: `${ORIGIN}/api`,
      fetch: (url, init) => {
        methods.push(new Request(url, init).method);
        const errors = [{ message: 'Cannot query field "name" on type "Season".' }];
        return Promise.resolve(Response.json({ errors }, { status: 400 }));
      },
    });
    await expect(queryPublic(strict, 'seasons', {})).rejects.toThrow('Cannot query field');
    expect(methods).toEqual(['GET']);
  });

  it('find the teams of a club by a part of its name and by its number', async () => {
    const { pool, season } = await readPool();
    const club = pool.teams[0]?.clubs[0];
    for (const text of [club?.name.slice(0, 5).toLowerCase() ?? '', club?.identifier ?? '']) {
      const { places } = await queryPublic(transport, 'clubTeams', { season, club: text });
      expect(places.members.length, text).toBeGreaterThan(0);
    }
  });

  it('open the sheet of a meeting and the calendar of a team', async () => {
    const { pool } = await readPool();
    const played = pool.meetings.find(({ score, forfeit }) => score !== null && forfeit === null);
    const answer = await transport.request(`/api/sport_matches/${played?.id}`);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    const sheet = fromSheet(answer.body);
    expect(sheet?.home.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D']);
    expect(sheet?.home.every(({ name }) => name.includes(' '))).toBe(true);
    expect(sheet?.games[0]?.sets).toMatch(/^-?\d\d( -?\d\d){2,4}$/);
    expect(answer.text).not.toMatch(/birthDate|mainEmail|mainPhone|medical/);
    const team = pool.standings[0]?.team.id ?? null;
    const { meetings } = await queryPublic(transport, 'team', { team, teamKey: String(team) });
    expect(meetings.members).toHaveLength(7);
  });

  it('may be kept for a minute, and changes nothing', async () => {
    const kept = await get(publicQueries.seasons.text);
    expect(kept.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(kept.headers.get('Vary')).toContain('Authorization');
    const write = await get('mutation { __typename }');
    expect([write.status, write.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(write.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    '{ people { edges { node { familyName } } } }',
    '{ licences { edges { node { identifier } } } }',
    '{ contactPoints { edges { node { email } } } }',
    '{ games { edges { node { label } } } }',
    '{ sheetMatchPlayers { edges { node { letter } } } }',
    '{ accounts { edges { node { username } } } }',
  ])('refuse %s to whoever has no account', async (query) => {
    const response = await get(query);
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    expect(errors?.map(({ message }) => message)).toEqual(['Access Denied.']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('return no birth date, contact or person behind what is open, and let nobody filter by them', async () => {
    const { pool } = await readPool();
    const [team] = pool.teams;
    const response = await get(
      `query ($team: Int!) { teams(id: $team) { edges { node { captain { birthDate mainEmail { email } }
        players { edges { node { person { familyName birthDate } } } }
        clubs { edges { node { name siret mainEmail { email } mainAddress { postalCode } correspondent { id } } } } } } } }`,
      { team: team?.id },
    );
    const { data } = (await response.json()) as { data: { teams: { edges: { node: object }[] } } };
    expect(data.teams.edges[0]?.node).toEqual({
      captain: null,
      players: { edges: [] },
      clubs: {
        edges: [
          {
            node: {
              name: team?.clubs[0]?.name,
              siret: null,
              mainEmail: null,
              mainAddress: null,
              correspondent: null,
            },
          },
        ],
      },
    });
    const guess = await get('{ teams(captain_birthDate: [{after: "1900-01-01"}]) { totalCount } }');
    expect(await guess.json()).toMatchObject({ data: { teams: { totalCount: 0 } } });
  });

  it('leave the collections closed that only mean something beside them', async () => {
    for (const path of ['clubs', 'sport_halls', 'pool_results', 'organizations'])
      expect((await sandbox.fetch(new Request(`${ORIGIN}/api/${path}`))).status, path).toBe(401);
  });
});
