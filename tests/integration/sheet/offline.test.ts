import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../sandbox/storage/sql.ts';
import fc from 'fast-check';
import { plannedGames } from '../../../src/rules/matchFormats.ts';
import { absentForfeits, scoreOf, sheetFaults } from '../../../src/features/match-sheet/document/byRules.ts';
import { gameOf, toTypedNumber } from '../../../src/features/match-sheet/document/document.ts';
import { namedGames } from '../../../src/features/match-sheet/document/reduceSheet.ts';
import { readUnsent } from '../../../src/features/match-sheet/sync/openStored.ts';
import { createSheetStore } from '../../../src/data/createSheetStore.ts';
import { idOf, iriOf } from '../../../src/lib/iri.ts';
import { insert } from '../../../sandbox/storage/records.ts';
import { ACCOUNT, openSheetClub } from './openSheetClub.ts';

/** A full sheet of a real meeting that ended 4-10, set by set from the home side. */
const SHEET = [
  '-06 -03 -09',
  '04 -09 -05 -03',
  '09 -08 -05 09 08',
  '-07 -05 08 -05',
  '-07 -10 -06',
  '-10 05 -05 -04',
  '07 08 -06 10',
  '09 10 11',
  '-07 05 06 08',
  '08 -06 -05 06 -03',
  '-07 -09 -03',
  '-07 04 -06 -06',
  '08 -10 -10 -09',
  '-09 -02 -02',
].map((line) => line.split(' '));

let club: Awaited<ReturnType<typeof openSheetClub>>;
let match = '';

beforeAll(async () => {
  club = await openSheetClub();
  match = await club.nextMeeting();
});
afterAll(() => club.sandbox.close());
beforeEach(() => club.clear(match));

const gamesOf = async () => {
  const { body } = await club.transports.home.request(match);
  const { games, ...rest } = body as {
    games: { position: number; winner: string; sets: { won: boolean; loser: number }[] }[];
    homeGamePoints: number;
    awayGamePoints: number;
    status: string;
  };
  return { games: games.toSorted((one, other) => one.position - other.position), ...rest };
};

const seatPlayer = (body: unknown, letter: string): unknown =>
  (body as { homeSheetMatches: { letter: string; player: unknown }[] }).homeSheetMatches.find(
    (seat) => seat.letter === letter,
  )?.player;

describe('a match sheet', () => {
  it('gives 4 - 10 for a full sheet, and sends each part once (R2.166, R2.168)', async () => {
    const sheet = await club.openTab(match);
    for (const [index, texts] of SHEET.entries())
      await sheet.dispatch({ type: 'game', position: index + 1, game: { texts, forfeit: null } });
    expect(scoreOf(sheet.getState().document, sheet.facts)).toMatchObject({
      home: 4,
      away: 10,
    });
    await sheet.synchronise();
    expect(sheet.getState()).toMatchObject({ phase: 'idle', failure: null, waiting: [] });
    const { games, status, homeGamePoints, awayGamePoints } = await gamesOf();
    expect([homeGamePoints, awayGamePoints]).toEqual([4, 10]);
    expect(games.map(({ winner }) => (winner === 'home' ? 1 : 0)).join('')).toBe('00100011100000');
    expect(games.map(({ sets }) => sets.length)).toEqual(SHEET.map(({ length }) => length));
    expect(status).toBe('inProgress');
    expect(club.calls.filter((call) => call === 'POST /api/games')).toHaveLength(14);
    const before = club.calls.length;
    await sheet.synchronise();
    expect(club.calls).toHaveLength(before);
  });

  it('waited for the next half minute with what was typed while a round was under way', async () => {
    const sheet = await club.openTab(match);
    const type = (position: number) =>
      sheet.dispatch({ type: 'game', position, game: { texts: ['7', '7', '7'], forfeit: null } });
    await type(1);
    const first = sheet.synchronise();
    await vi.waitFor(() => expect(club.calls).toContain('POST /api/games'), { interval: 1 });
    await type(2);
    await sheet.synchronise();
    expect(sheet.getState().waiting).toEqual([]);
    expect((await gamesOf()).games).toHaveLength(2);
    await first;
  });
});

describe('a sheet typed without network', () => {
  it('loses no game, wherever the tab is killed (R1.22)', async () => {
    await club.openTab(match);
    club.network.isOffline = true;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 13 }), fc.nat(9), async (killedAt, first) => {
        let sheet = await club.openTab(match);
        const typed = SHEET.map(([one = '', ...rest]) => [`${first}${one.slice(-1)}`, ...rest]);
        for (const [index, texts] of typed.entries()) {
          await sheet.dispatch({ type: 'game', position: index + 1, game: { texts, forfeit: null } });
          // Nothing of the old tab is used any more: what it knew is gone.
          if (index === killedAt) sheet = await club.openTab(match);
        }
        sheet = await club.openTab(match);
        expect(typed.map((_, index) => gameOf(sheet.getState().document, index + 1).texts)).toEqual(typed);
      }),
      { numRuns: 20 },
    );
    expect(club.calls).toEqual([]);
  });

  it('outlives a logout for the same account as long as it was not sent, and is forgotten after (R1.22)', async () => {
    const store = createSheetStore();
    const sheet = await club.openTab(match);
    await sheet.dispatch({ type: 'game', position: 1, game: { texts: ['7', '7', '7'], forfeit: null } });
    await store.destroy(ACCOUNT);
    expect(await readUnsent(createSheetStore(), ACCOUNT)).toMatchObject([
      { key: match, count: 1, name: expect.stringMatching(/ – .+, \d\d\/\d\d\/2026$/) },
    ]);
    expect(await readUnsent(store, '/api/accounts/2')).toEqual([]);
    const again = await club.openTab(match);
    expect(gameOf(again.getState().document, 1).texts).toEqual(['7', '7', '7']);
    await again.synchronise();
    await store.destroy(ACCOUNT);
    expect(await store.read(ACCOUNT, match)).toBeNull();
  });

  it('sends each game once when the network is back, though answers are lost and tabs killed (R1.22)', async () => {
    let sheet = await club.openTab(match);
    club.network.isOffline = true;
    for (const [index, texts] of SHEET.slice(0, 6).entries())
      await sheet.dispatch({ type: 'game', position: index + 1, game: { texts, forfeit: null } });
    await sheet.synchronise();
    expect(sheet.getState().phase).toBe('offline');
    club.network.isOffline = false;
    club.network.losesAnswers = true;
    for (let time = 0; time < 4; time += 1) {
      sheet = await club.openTab(match);
      await sheet.synchronise();
      expect(sheet.getState().phase).toBe('offline');
    }
    club.network.losesAnswers = false;
    await sheet.synchronise();
    await sheet.synchronise();
    expect(sheet.getState()).toMatchObject({ phase: 'idle', conflicts: [], waiting: [] });
    expect((await gamesOf()).games).toHaveLength(6);
    expect(club.calls.filter((call) => call === 'POST /api/games')).toHaveLength(6);
  });

  it('shows what the other captain has written meanwhile beside ours, and sends what is chosen', async () => {
    const sheet = await club.openTab(match);
    const other = await club.openTab(match);
    await sheet.dispatch({ type: 'game', position: 1, game: { texts: ['7', '7', '7'], forfeit: null } });
    await sheet.dispatch({ type: 'game', position: 2, game: { texts: ['7', '7', '7'], forfeit: null } });
    club.newBrowser();
    await other.dispatch({ type: 'game', position: 1, game: { texts: ['-7', '-7', '-7'], forfeit: null } });
    await other.synchronise();
    await sheet.synchronise();
    expect(sheet.getState().conflicts).toMatchObject([
      { key: 'game/1', ours: { winner: 'home' }, theirs: { winner: 'away' } },
    ]);
    expect((await gamesOf()).games.map(({ winner }) => winner)).toEqual(['away', 'home']);
    const theirs = sheet.getState().conflicts[0]?.theirs;
    await sheet.dispatch({ type: 'chosen', key: 'game/1', choice: 'ours', theirs });
    await sheet.synchronise();
    expect((await gamesOf()).games.map(({ winner }) => winner)).toEqual(['home', 'home']);

    // What is not whole yet is kept as well.
    await sheet.dispatch({ type: 'game', position: 1, game: { texts: ['5'], forfeit: null } });
    club.newBrowser();
    const third = await club.openTab(match);
    await third.dispatch({ type: 'game', position: 1, game: { texts: ['-4', '-4', '-4'], forfeit: null } });
    await third.synchronise();
    await sheet.synchronise();
    expect(sheet.getState().conflicts).toMatchObject([{ key: 'game/1', theirs: { winner: 'away' } }]);
    // No message says that all is saved.
    expect(sheet.getState()).toMatchObject({ waiting: [], blocked: ['game/1'] });
    expect(gameOf(sheet.getState().document, 1).texts).toEqual(['5']);
  });
});

describe('what a meeting may come to', () => {
  it('hands in a team of three: the games of who is absent are forfeits, and no write is refused (R2.168)', async () => {
    const sheet = await club.openTab(match);
    const three = (side: 'home' | 'away') =>
      sheet.facts.players.filter(
        (one) => one.side === side && one.isValid && one.type === 'T' && !one.foreign && one.gender === 'M',
      );
    for (const [index, letter] of ['A', 'B', 'C'].entries()) {
      const seat = { player: three('home')[index]?.licence ?? '', pair: letter === 'C' ? null : 1 };
      await sheet.dispatch({ type: 'seat', side: 'home', letter, seat });
    }
    for (const [index, letter] of ['W', 'X', 'Y', 'Z'].entries()) {
      const seat = { player: three('away')[index]?.licence ?? '', pair: (index % 2) + 1 };
      await sheet.dispatch({ type: 'seat', side: 'away', letter, seat });
    }
    const play = (position: number) =>
      sheet.dispatch({ type: 'game', position, game: { texts: ['7', '8', '9'], forfeit: null } });
    await play(1);
    await sheet.synchronise();
    // Somebody may still come: nothing is lost by absence yet.
    expect(scoreOf(sheet.getState().document, sheet.facts)).toMatchObject({ home: 1, away: 0 });
    expect(await gamesOf()).toMatchObject({ homeGamePoints: 1, awayGamePoints: 0 });
    for (const position of [2, 3, 5, 6, 8, 9, 11, 12, 14]) await play(position);
    expect(scoreOf(sheet.getState().document, sheet.facts)).toMatchObject({ home: 10, away: 4 });
    for (const action of absentForfeits(sheet.getState().document, sheet.facts)) await sheet.dispatch(action);
    await sheet.dispatch({ type: 'field', field: 'status', value: 'entered' });
    await sheet.synchronise();
    expect(club.refused).toEqual([]);
    expect(await gamesOf()).toMatchObject({ status: 'entered', homeGamePoints: 10, awayGamePoints: 4 });
    expect(sheet.getState().signatures?.home?.person).toEqual(expect.stringContaining('/api/people/'));
  });

  it('is not handed in as long as somebody who has played has no name, nor by the server (R2.165)', async () => {
    const sheet = await club.openTab(match);
    const other = await club.openTab(match);
    for (const [index, texts] of SHEET.entries())
      await sheet.dispatch({ type: 'game', position: index + 1, game: { texts, forfeit: null } });
    const missing = () =>
      sheetFaults(sheet.getState().document, sheet.facts)
        .filter(({ code }) => code === 'playerMissing')
        .map(({ at, values }) => [at.letter, values['games']]);
    expect(missing()).toHaveLength(8);
    expect(missing()[0]).toEqual(['A', '1, 5, 11']);
    await sheet.dispatch({ type: 'field', field: 'status', value: 'entered' });
    await sheet.synchronise();
    expect(sheet.getState().document.entries['match/status']?.refusals).toEqual([
      'Joueurs à désigner\u00a0: A, W, B, X, C, Y, D, Z, Double 1, Double 2',
    ]);

    // Another device names them all but one, after the games have arrived.
    club.newBrowser();
    for (const side of ['home', 'away'] as const) {
      const able = other.facts.players.filter(
        (one) => one.side === side && one.isValid && one.type === 'T' && !one.foreign && one.gender === 'M',
      );
      for (const [index, letter] of (side === 'home' ? ['A', 'B', 'C', 'D'] : ['W', 'X', 'Y']).entries()) {
        const seat = { player: able[index]?.licence ?? '', pair: (index % 2) + 1 };
        await other.dispatch({ type: 'seat', side, letter, seat });
      }
    }
    await other.synchronise();
    await sheet.synchronise();
    expect(missing()).toEqual([['Z', '4, 8, 14']]);
    await other.dispatch({ type: 'field', field: 'status', value: 'entered' });
    await other.synchronise();
    expect(other.getState().document.entries['match/status']?.refusals).toEqual([
      'Joueurs à désigner\u00a0: Z, Double 2',
    ]);
    for (const action of namedGames(other.getState().document, plannedGames(other.facts.format)))
      await other.dispatch(action);
    await other.synchronise();
    const { body } = await club.transports.home.request(match);
    const [first] = (body as { games: { position: number; homePlayer: unknown }[] }).games.toSorted(
      (one, next) => one.position - next.position,
    );
    expect(iriOf(first?.homePlayer)).toBe(iriOf(seatPlayer(body, 'A')));
  });

  it('gives all games to the side that came when the other forfeits (R2.168)', async () => {
    const sheet = await club.openTab(match);
    await sheet.dispatch({ type: 'field', field: 'forfeit', value: 'away' });
    await sheet.dispatch({ type: 'field', field: 'status', value: 'entered' });
    expect(
      sheetFaults(sheet.getState().document, sheet.facts).filter(({ kind }) => kind === 'blocking'),
    ).toEqual([]);
    await sheet.synchronise();
    expect(club.refused).toEqual([]);
    expect(await gamesOf()).toMatchObject({ status: 'entered', homeGamePoints: 14, awayGamePoints: 0 });
  });

  it('says who has played for another team of the club in the pool, as the server does (R2.165)', async () => {
    const { context } = club.sandbox;
    const put = async (name: string, values: Readonly<Record<string, unknown>>): Promise<number> =>
      (await insert(context, context.model.entity(name), values)).id;
    const [place] = await context.db.query<
      Record<'pool' | 'division' | 'contest' | 'season', number>
    >(sql`select m.pool_id as pool, m.division_id as division, t.contest_id as contest, t.season_id as season
      from sport_matches m join opponents o on o.id = m.home_opponent_id join teams t on t.id = o.team_id
      where m.id = ${idOf(match) ?? 0}::int`);
    const { pool, division, contest, season } = place ?? {};
    const { facts } = await club.openTab(match);
    const name = `${facts.home.name.replace(/\d+$/, '')}9`;
    const clubs = facts.home.clubs.map(({ iri }) => idOf(iri) ?? 0);
    const team = await put('team', {
      name,
      position: 9,
      contest,
      season,
      pool,
      phase: facts.phase,
      gender: 'M',
      clubs,
    });
    const date = '2026-09-26';
    const homeOpponent = await put('opponent', { team });
    const sportMatch = await put('sport-match', {
      division,
      pool,
      roundNumber: 1,
      plannedDate: date,
      date,
      homeOpponent,
      status: 'validated',
    });
    const player = facts.players.find(
      ({ side, isValid, type, foreign, gender, played }) =>
        side === 'home' && isValid && type === 'T' && !foreign && gender === 'M' && played.length === 0,
    );
    await put('sheet-match-player', {
      sportMatch,
      side: 'home',
      letter: 'A',
      player: idOf(player?.licence) ?? 0,
      points: 500,
    });

    club.newBrowser();
    const sheet = await club.openTab(match);
    expect([sheet.facts.home.poolTeams, sheet.facts.away.poolTeams]).toEqual([[9], []]);
    const seat = { player: player?.licence ?? '', pair: null };
    await sheet.dispatch({ type: 'seat', side: 'home', letter: 'A', seat });
    expect(sheetFaults(sheet.getState().document, sheet.facts)).toContainEqual({
      kind: 'blocking',
      code: 'otherTeamOfPool',
      values: { team: name },
      at: { side: 'home', letter: 'A' },
    });
    await sheet.synchronise();
    expect(sheet.getState().document.entries['seat/home/A']?.refusals).toEqual([
      `Joueur déjà aligné dans ${name}, qui joue dans la même poule`,
    ]);
  });

  it('looks the number of a referee of a third club up once the server answers (R2.167)', async () => {
    const [other] = await club.sandbox.context.db.query<{ identifier: string; person: number }>(
      sql`select l.identifier, l.person_id as person from graduations g join licences l on l.person_id = g.person_id
        where g.domain = 'refereeing' and l.state = 'validated' and l.club_id not in (
          select tc.target_id from sport_matches m join opponents o on o.id in (m.home_opponent_id, m.away_opponent_id)
          join teams_clubs tc on tc.owner_id = o.team_id where m.id = ${idOf(match) ?? 0}::int)
        and l.season_id = 3 limit 1`,
    );
    const sheet = await club.openTab(match);
    club.network.isOffline = true;
    await sheet.dispatch({ type: 'field', field: 'referee', value: toTypedNumber(other?.identifier ?? '') });
    await sheet.synchronise();
    club.network.isOffline = false;
    await sheet.synchronise();
    const { body } = await club.transports.home.request(match);
    expect(iriOf((body as { referee: unknown }).referee)).toBe(`/api/people/${other?.person}`);
    const [referee] = sheet.getState().referees;
    expect(Object.keys(referee ?? {}).toSorted()).toEqual([
      'club',
      'familyName',
      'givenName',
      'grades',
      'identifier',
      'person',
    ]);
    await sheet.dispatch({ type: 'field', field: 'referee', value: toTypedNumber('00000000') });
    await sheet.synchronise();
    expect(sheet.getState().document.entries['match/referee']?.refusals).toEqual(['sheet.referee.unknown']);
    expect(club.refused).toEqual([]);
  });
});

describe('the server', () => {
  it('refuses what no sheet may hold, with its sentence, and keeps it on the device (R2.165, R2.166)', async () => {
    const refusal = async (path: string, body: object): Promise<unknown> => {
      const answer = club.transports.both.request(path, { method: 'POST', body });
      return answer.then(
        () => null,
        (error: { fieldErrors: unknown }) => ({ ...(error.fieldErrors as object) }),
      );
    };
    const sheet = await club.openTab(match);
    const game = {
      sportMatch: match,
      contest: sheet.facts.contest,
      position: 1,
      label: 'A-W',
      date: '2026-12-05',
    };
    const sets = Array.from({ length: 4 }, () => ({ won: true, loser: 7 }));
    expect(await refusal('/games', { ...game, sets, winner: 'home' })).toEqual({
      sets: ['Trois manches gagnantes : manche 4 en trop'],
    });
    expect(await refusal('/games', { ...game, sets: sets.slice(1), winner: 'away' })).toEqual({
      sets: ['Partie 1 : vainqueur incohérent avec les manches'],
    });
    const visitor = sheet.facts.players.find(
      ({ side, isValid, type, foreign }) => side === 'away' && isValid && type === 'T' && !foreign,
    );
    const seat = { sportMatch: match, side: 'home', letter: 'A', player: visitor?.licence, points: 500 };
    expect(await refusal('/sheet_match_players', seat)).toEqual({
      player: ['Le joueur n’appartient pas à ce club'],
    });
    await sheet.dispatch({
      type: 'seat',
      side: 'home',
      letter: 'A',
      seat: { player: visitor?.licence ?? '', pair: null },
    });
    await sheet.synchronise();
    expect(sheet.getState().document.entries['seat/home/A']?.refusals).toEqual([
      'Le joueur n’appartient pas à ce club',
    ]);
    // It contains three sets that are won, and one that no game knows.
    const texts = ['7', '12-3', '7', '7'];
    await sheet.dispatch({ type: 'game', position: 2, game: { texts, forfeit: null } });
    expect(sheetFaults(sheet.getState().document, sheet.facts)).toContainEqual({
      kind: 'blocking',
      code: 'gameFaulty',
      values: { game: 2 },
      at: { game: 2 },
    });
    await club.sandbox.context.db.query(
      sql`update sport_matches set status = 'confirmed' where id = ${idOf(match) ?? 0}::int`,
    );
    expect(await refusal('/games', { ...game, sets: sets.slice(1), winner: 'home' })).toEqual({
      sportMatch: ['La feuille n’est plus ouverte à la saisie\u00a0: «\u202fConfirmée\u202f».'],
    });
  });
});
