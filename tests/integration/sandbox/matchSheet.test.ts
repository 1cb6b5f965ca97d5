import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../../sandbox/rights/context.ts';
import { readViewer } from '../../../sandbox/rights/readViewer.ts';
import { insert } from '../../../sandbox/storage/records.ts';
import { messagesOf, type Answer } from '../../support/createRequester.ts';
import { createSender, type Send } from '../../support/createSender.ts';
import { TEST_NOW } from '../../support/testNow.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';

/** Of a meeting between two clubs with an account of their own each: the team at home, and who plays for it. */
interface Arranged {
  readonly match: number;
  readonly team: number;
  readonly players: readonly { readonly id: number; readonly person: number }[];
}

describe('a match sheet', () => {
  const sandbox = setUpSandbox();
  let context: Context;
  let api: Send;
  let instance: Send;
  let own: Arranged;
  beforeAll(async () => {
    context = { ...sandbox.context, clock: () => TEST_NOW };
    const as = async (username: string): Promise<Send> => {
      const [account] = await context.db.query<{ id: number }>(
        sql`select id from accounts where username = ${username}`,
      );
      const viewer = await readViewer(context, account?.id ?? 0);
      if (!viewer) throw new Error(`No account ${username}`);
      return createSender(context, viewer);
    };
    api = await as('multi');
    instance = await as('instance');
    const [match] = await context.db.query<{
      match: number;
      team: number;
    }>(sql`select m.id as match, t.id as team
      from sport_matches m join opponents o on o.id = m.home_opponent_id join teams t on t.id = o.team_id
      where m.status = 'inProgress'
        and exists (select 1 from teams_clubs tc where tc.owner_id = t.id and tc.target_id in (1, 2)) limit 1`);
    const players = await context.db.query<Arranged['players'][number]>(sql`select l.id, l.person_id as person
      from licences l join people p on p.id = l.person_id join referentials r on r.id = l.type_id
      where l.club_id in (select target_id from teams_clubs where owner_id = ${match?.team ?? 0}::int)
        and l.season_id = 3 and l.state = 'validated' and r.code = 'T' and p.gender = 'M'
        and not coalesce(l."foreign", false)
        and not exists (select 1 from sheet_match_players s where s.player_id = l.id) order by l.id limit 4`);
    if (!match) throw new Error('No meeting is open');
    own = { ...match, players };
    await context.db.query(
      sql`create temp table seeded as select * from sheet_match_players where sport_match_id = ${own.match}::int`,
    );
  });
  beforeEach(() =>
    context.db.query(sql`delete from sheet_match_players where sport_match_id = ${own.match}::int`),
  );

  const seat = (letter: string, index: number): Promise<Answer> =>
    api.post('/api/sheet_match_players', {
      sportMatch: `/api/sport_matches/${own.match}`,
      side: 'home',
      letter,
      player: `/api/licences/${own.players[index]?.id}`,
      points: 900,
    });

  /** Puts players into another, stronger team of the club on a day of the phase. */
  const playElsewhere = async (day: number, indexes: readonly number[]): Promise<void> => {
    const put = (name: string, values: Readonly<Record<string, unknown>>) =>
      insert(context, context.model.entity(name), values);
    const [like] = await context.db.query<
      Record<string, number>
    >(sql`select m.division_id as division, t.contest_id
      as contest, t.season_id as season, m.date from sport_matches m, teams t
      where m.id = ${own.match}::int and t.id = ${own.team}::int`);
    const { contest, season, division } = like ?? {};
    const team = await put('team', {
      name: 'VOISINE 0',
      position: 0,
      contest,
      season,
      phase: 1,
      gender: 'M',
    });
    const opponent = await put('opponent', { team: team.id });
    const match = await put('sport-match', {
      division,
      roundNumber: day,
      plannedDate: '2026-10-03',
      date: '2026-10-03',
      homeOpponent: opponent.id,
      status: 'validated',
    });
    for (const [at, index] of indexes.entries())
      await put('sheet-match-player', {
        sportMatch: match.id,
        side: 'home',
        letter: 'ABCD'.charAt(at),
        player: own.players[index]?.id,
        points: 900,
      });
  };

  it('refuses who is suspended, who has played that day and men among women, each with its sentence (R2.165)', async () => {
    const { match, players } = own;
    expect((await seat('A', 0)).status).toBe(201);
    await context.db
      .query(sql`insert into sanctions (person_id, organization_id, type_id, reason, start_date, end_date, status)
      select ${players[1]?.person}::int, (select min(id) from organizations), (select min(id) from referentials
        where type = 'SanctionType'), 'Cumul', '2026-01-01', '2027-02-28', 'final'`);
    expect(messagesOf(await seat('B', 1))).toEqual(['Joueur suspendu jusqu’au 28/02/2027']);
    const [{ day } = { day: 0 }] = await context.db.query<{ day: number }>(
      sql`select round_number as day from sport_matches where id = ${match}::int`,
    );
    await playElsewhere(day, [2]);
    expect(messagesOf(await seat('C', 2))).toEqual([`Joueur déjà aligné à la journée ${day} dans VOISINE 0`]);
    const contest = sql`from divisions d join sport_matches m on m.division_id = d.id where m.id = ${match}::int`;
    await context.db.query(sql`update contests set gender = 'F' where id = (select d.contest_id ${contest})`);
    expect(messagesOf(await seat('D', 3))).toEqual(['Épreuve réservée aux dames']);
    await context.db.query(sql`update contests set gender = 'M' where id = (select d.contest_id ${contest})`);
    expect((await seat('D', 3)).status).toBe(201);
  });

  it('lets one player of a stronger team in on the second day (R2.165)', async () => {
    await context.db.query(sql`update sport_matches set round_number = 2 where id = ${own.match}::int`);
    await playElsewhere(1, [0, 3]);
    expect((await seat('A', 0)).status).toBe(201);
    expect(messagesOf(await seat('B', 3))).toEqual([
      'Journée 2\u00a0: un seul joueur issu d’une équipe supérieure',
    ]);
  });

  it('takes a game that was broken off with its winner, one that was not played without', async () => {
    const [game] = (await api.get(`/api/sport_matches/${own.match}`)).body.games;
    const write = async (values: object) => {
      const answer = await api.put(game['@id'], values);
      return answer.status === 200 ? answer.status : messagesOf(answer);
    };
    const led = [{ won: false, loser: 5 }];
    expect(await write({ sets: led, winner: null, ending: 'injury' })).toEqual([
      'Indiquez qui a gagné cette partie.',
    ]);
    expect(await write({ sets: [], winner: 'home', ending: 'cancelled' })).toEqual([
      'Une partie qui n’est pas jouée n’a pas de vainqueur.',
    ]);
    expect(await write({ sets: [], winner: 'home', forfeit: true, ending: 'retirement' })).toEqual([
      'Une partie perdue par forfait n’a pas d’autre fin.',
    ]);
    const lost = Array.from({ length: 3 }, () => ({ won: false, loser: 5 }));
    expect(await write({ sets: lost, winner: 'home', forfeit: false, ending: 'disqualification' })).toBe(200);
    expect(await write({ sets: [], winner: null, ending: 'notPlayed' })).toBe(200);
    // Its sets have gone; new ones say the same.
    const sets = game.sets.map(({ won, loser }: Record<string, unknown>) => ({ won, loser }));
    expect(await write({ sets, winner: game.winner, ending: null })).toBe(200);
  });

  it('names the sets that win a game as its contest has them, and is signed by who confirms (R2.166, R2.168)', async () => {
    const match = `/api/sport_matches/${own.match}`;
    const { body } = await api.get(match);
    await context.db
      .query(sql`update contests set best_of = 7 where id = (select d.contest_id from divisions d
      join sport_matches m on m.division_id = d.id where m.id = ${own.match}::int)`);
    await context.db.query(sql`delete from signatures where sport_match_id = ${own.match}::int`);
    const sets = Array.from({ length: 5 }, () => ({ won: true, loser: 5 }));
    const [game] = body.games;
    expect(messagesOf(await api.put(game['@id'], { sets, winner: 'home' }))).toEqual([
      'Quatre manches gagnantes : manche 5 en trop',
    ]);
    const roles = async () =>
      (
        await context.db.query<{ role: string }>(sql`select role from signatures
        where sport_match_id = ${own.match}::int order by role`)
      ).map(({ role }) => role);
    const winners = (await api.get(match)).body.games.map(({ winner }: { winner: string }) => winner);
    const count = (side: string) => winners.filter((winner: string) => winner === side).length;
    const score = { homeGamePoints: count('home'), awayGamePoints: count('away') };
    const step = async (status: string, more: object = {}) =>
      (await api.put(match, { status, ...more })).status;
    expect(messagesOf(await api.put(match, { status: 'entered', ...score }))).toEqual([
      expect.stringMatching(/^Joueurs à désigner\u00a0: A, W, B, X, /),
    ]);
    await context.db.query(sql`insert into sheet_match_players select * from seeded`);
    expect([await step('entered', score), await roles()]).toEqual([200, ['homeCaptain']]);
    expect([await step('inProgress'), await roles()]).toEqual([200, []]);
    expect([await step('entered'), await step('confirmed')]).toEqual([200, 200]);
    expect(await roles()).toEqual(['awayCaptain', 'homeCaptain']);
    expect(messagesOf(await api.delete(game['@id']))).toEqual([
      'La feuille n’est plus ouverte à la saisie\u00a0: «\u202fConfirmée\u202f».',
    ]);
    await context.db.query(sql`update sport_matches set status = 'disputed' where id = ${own.match}::int`);
    await context.db.query(sql`delete from signatures where sport_match_id = ${own.match}::int`);
    expect([(await instance.put(match, { status: 'entered' })).status, await roles()]).toEqual([200, []]);
  });
});
