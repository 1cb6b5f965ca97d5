import { sql } from '../../../sandbox/storage/sql.ts';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../sandbox/read/consultation/readMatches.ts';
import { rankPool } from '../../../sandbox/read/consultation/rankPool.ts';
import { toBrackets } from '../../../sandbox/read/consultation/toBrackets.ts';
import { fromBrackets } from '../../../src/areas/public/draw/fromBrackets.ts';
import { fromConsultation } from '../../../src/areas/public/individual/groupResults.ts';
import { outcomeOf } from '../../../src/rules/outcome.ts';
import { setUpSandbox, setUpSharedSandbox } from '../../support/screens/openSeededSandbox.ts';
import { createRequester, type Body } from '../../support/createRequester.ts';

const sandbox = setUpSharedSandbox();

const api = createRequester((request) => sandbox.fetch(request));
const get = (path: string) => api.get(path);
const members = async (path: string): Promise<readonly Body[]> => (await get(path)).body['hydra:member'];

const findGroup = async (): Promise<number> => {
  const [contest] = await members(
    '/api/contests?type=individual&public=true&season.current=true&order[name]=asc',
  );
  const [tour] = await members(`/api/tours?division.contest.id=${contest.id}&order[number]=asc`);
  const [group] = await members(`/api/groups?tour.id=${tour.id}`);
  return group.id;
};

describe('the consultation of a group', () => {
  it('is found by contest, tour and group, and read by anybody (R2.17, R2.19)', async () => {
    const id = await findGroup();
    const answer = await get(`/api/groups/${id}/consultation`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=60']);
    expect(answer.bytes.toString()).not.toMatch(/birth|mail|phone|medical/i);
    const { body } = answer;
    expect(body).toMatchObject({
      '@id': `/api/groups/${id}/consultation`,
      '@type': 'GroupConsultation',
      group: { '@id': `/api/groups/${id}`, id, name: 'Groupe A' },
      title: 'Critérium fédéral - Seniors M - Régionale 1 - Tour 1 - Groupe A',
      date: expect.stringMatching(/^20\d\d-\d\d-\d\dT00:00:00\+0[12]:00$/),
      place: expect.any(String),
    });
    expect(body.standings.map(({ rank }: Body) => rank)).toEqual([
      1, 2, 3, 3, 5, 5, 5, 5, 9, 10, 11, 11, 13, 13, 13, 13,
    ]);
    expect(body.standings[0]).toMatchObject({
      points: '500A',
      player: {
        identifier: expect.any(String),
        person: {},
        club: { '@id': expect.stringMatching(/^\/api\/clubs\//) },
      },
    });
  });

  it('shows pools of four with six games each, by their victories (R2.19)', async () => {
    const { body } = await get(`/api/groups/${await findGroup()}/consultation`);
    expect(body.pools).toHaveLength(4);
    for (const { standings, games } of body.pools) {
      expect(games.map(({ position }: Body) => position)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const { player, won, lost, points } of standings) {
        const own = games.filter((game: Body) =>
          [game.homePlayer, game.awayPlayer].some(({ identifier }) => identifier === player.identifier),
        );
        const victories = own.filter(
          (game: Body) => game[`${game.winner}Player`].identifier === player.identifier,
        );
        expect([won, lost, points]).toEqual([victories.length, 3 - victories.length, victories.length + 3]);
      }
    }
  });

  it('links each winner to the match he plays next, in play-offs and draws (R2.174)', async () => {
    const { body } = await get(`/api/groups/${await findGroup()}/consultation`);
    expect(
      body.brackets.map(({ name, firstPlace, size, rounds }: Body) => [
        name,
        firstPlace,
        size,
        rounds.map((round: Body) => `${round.name} ${round.matches.length}`).join(', '),
      ]),
    ).toEqual([
      ['Barrages', 1, 8, 'Barrages 4'],
      ['Tableau final', 1, 8, '1/4 de finale 4, 1/2 finale 2, Finale 1'],
      ['Consolante', 9, 8, '1/4 de finale 4, 1/2 finale 2, Finale 1'],
    ]);
    for (const { rounds } of body.brackets.slice(1))
      for (const { matches } of rounds.slice(0, -1))
        for (const { next, winner, ...match } of matches)
          expect(rounds[next.round].matches[next.match][`${next.side}Player`]).toEqual(
            match[`${winner}Player`],
          );
  });

  it.each(['999999', '0', 'x', '1e9', '-1'])('is not found for the group %s', async (id) => {
    expect((await get(`/api/groups/${id}/consultation`)).status).toBe(404);
  });

  it('is not found for a group of teams', async () => {
    const [pool] = await members('/api/pools?kind=team');
    const group = String(pool.group?.['@id'] ?? pool.group);
    expect(group).toMatch(/^\/api\/groups\/\d+$/);
    expect((await get(`${group}/consultation`)).status).toBe(404);
  });
});

const player = (identifier: string) => ({
  identifier,
  points: 500,
  person: { familyName: identifier, givenName: '' },
  club: { '@id': '/api/clubs/1', name: 'C' },
});

/** `losers` are the points of the loser in each set, those of sets that the away side won below zero. */
const match = (
  home: string | null,
  away: string | null,
  losers: readonly number[] = [5, 5, 5],
  more = {},
): Match => ({
  pool: null,
  bracketPosition: null,
  firstPlace: null,
  winner: home === null || away === null ? null : 'home',
  forfeit: null,
  isCancelled: false,
  home: home === null ? null : player(home),
  away: away === null ? null : player(away),
  game: {
    '@id': '/api/games/1',
    id: 1,
    position: 1,
    stage: null,
    forfeit: false,
    ending: null,
    winner: null,
    sets: losers.map((loser) => ({ won: loser >= 0, loser: Math.abs(loser) })),
  },
  ...more,
});

describe('the standing of a pool', () => {
  const rank = (matches: readonly Match[], names: readonly string[]) =>
    rankPool(names.map(player), matches).map(
      (line) => `${line.rank} ${line.player.identifier} ${line.points}`,
    );

  it('parts two of the same points by the game between them', () => {
    const matches = [
      match('B', 'A'),
      match('A', 'C'),
      match('C', 'D'),
      match('D', 'B'),
      match('A', 'D'),
      match('B', 'C'),
    ];
    expect(rank(matches, ['A', 'B', 'C', 'D'])).toEqual(['1 B 5', '2 A 5', '3 C 4', '4 D 4']);
  });

  it('parts three by sets, then by points of sets, among themselves', () => {
    const bySets = [
      match('A', 'B', [5, 5, 5]),
      match('B', 'C', [5, -5, 5, 5]),
      match('C', 'A', [5, -5, -5, 5, 5]),
    ];
    expect(rank(bySets, ['C', 'B', 'A'])).toEqual(['1 A 3', '2 C 3', '3 B 3']);
    const byPoints = [match('A', 'B', [9, 9, 9]), match('B', 'C', [2, 2, 2]), match('C', 'A', [5, 5, 5])];
    expect(rank(byPoints, ['A', 'B', 'C'])).toEqual(['1 B 3', '2 C 3', '3 A 3']);
  });

  it('lets those share a rank whom nothing parts, and gives nothing for a forfeit', () => {
    const round = [match('A', 'B'), match('B', 'C'), match('C', 'A')];
    expect(rank(round, ['A', 'B', 'C'])).toEqual(['1 A 3', '1 B 3', '1 C 3']);
    expect(rank([match('A', 'B', [], { forfeit: 'away' })], ['A', 'B'])).toEqual(['1 A 2', '2 B 0']);
    expect(rank([], ['A', 'B'])).toEqual(['1 A 0', '1 B 0']);
  });

  const ABSENT = { winner: null, forfeit: 'both', game: null };
  const PLAYED = match('A', 'B').game;

  it.each([
    ['of the meeting', ABSENT],
    ['of the game', { winner: null, game: PLAYED && { ...PLAYED, forfeit: true, sets: [] } }],
  ])('counts a forfeit of both as a game that both have lost: %s', (_what, more) => {
    const matches = [match('A', 'B', [], more), match('A', 'C'), match('C', 'B')];
    expect(rank(matches, ['A', 'B', 'C'])).toEqual(['1 C 3', '2 A 2', '3 B 1']);
    const lines = rankPool(['A', 'B'].map(player), [match('A', 'B', [], more)]);
    expect(lines).toMatchObject([
      { rank: 1, played: 1, won: 0, lost: 1, points: 0 },
      { rank: 1, played: 1, won: 0, lost: 1, points: 0 },
    ]);
  });

  it('knows the winner of a forfeit that names who stayed away', () => {
    const missed = match('A', 'B', [], { winner: null, forfeit: 'home', game: null });
    expect(rank([missed], ['A', 'B'])).toEqual(['1 B 2', '2 A 0']);
  });
});

describe('the draws of a group', () => {
  it('show a bye in the first round, and who is not known later', () => {
    const [draw] = toBrackets(
      [
        match('A', null, [], { bracketPosition: '1/2-1' }),
        match('B', 'C', [], { bracketPosition: '1/2-2' }),
        match('A', null, [], { bracketPosition: 'Finale' }),
      ],
      new Map([['A', 1]]),
    );
    expect(draw).toMatchObject({ name: 'Tableau final', size: 4 });
    expect(draw?.rounds[0]?.matches[0]).toMatchObject({
      line: 1,
      bye: true,
      winner: 'home',
      game: null,
      homeSeed: 1,
      next: { round: 1, match: 0, side: 'home' },
    });
    expect(draw?.rounds[1]?.matches[0]).toMatchObject({ line: 1, bye: false, winner: null, next: null });
  });

  it('have a table for each first place, and leave out what has no place', () => {
    const draws = toBrackets(
      [
        match('A', 'B', [], { bracketPosition: 'Finale', firstPlace: 1 }),
        match('C', 'D', [], { bracketPosition: 'Finale', firstPlace: 3 }),
        match('E', 'F', [], { bracketPosition: 'Finale', firstPlace: 5 }),
        match('G', 'H', [], { bracketPosition: 'au milieu', firstPlace: 7 }),
      ],
      new Map(),
    );
    expect(draws.map(({ name, size }) => [name, size])).toEqual([
      ['Tableau final', 2],
      ['Tableau de la place 3', 2],
      ['Tableau de la place 5', 2],
    ]);
  });
});

describe('a forfeit of both players', () => {
  const own = setUpSandbox();
  const sendOwn = createRequester((request) => own.fetch(request));
  const consult = async (path: string) => (await sendOwn.get(`${path}/consultation`)).body;

  it('is shown by the pools and the draws of a group, with its game or without', async () => {
    const { db } = own.context;
    const id = await findGroup();
    const [inPool, inDraw] = await db.query<{ id: number }>(sql`(select id from sport_matches
        where group_id = ${id}::int and pool_id is not null order by id limit 1) union all
      (select id from sport_matches where group_id = ${id}::int and bracket_position = 'Finale'
        order by id limit 1)`);
    await db.query(sql`delete from game_sets where game_id in
      (select id from games where sport_match_id in (${inPool?.id}::int, ${inDraw?.id}::int))`);
    await db.query(sql`delete from games where sport_match_id = ${inPool?.id}::int`);
    await db.query(
      sql`update sport_matches set winner = null, forfeit = 'both' where id = ${inPool?.id}::int`,
    );
    await db.query(sql`update sport_matches set winner = null where id = ${inDraw?.id}::int`);
    await db.query(
      sql`update games set winner = null, forfeit = true where sport_match_id = ${inDraw?.id}::int`,
    );
    const group = fromConsultation(await consult(`/api/groups/${id}`));
    const games = group.pools.flatMap((pool) => pool.games);
    expect(games.filter((game) => outcomeOf(game) === 'doubleForfeit')).toHaveLength(1);
    expect(games).toHaveLength(24);
    expect(
      group.pools.flatMap(({ standings }) => standings).filter(({ played }) => played === 3),
    ).toHaveLength(16);
    const finals = group.brackets.flatMap(({ rounds }) => rounds.at(-1)?.matches ?? []);
    expect(finals.filter((one) => outcomeOf(one) === 'doubleForfeit')).toHaveLength(1);
  });

  it('is shown by the draws of a tournament', async () => {
    const { db } = own.context;
    const [found] = await db.query<{ id: number; request: number }>(sql`select m.id,
        t.tournament_request_id as request
      from table_matches m join tables t on t.id = m.table_id
        join tournament_requests r on r.id = t.tournament_request_id
      where r.status in (5, 8) and not m.bye and m.home_player_id is not null and m.away_player_id is not null
      order by m.id limit 1`);
    await db.query(sql`update table_matches set winner = null, forfeit = true, sets = null
      where id = ${found?.id}::int`);
    const { events } = await consult(`/api/tournament_requests/${found?.request}`);
    const matches = events.flatMap(({ brackets }: Body) =>
      fromBrackets(brackets).flatMap(({ rounds }) => rounds.flatMap((round) => round.matches)),
    );
    expect(matches.filter((one: Body) => !one.bye && outcomeOf(one) === 'doubleForfeit')).toHaveLength(1);
  });
});
