import { sql } from '../../../sandbox/storage/sql.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  toStanding,
  type CountedMeeting,
  type Entrant,
  type Pair,
  type StandingLine,
} from '../../../sandbox/rules/toStanding.ts';
import { writeStanding } from '../../../sandbox/rules/writeStanding.ts';
import { fromPool } from '../../../src/areas/public/team/fromPool.ts';
import { queryPublic } from '../../../src/data/queryPublic.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { createSender, type Send } from '../../support/createSender.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';

const ORIGIN = 'http://127.0.0.1';
const LEVELS = { 'contests.results': 3, 'contests.teams': 3 };

/** What a standing says of a team. */
interface Line {
  readonly id: number | null;
  readonly rank: number | null;
  readonly points: number;
  readonly played: number;
  readonly ended: readonly number[];
  readonly games: readonly number[];
}

describe('the standing of a pool', () => {
  const sandbox = setUpSandbox();
  let api: Send;
  let pool: number;
  beforeAll(async () => {
    const clubs = await sandbox.context.db.query<{ id: number }>(sql`select id from organizations`);
    const reach = clubs.map(({ id }) => id);
    const above = [{ kind: 'federation', levels: LEVELS, clubs: reach }];
    const own = new Map(reach.map((id) => [id, LEVELS]));
    api = createSender(sandbox.context, buildViewer({ modules: 'all', clubs: own, above }));
    const [found] = await sandbox.context.db.query<{ id: number }>(
      sql`select id from pools where kind = 'team' order by id limit 1`,
    );
    pool = found?.id ?? 0;
  });

  /** The pool as its public page reads it. */
  const read = async () => {
    const transport = createTransport({
      apiUrl: `${ORIGIN}/api`,
      fetch: (url, init) => sandbox.fetch(new Request(url, init)),
    });
    const { pools } = await queryPublic(transport, 'pool', { pool });
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
    api.put(`/api/sport_matches/${match}`, { status: 'entered', ...more });
  const kept = () =>
    sandbox.context.db.query(sql`select * from pool_results where pool_id = ${pool}::int order by id`);

  it('is in the seed as it follows from the results, and stays when counted again (R2.19)', async () => {
    const before = await kept();
    await sandbox.context.db.transaction((db) => writeStanding({ ...sandbox.context, db }, pool));
    expect(await kept()).toEqual(before);
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
    await api.put(`/api/sport_matches/${match?.id}`, { status: 'inProgress' });
    expect((await lineOf(home))?.points).toBe(before?.points);
  });

  it('gives all games against who did not come, none for a penalty, and wants to know who (R2.168)', async () => {
    const spotless = (await lines()).filter(({ ended }) => ended[3] === 0).map(({ id }) => id);
    const match = (await coming()).find(({ home }) => spotless.includes(home?.id ?? null));
    const path = `/api/sport_matches/${match?.id}`;
    const [home, away] = [match?.home?.id ?? null, match?.away?.id ?? null];
    const before = await lineOf(home);
    const silent = await api.put(path, { status: 'forfeit' });
    expect(silent.body.violations).toMatchObject([
      { propertyPath: 'forfeit', message: 'Cette valeur ne doit pas être vide.' },
    ]);
    const { body } = await enter(match?.id ?? 0, { forfeit: 'home' });
    expect([body.homeGamePoints, body.awayGamePoints, body.winner]).toEqual([0, 14, 'away']);
    expect(await lineOf(home)).toMatchObject({
      points: before?.points,
      ended: [before?.ended[0], before?.ended[1], before?.ended[2], (before?.ended[3] ?? 0) + 1],
    });
    const undone = await api.put(path, { forfeit: null });
    expect(undone.body.homeGamePoints).toBeNull();
    expect(await lineOf(home)).toEqual(before);
    const punished = { homeGamePoints: 8, awayGamePoints: 6, penalty: 'home' };
    expect((await api.put(path, punished)).body.winner).toBe('away');
    expect(await lineOf(home)).toMatchObject({
      points: before?.points,
      games: [(before?.games[0] ?? 0) + 8, (before?.games[1] ?? 0) + 6],
    });
    expect((await lineOf(away))?.id).toBe(away);
    await api.put(path, { homeGamePoints: null, awayGamePoints: null, penalty: null });
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
    await api.put(`/api/sport_matches/${next?.id}`, { forfeit: null });
    expect(await lines()).toEqual(before);
    const team = before[0]?.id ?? 0;
    const state = (value: string) => api.put(`/api/teams/${team}`, { state: value });
    expect((await state('withdrawn')).status).toBe(200);
    expect((await lines()).at(-1)).toMatchObject({ id: team, played: 0 });
    await state('engaged');
    expect(await lines()).toEqual(before);
  });
});

describe('the rules of the standing (R2.19)', () => {
  const NOTHING = { sets: [0, 0], rallies: [0, 0], forfeit: null, penalty: null } as const;
  const keyOf = (letter: string): number => letter.charCodeAt(0);

  /** `A-B 10-4` is a meeting of A and B. */
  const meeting = (text: string, known: Partial<CountedMeeting> = {}): CountedMeeting => {
    const [, home = '', away = '', ours, theirs] = /^(\w)-(\w) (\d+)-(\d+)$/.exec(text) ?? [];
    return {
      ...NOTHING,
      home: keyOf(home),
      away: keyOf(away),
      games: [Number(ours), Number(theirs)],
      ...known,
    };
  };
  const teams = (letters: string, out = ''): Entrant[] =>
    [...letters].map((letter) => ({ opponent: keyOf(letter), isOut: out.includes(letter) }));
  const lineOf = (letter: string, lines: readonly StandingLine[]) =>
    lines.find(({ opponent }) => opponent === keyOf(letter));
  const ranks = (...given: Parameters<typeof toStanding>): string[] =>
    toStanding(...given).map((line) => `${line.definitiveRank} ${String.fromCharCode(line.opponent)}`);

  it.each([
    ['8-6 8-6 8-6 8-6 8-6 8-6 8-6', 21, 7, 0, 0],
    ['8-6 8-6 8-6 8-6 7-7 7-7 4-10', 17, 4, 2, 1],
    ['8-6 8-6 8-6 8-6 7-7 4-10 4-10', 16, 4, 1, 2],
    ['8-6 4-10 4-10 4-10 4-10 4-10 4-10', 9, 1, 0, 6],
  ])('give for %s %d points', (results, definitivePoints, sportMatchWin, sportMatchDraw, sportMatchLost) => {
    const meetings = results.split(' ').map((result, index) => meeting(`A-${'BCDEFGH'[index]} ${result}`));
    expect(lineOf('A', toStanding(teams('ABCDEFGH'), meetings))).toMatchObject({
      sportMatchCount: 7,
      definitivePoints,
      sportMatchWin,
      sportMatchDraw,
      sportMatchLost,
      forfeit: 0,
    });
  });

  it('count a forfeit and a penalty apart, without a point', () => {
    const lines = toStanding(teams('ABC'), [
      meeting('A-B 0-14', { forfeit: 'home' }),
      meeting('A-C 9-5', { penalty: 'home' }),
    ]);
    expect(lineOf('A', lines)).toMatchObject({
      sportMatchCount: 2,
      definitivePoints: 0,
      sportMatchLost: 0,
      forfeit: 1,
      penality: 1,
      gamePointWin: 9,
      gamePointLost: 19,
    });
    expect(lineOf('B', lines)).toMatchObject({ sportMatchCount: 1, definitivePoints: 3, sportMatchWin: 1 });
  });

  it('have all teams first before anything is played', () => {
    expect(ranks(teams('ABC'), [])).toEqual(['1 A', '1 B', '1 C']);
  });

  it('separate two of equal points by their own meeting', () => {
    const meetings = ['A-B 8-6', 'A-C 6-8', 'B-C 14-0', 'A-D 8-6', 'B-D 14-0', 'C-D 7-7'];
    expect(
      ranks(
        teams('ABCD'),
        meetings.map((text) => meeting(text)),
      ),
    ).toEqual(['1 A', '2 B', '3 C', '4 D']);
  });

  it.each([
    ['by games', 'ABC', ['A-B 8-6', 'B-C 8-6', 'C-A 10-4'], ['1 C', '2 B', '3 A']],
    ['not at all where all is equal', 'ABC', ['A-B 6-8', 'B-C 6-8', 'C-A 6-8'], ['1 A', '1 B', '1 C']],
    // A is last by games, B and C are equal (15-13): their own meeting says B.
    ['anew among those still equal', 'CBA', ['A-B 8-6', 'B-C 9-5', 'C-A 10-4'], ['1 B', '2 C', '3 A']],
  ] as const)('separate three in a circle %s', (_how, letters, meetings, ranked) => {
    expect(
      ranks(
        teams(letters),
        meetings.map((text) => meeting(text)),
      ),
    ).toEqual(ranked);
  });

  it.each<[Partial<CountedMeeting>, string[]]>([
    [{ sets: [24, 25] }, ['1 B', '2 A']],
    [{ sets: [25, 24] }, ['1 A', '2 B']],
    [{ sets: [25, 25], rallies: [400, 401] }, ['1 B', '2 A']],
    [{}, ['1 A', '1 B']],
  ])('use sets, then rally points, where games are equal: %j', (known, ranked) => {
    expect(ranks(teams('AB'), [meeting('A-B 7-7', known)])).toEqual(ranked);
  });

  it('remove the results of a team that is out and put it last', () => {
    const lines = toStanding(teams('ABC', 'A'), [
      meeting('A-B 14-0'),
      meeting('A-C 14-0'),
      meeting('B-C 6-8'),
    ]);
    expect(lines.map(({ opponent }) => opponent)).toEqual(['C', 'B', 'A'].map(keyOf));
    expect(lineOf('A', lines)).toMatchObject({
      sportMatchCount: 0,
      definitivePoints: 0,
      definitiveRank: 3,
    });
    expect(lineOf('B', lines)).toMatchObject({ sportMatchCount: 1 });
  });

  it('give each place once, the most points first, whatever was played', () => {
    const pair = (max: number): fc.Arbitrary<Pair> =>
      fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }));
    const fault = fc.constantFrom(null, null, null, 'home', 'away', 'both');
    const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E').map(keyOf);
    const anyMeeting: fc.Arbitrary<CountedMeeting> = fc
      .record({
        home: letter,
        away: letter,
        // Few values, so that there are ties down to the last criterion.
        games: fc.constantFrom<Pair>([8, 6], [6, 8], [7, 7]),
        sets: pair(2),
        rallies: pair(1),
        forfeit: fault,
        penalty: fault,
      })
      .filter(({ home, away }) => home !== away);
    fc.assert(
      fc.property(fc.array(anyMeeting, { maxLength: 14 }), fc.subarray(['C', 'D', 'E']), (meetings, out) => {
        const lines = toStanding(teams('ABCDE', out.join('')), meetings);
        expect(new Set(lines.map(({ opponent }) => opponent)).size).toBe(5);
        // The teams of a shared rank count for as many places from it on.
        const places = lines.map(
          ({ definitiveRank: rank }, index) =>
            rank + lines.slice(0, index).filter((line) => line.definitiveRank === rank).length,
        );
        expect(places).toEqual([1, 2, 3, 4, 5]);
        const points = lines.map(({ definitivePoints }) => definitivePoints);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
    );
  });
});
