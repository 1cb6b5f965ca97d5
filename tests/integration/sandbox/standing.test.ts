import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../sandbox/openSandbox.ts';
import { toStanding, type CountedMeeting, type Pair } from '../../../sandbox/rules/toStanding.ts';
import { writeStanding } from '../../../sandbox/rules/writeStanding.ts';
import { fromPool } from '../../../src/areas/public/team/fromPool.ts';
import { askPublic } from '../../../src/data/askPublic.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { teamStanding } from '../../../src/rules/standing/teamStanding.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { createSender, type Send } from '../../support/createSender.ts';
import { openSeededSandbox } from '../../support/screens/openSeededSandbox.ts';

const ORIGIN = 'http://127.0.0.1';
const LEVELS = { 'contests.results': 3, 'contests.teams': 3 };

/** What both computations say of a team, side by side. */
interface Line {
  readonly id: number | null;
  readonly rank: number | null;
  readonly points: number;
  readonly played: number;
  readonly ended: readonly number[];
  readonly games: readonly number[];
}

const ofClient = (...given: Parameters<typeof teamStanding<number>>): Line[] =>
  teamStanding(...given).map(({ id, rank, points, played, won, drawn, lost, forfeits, games }) => ({
    id,
    rank,
    points,
    played,
    ended: [won, drawn, lost, forfeits],
    games: [games.won, games.lost],
  }));

describe('the standing of a pool', () => {
  let sandbox: Sandbox;
  let send: Send;
  let pool: number;
  beforeAll(async () => {
    sandbox = await openSeededSandbox();
    const clubs = await sandbox.context.db.query<{ id: number }>(sql`select id from organizations`);
    const reach = clubs.map(({ id }) => id);
    send = createSender(
      sandbox.context,
      buildViewer({
        modules: 'all',
        clubs: new Map(reach.map((id) => [id, LEVELS])),
        above: [{ kind: 'federation', levels: LEVELS, clubs: reach }],
      }),
    );
    const [found] = await sandbox.context.db.query<{ id: number }>(
      sql`select id from pools where kind = 'team' order by id limit 1`,
    );
    pool = found?.id ?? 0;
  }, 120_000);
  afterAll(() => sandbox.close());

  /** The pool as its public page reads it. */
  const read = async () => {
    const transport = createTransport({
      apiUrl: `${ORIGIN}/api`,
      fetch: (url, init) => sandbox.fetch(new Request(url, init)),
    });
    const { pools } = await askPublic(transport, 'pool', { pool });
    const [member] = pools.members;
    if (!member) throw new Error('The pool is not public');
    return fromPool(member);
  };
  const lines = async (): Promise<Line[]> =>
    (await read()).standings.map((line) => ({
      id: line.team.id,
      rank: line.rank,
      points: line.points,
      played: line.played,
      ended: [line.won, line.drawn, line.lost, line.penalties],
      games: [line.gamesWon, line.gamesLost],
    }));
  const lineOf = async (team: number | null) => (await lines()).find(({ id }) => id === team);
  /** Meetings to come, in which nothing has been written. */
  const coming = async () =>
    (await read()).meetings.filter(({ status, round }) => status === 'scheduled' && round > 5);
  const enter = (match: number, more: object) =>
    send('PUT', `/api/sport_matches/${match}`, { status: 'entered', ...more });
  const kept = () =>
    sandbox.context.db.query(sql`select * from pool_results where pool_id = ${pool}::int order by id`);

  it('stands in the seed as it follows from the results, for the client too, and stays when counted again (R2.19)', async () => {
    const before = await kept();
    await sandbox.context.db.transaction((db) => writeStanding({ ...sandbox.context, db }, pool));
    expect(await kept()).toEqual(before);
    const { meetings, teams } = await read();
    const counted = ['entered', 'confirmed', 'validated'];
    const client = ofClient(
      teams.map(({ id }) => ({ id: id ?? 0 })),
      meetings
        .filter(({ status }) => counted.includes(status ?? ''))
        .map(({ home, away, score, forfeit, penalty }) => ({
          home: home?.id ?? null,
          away: away?.id ?? null,
          games: score && { home: score[0], away: score[1] },
          forfeit,
          penalty,
        })),
    );
    expect(await lines()).toEqual(client);
  });

  it('follows a result that is entered, and the sheet that is opened again (R2.16, R2.168)', async () => {
    const [match] = await coming();
    const home = match?.home?.id ?? null;
    const before = await lineOf(home);
    const waiting = await sandbox.fetch(
      new Request(`${ORIGIN}/.well-known/mercure?topic=/api/pools/${pool}`),
    );
    const stream = waiting.body?.getReader();
    await stream?.read();
    expect((await enter(match?.id ?? 0, { homeGamePoints: 9, awayGamePoints: 5 })).status).toBe(200);
    expect(new TextDecoder().decode((await stream?.read())?.value)).toContain(`/api/pools/${pool}`);
    await stream?.cancel();
    expect(await lineOf(home)).toMatchObject({
      points: (before?.points ?? 0) + 3,
      played: (before?.played ?? 0) + 1,
      games: [(before?.games[0] ?? 0) + 9, (before?.games[1] ?? 0) + 5],
    });
    await send('PUT', `/api/sport_matches/${match?.id}`, { status: 'inProgress' });
    expect((await lineOf(home))?.points).toBe(before?.points);
  });

  it('gives all games against who did not come, none for a penalty, and wants to know who (R2.168)', async () => {
    const spotless = (await lines()).filter(({ ended }) => ended[3] === 0).map(({ id }) => id);
    const match = (await coming()).find(({ home }) => spotless.includes(home?.id ?? null));
    const path = `/api/sport_matches/${match?.id}`;
    const [home, away] = [match?.home?.id ?? null, match?.away?.id ?? null];
    const before = await lineOf(home);
    const silent = await send('PUT', path, { status: 'forfeit' });
    expect(silent.body.violations).toMatchObject([
      { propertyPath: 'forfeit', message: 'Indiquez d’abord qui a déclaré forfait.' },
    ]);
    const { body } = await enter(match?.id ?? 0, { forfeit: 'home' });
    expect([body.homeGamePoints, body.awayGamePoints, body.winner]).toEqual([0, 14, 'away']);
    expect(await lineOf(home)).toMatchObject({
      points: before?.points,
      ended: [before?.ended[0], before?.ended[1], before?.ended[2], (before?.ended[3] ?? 0) + 1],
    });
    const undone = await send('PUT', path, { forfeit: null });
    expect(undone.body.homeGamePoints).toBeNull();
    expect(await lineOf(home)).toEqual(before);
    const punished = { homeGamePoints: 8, awayGamePoints: 6, penalty: 'home' };
    expect((await send('PUT', path, punished)).body.winner).toBe('away');
    expect(await lineOf(home)).toMatchObject({
      points: before?.points,
      games: [(before?.games[0] ?? 0) + 8, (before?.games[1] ?? 0) + 6],
    });
    expect((await lineOf(away))?.id).toBe(away);
    await send('PUT', path, { homeGamePoints: null, awayGamePoints: null, penalty: null });
  });

  it('counts two results of one pool that are written at once', async () => {
    const [, , one, two] = await coming();
    const before = await lines();
    const played = (all: readonly Line[]) => all.reduce((sum, line) => sum + line.played, 0);
    const score = { homeGamePoints: 7, awayGamePoints: 7 };
    await Promise.all([enter(one?.id ?? 0, score), enter(two?.id ?? 0, score)]);
    expect(played(await lines())).toBe(played(before) + 4);
  });

  it('has a team last that did not come twice, or was withdrawn, without its results', async () => {
    const { meetings, teams } = await read();
    const [absent] = meetings.flatMap(({ forfeit, away }) => (forfeit === 'away' ? [away?.id ?? null] : []));
    const [next] = (await coming()).filter(({ home, away }) => [home?.id, away?.id].includes(absent ?? 0));
    const forfeit = next?.home?.id === absent ? 'home' : 'away';
    const before = await lines();
    await enter(next?.id ?? 0, { forfeit });
    const after = await lines();
    expect(after.at(-1)).toEqual({
      id: absent,
      rank: teams.length,
      points: 0,
      played: 0,
      ended: [0, 0, 0, 0],
      games: [0, 0],
    });
    await send('PUT', `/api/sport_matches/${next?.id}`, { forfeit: null });
    expect(await lines()).toEqual(before);
    const team = before[0]?.id ?? 0;
    const state = (value: string) => send('PUT', `/api/teams/${team}`, { state: value });
    expect((await state('withdrawn')).status).toBe(200);
    expect((await lines()).at(-1)).toMatchObject({ id: team, played: 0 });
    await state('engaged');
    expect(await lines()).toEqual(before);
  });
});

describe('the standing of the server', () => {
  const pair = (max: number): fc.Arbitrary<Pair> =>
    fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }));
  const fault = fc.constantFrom(null, null, null, 'home', 'away', 'both');

  it('is that of the client for any results of any pool (R2.19)', () => {
    const size = 5;
    const meeting: fc.Arbitrary<CountedMeeting> = fc
      .record({
        home: fc.integer({ min: 1, max: size }),
        away: fc.integer({ min: 1, max: size }),
        // Few values, so that there are ties down to the last criterion.
        games: fc.constantFrom<Pair>([8, 6], [6, 8], [7, 7]),
        sets: pair(2),
        rallies: pair(1),
        forfeit: fault,
        penalty: fault,
      })
      .filter(({ home, away }) => home !== away);
    fc.assert(
      fc.property(
        fc.array(meeting, { maxLength: 14 }),
        fc.array(fc.boolean(), { minLength: size, maxLength: size }),
        (meetings, isOut) => {
          const entrants = isOut.map((out, index) => ({ opponent: index + 1, isOut: out && index > 2 }));
          const both = ([home, away]: Pair) => ({ home, away });
          const client = ofClient(
            entrants.map(({ opponent, isOut: out }) => ({ id: opponent, generalForfeit: out })),
            meetings.map(({ games, sets, rallies, ...rest }) => ({
              ...rest,
              games: games && both(games),
              sets: both(sets),
              rallies: both(rallies),
            })),
          );
          const server = toStanding(entrants, meetings).map((line) => ({
            id: line.opponent,
            rank: line.definitiveRank,
            points: line.definitivePoints,
            played: line.sportMatchCount,
            ended: [
              line.sportMatchWin,
              line.sportMatchDraw,
              line.sportMatchLost,
              line.forfeit + line.penality,
            ],
            games: [line.gamePointWin, line.gamePointLost],
          }));
          expect(server).toEqual(client);
        },
      ),
    );
  });
});
