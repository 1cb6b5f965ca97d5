import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../sandbox/storage/sql.ts';
import type { Context } from '../../../sandbox/rights/context.ts';
import { toMeetingPoints } from '../../../sandbox/entities/toMeetingPoints.ts';
import { readViewer } from '../../../sandbox/rights/readViewer.ts';
import type { Viewer } from '../../../sandbox/rights/viewer.ts';
import { buildClubScale } from '../../../sandbox/seed/buildClubScale.ts';
import type { SeedRow } from '../../../sandbox/seed/createRows.ts';
import { queryGraphql } from '../../support/queryGraphql.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { membersOf, violationsOf, type Answer } from '../../support/createRequester.ts';
import { createSender, type Send } from '../../support/createSender.ts';
import { TEST_NOW } from '../../support/testNow.ts';
import { PDF } from '../../support/sampleFiles.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';

const seeded = buildClubScale();
const rowsOf = (name: string): readonly SeedRow[] => seeded.get(name) ?? [];
const numberIn = (row: SeedRow, field: string): number => Number(row[field] ?? 0);
const textIn = (row: SeedRow | undefined, field: string): string => {
  const value = row?.[field];
  return typeof value === 'string' ? value : '';
};
const sum = (rows: readonly SeedRow[], field: string): number =>
  rows.reduce((total, row) => total + numberIn(row, field), 0);
const linked = (name: string, field: string, id: number) => rowsOf(name).filter((row) => row[field] === id);

const pool = rowsOf('pool').find((row) => row['kind'] === 'team');
const meetings = rowsOf('sport-match').filter((row) => row['pool'] === pool?.id);
const played = meetings.filter((row) => row['homeGamePoints'] !== null);
const sheets = played.filter((row) => row['forfeit'] === null);

describe('the sheets of the seeded season', () => {
  it('hold every meeting of the pool once, played and to come', () => {
    const pairs = meetings.map((row) =>
      [row['homeOpponent'], row['awayOpponent']]
        .map(Number)
        .toSorted((one, other) => one - other)
        .join('-'),
    );
    expect(new Set(pairs).size).toBe((8 * 7) / 2);
    expect(pairs).toHaveLength(28);
    expect(new Set(meetings.map((row) => row['status']))).toEqual(
      new Set(['validated', 'confirmed', 'postponed', 'scheduled', 'inProgress']),
    );
  });

  it('count a game for every point of the score, until one side has eight (R3.53)', () => {
    expect(sheets.length).toBeGreaterThan(12);
    for (const match of sheets) {
      const games = linked('game', 'sportMatch', match.id);
      const won = (side: string) => games.filter((game) => game['winner'] === side).length;
      expect([won('home'), won('away')]).toEqual([match['homeGamePoints'], match['awayGamePoints']]);
      expect(Math.max(won('home'), won('away'))).toBeLessThanOrEqual(8);
      expect(toMeetingPoints(won('home'), won('away'), null)).toMatchObject({
        homePoints: match['homePoints'],
        awayPoints: match['awayPoints'],
        winner: match['winner'],
      });
    }
  });

  it('give a game to who won three sets, the last one among them (R3.37)', () => {
    for (const game of rowsOf('game')) {
      const sets = linked('game-set', 'game', game.id);
      const won = sets.filter((set) => set['won'] === true).length;
      expect([won, sets.length - won]).toEqual([game['homeSets'], game['awaySets']]);
      expect(Math.max(won, sets.length - won)).toBe(3);
      expect(sets.at(-1)?.['won']).toBe(game['winner'] === 'home');
    }
  });

  it('name on both sides four players of the club that plays (R3.51)', () => {
    const licences = new Map(rowsOf('licence').map((row) => [row.id, row]));
    const opponents = new Map(rowsOf('opponent').map((row) => [row.id, row]));
    const teams = new Map(rowsOf('team').map((row) => [row.id, row]));
    for (const match of sheets)
      for (const side of ['home', 'away']) {
        const lineUp = linked('sheet-match-player', 'sportMatch', match.id).filter(
          (row) => row['side'] === side,
        );
        const opponent = opponents.get(numberIn(match, `${side}Opponent`));
        const clubs = opponent && teams.get(numberIn(opponent, 'team'))?.['clubs'];
        expect(lineUp.map((row) => row['letter'])).toEqual((side === 'home' ? 'ABCD' : 'WXYZ').split(''));
        expect(lineUp.map((row) => licences.get(numberIn(row, 'player'))?.['club'])).toEqual(
          Array.from({ length: 4 }, () => (Array.isArray(clubs) ? clubs[0] : undefined)),
        );
      }
  });

  it('add up to the standing (R3.64)', () => {
    const results = linked('pool-result', 'pool', pool?.id ?? 0);
    expect(results).toHaveLength(8);
    for (const result of results) {
      const at = (side: string) => played.filter((row) => row[`${side}Opponent`] === result['opponent']);
      const [home, away] = [at('home'), at('away')];
      expect(result).toMatchObject({
        sportMatchCount: home.length + away.length,
        definitivePoints: sum(home, 'homePoints') + sum(away, 'awayPoints'),
        gamePointWin: sum(home, 'homeGamePoints') + sum(away, 'awayGamePoints'),
        gamePointLost: sum(home, 'awayGamePoints') + sum(away, 'homeGamePoints'),
      });
    }
    const points = results.map((row) => numberIn(row, 'definitivePoints'));
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });

  it('rank the sixteen of the critérium, who share a place where nothing was played for it (R3.58)', () => {
    const ranks = rowsOf('tour-registration').flatMap((row) =>
      row['rank'] === undefined ? [] : [numberIn(row, 'rank')],
    );
    expect(ranks.toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 3, 5, 5, 5, 5, 9, 10, 11, 11, 13, 13, 13, 13,
    ]);
  });

  it('sum endowments, answers and fees (R3.16, R3.18, R3.43)', () => {
    for (const request of rowsOf('tournament-request'))
      expect(sum(linked('table', 'tournamentRequest', request.id), 'endowment')).toBe(request['endowment']);
    for (const application of rowsOf('label-application')) {
      const yes = linked('label-answer', 'application', application.id).filter(
        (row) => row['value'] === true,
      );
      expect(yes.length).toBe(application['score']);
    }
    for (const entry of rowsOf('contest-engagement'))
      expect(numberIn(entry, 'quantity') * numberIn(entry, 'unitFee')).toBe(entry['amount']);
  });
});

describe('contests, tournaments and labels in the sandbox', () => {
  const sandbox = setUpSandbox();
  let context: Context;
  let manager: Viewer;
  let other: Viewer;
  let api: Send;
  beforeAll(async () => {
    context = { ...sandbox.context, clock: () => TEST_NOW };
    const read = async (username: string) => {
      const account = rowsOf('account').find((row) => row['username'] === username);
      const viewer = await readViewer(context, account?.id ?? 0);
      if (!viewer) throw new Error(`No account ${username}`);
      return viewer;
    };
    manager = await read('gestionnaire');
    other = buildViewer({ modules: 'all', clubs: new Map([[2, manager.clubs.get(1) ?? {}]]) });
    api = createSender(context, manager);
  });

  const above = (kind: string, action: string, clubs = [1, 2]) =>
    buildViewer({ modules: 'all', above: [{ kind, levels: { [action]: 3 }, clubs }] });
  const refusalOf = (answer: Answer): [string, string][] => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    return violationsOf(answer);
  };
  const referential = (type: string, code: string) => {
    const row = rowsOf('referential').find((one) => one['type'] === type && one['code'] === code);
    return `/api/referentials/${row?.id}`;
  };
  const mine = (entity: string, field = 'club') => rowsOf(entity).filter((row) => row[field] === 1);

  const buildTable = (values: object = {}) => ({
    code: 'A',
    name: '500-899',
    date: '2027-05-22T00:00:00',
    checkInEnd: '09:00:00',
    time: '09:30:00',
    gender: 'A',
    pointsRule: 'range',
    pointsMin: 500,
    pointsMax: 899,
    maxPlayers: 32,
    fee: 800,
    endowment: 12_000,
    format: referential('TableFormat', 'POULES_3'),
    prizes: [
      { rank: 1, amount: 8000 },
      { rank: 2, amount: 4000, gift: 'Une raquette' },
    ],
    ...values,
  });
  const buildTournament = (values: object = {}) => ({
    name: 'Tournoi de mai',
    type: 'R',
    club: '/api/clubs/1',
    season: '/api/seasons/3',
    startDate: '2027-05-22T00:00:00',
    endDate: '2027-05-23T00:00:00',
    registrationDeadline: '2027-05-19T23:59:00',
    address: { streetAddress: '1 rue du Stade', postalCode: '77170', addressLocality: 'Brie-Comte-Robert' },
    numberOfTables: 16,
    contacts: [{ givenName: 'Anne', familyName: 'MARTIN', email: 'anne@example.org' }],
    referee: `/api/people/${manager.person}`,
    rules: { originalFilename: 'reglement.pdf', base64File: `data:application/pdf;base64,${PDF}` },
    tables: [buildTable(), buildTable({ code: 'B', date: '2027-05-23T00:00:00', endowment: 3000 })],
    ...values,
  });

  it('shows of a tournament what public readers look for (R3.16, R3.134)', async () => {
    const approved = rowsOf('tournament-request').find((row) => row['status'] === 5);
    const { body } = await api.get(`/api/tournament_requests/${approved?.id}`);
    expect(body).toMatchObject({
      type: 'B',
      status: 5,
      endowment: 130_000,
      club: { identifier: '08779001', name: 'Val d’Yerres Ping' },
      address: { name: 'Gymnase Jean-Moulin', postalCode: '77170', latitude: 48.6921 },
      contacts: [{ '@id': expect.stringMatching(/^\/api\/contacts\/\d+$/), email: 'tournoi2@example.org' }],
      rules: { originalFilename: 'reglement.pdf', mimeType: 'application/pdf' },
      engagmentSheet: null,
      responses: [{ review: 1, organization: { name: 'Comité de Seine-et-Marne' } }],
      decision: { reason: null },
    });
    expect(body.tables[0]).toMatchObject({ name: '500-799', fee: 800, endowment: 8000 });
    expect(body.tables[0].time).toBe('1970-01-01T09:00:00+01:00');
    const found = await api.get(
      '/api/tournament_requests?type[]=A&status[]=5&startDate[after]=2027-01-01&address.postalCode=75',
    );
    expect(membersOf(found).map((one) => one.name)).toEqual(['Grand Prix de Belleville']);
  });

  it('shows to other clubs the tournaments that are approved, and no others', async () => {
    const { body } = await api.get('/api/tournament_requests?itemsPerPage=50');
    const statuses = body['hydra:member'].flatMap((one: { club: { '@id': string }; status: number }) =>
      one.club['@id'] === '/api/clubs/1' ? [] : [one.status],
    );
    expect(new Set(statuses)).toEqual(new Set([5]));
    const draft = mine('tournament-request').find((row) => row['status'] === 0);
    const path = `/api/tournament_requests/${draft?.id}`;
    expect((await api.as(other).get(path)).status).toBe(404);
    const guessed = await api.as(other).get('/api/tournament_requests?name=Nocturne');
    expect(guessed.body['hydra:totalItems']).toBe(0);
  });

  it('creates a tournament with its tables and prizes, sums the endowment and counts the places left (R3.16)', async () => {
    const { status, body } = await api.post('/api/tournament_requests', buildTournament());
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ status: 0, endowment: 15_000, competentLevel: 'league', identifier: null });
    expect(body.tables.map((one: { prizes: unknown[] }) => one.prizes.length)).toEqual([2, 2]);
    expect(body.tables[0].prizes[1]).toMatchObject({ rank: 2, amount: 4000, gift: 'Une raquette' });
    const changed = await api.put(body['@id'], { tables: [body.tables[1]] });
    expect([changed.body.tables.length, changed.body.endowment]).toEqual([1, 3000]);
    const save = (acceptedEntries: number | null) =>
      api.put(body['@id'], { tables: [{ ...body.tables[1], acceptedEntries, remainingPlaces: 99 }] });
    expect((await save(30)).body.tables[0].remainingPlaces).toBe(2);
    expect((await save(null)).body.tables[0].remainingPlaces).toBeNull();
    expect(refusalOf(await save(33))).toEqual([
      ['tables[0].acceptedEntries', 'Il y a plus d’inscriptions acceptées que de joueurs admis.'],
    ]);
    expect((await api.delete(body['@id'])).status).toBe(204);
  });

  it.each([
    ['tables', 31, 30],
    ['tables', 100_000, 30],
    ['assistantReferees', 1001, 1000],
  ])('counts the entries of %s, %d, before it reads any', async (name, count, limit) => {
    const body = buildTournament({ [name]: Array.from({ length: count }, () => ({})) });
    expect(refusalOf(await api.post('/api/tournament_requests', body))).toEqual([
      [name, `Cette collection doit contenir ${limit} éléments ou moins.`],
    ]);
  });

  it('names a hundred violations and says how many more there are', async () => {
    const body = buildTournament({ tables: Array.from({ length: 30 }, () => ({})) });
    const answer = await api.post('/api/tournament_requests', body);
    const violations = refusalOf(answer);
    expect([answer.status, violations.length]).toEqual([422, 101]);
    expect(violations[100]).toEqual([
      '',
      expect.stringMatching(/^\d+ autres erreurs ne sont pas affichées\.$/),
    ]);
    expect(answer.body['hydra:description'].split('\n')).toHaveLength(101);
  });

  it('refuses tables that do not fit in, and a request that comes late (R3.16)', async () => {
    const tables = [
      buildTable({ date: '2027-05-21T00:00:00' }),
      buildTable({ checkInEnd: '09:30:00', pointsMax: 400 }),
    ];
    expect(refusalOf(await api.post('/api/tournament_requests', buildTournament({ tables })))).toEqual([
      ['tables[0].date', 'Cette date est en dehors du tournoi.'],
      ['tables[1].checkInEnd', 'Le pointage doit finir avant le début du tableau.'],
      ['tables[1].pointsMax', 'Le maximum est inférieur au minimum.'],
    ]);
    const soon = { startDate: '2026-12-01T00:00:00', endDate: '2026-12-01T00:00:00', club: null };
    const paths = refusalOf(await api.post('/api/tournament_requests', buildTournament(soon)));
    expect(paths.map(([path]) => path)).toEqual(['club', 'startDate']);
  });

  it('lets the body that is competent decide about a tournament, and no other (R1.20)', async () => {
    const regional = rowsOf('tournament-request').find((row) => row['name'] === 'Tournoi des Buttes');
    const path = `/api/tournament_requests/${regional?.id}`;
    const stepsOf = async (viewer: Viewer) =>
      (await api.as(viewer).get(path)).body['@permissions'].transitions.status;
    expect(await stepsOf(other)).toEqual([7]);
    expect(await stepsOf(above('committee', 'tournaments.requests'))).toEqual([4, 7]);
    expect(await stepsOf(above('league', 'tournaments.requests'))).toEqual([4, 5, 6, 7]);
    const refused = await api.as(other).put(path, { status: 5 });
    expect(refusalOf(refused).map(([field]) => field)).toEqual(['status']);
    const viewer = above('league', 'tournaments.requests');
    expect((await api.as(viewer).put(path, { status: 5 })).body.status).toBe(5);
  });

  it('keeps what each body said of a tournament, and why it was refused (R3.16)', async () => {
    const { body: request } = await api.post(
      '/api/tournament_requests',
      buildTournament({ name: 'Tournoi de juin', status: 1 }),
    );
    const [committee, league] = ['committee', 'league'].map((kind) =>
      api.as(above(kind, 'tournaments.requests')),
    );
    const opinion = { status: 2, review: 1, motive: 'Salle conforme.' };
    expect((await committee?.put(request['@id'], opinion))?.status).toBe(200);
    expect((await league?.put(request['@id'], { status: 6 }))?.status).toBe(422);
    expect((await league?.put(request['@id'], { status: 6, motive: 'Date prise.' }))?.status).toBe(200);
    expect((await api.get(request['@id'])).body).toMatchObject({
      responses: [{ review: 1, description: 'Salle conforme.' }],
      decision: { reason: 'Date prise.' },
    });
  });

  it('gives each team number of a club once in a contest (R3.65)', async () => {
    const [first] = rowsOf('team').filter((row) => [row['clubs']].flat().includes(1));
    const team = {
      name: 'VAL D’YERRES PING 4',
      position: first?.['position'],
      clubs: ['/api/clubs/1'],
      contest: `/api/contests/${numberIn(first ?? { id: 0 }, 'contest')}`,
      season: '/api/seasons/3',
      gender: 'M',
      state: 'registered',
    };
    expect(refusalOf(await api.post('/api/teams', team))).toEqual([
      ['position', 'Ce numéro d’équipe est déjà pris par le club dans cette épreuve.'],
    ]);
    const created = await api.post('/api/teams', { ...team, position: 4 });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    expect((await api.put(created.body['@id'], { color: 'Bleu' })).status).toBe(200);
    const entente = { ...team, position: 4, clubs: ['/api/clubs/2', '/api/clubs/1'] };
    expect(refusalOf(await api.post('/api/teams', entente)).map(([path]) => path)).toEqual(['position']);
  });

  it('moves a meeting by the word of the opponent and of the body above (R3.54)', async () => {
    const teams = new Map(rowsOf('opponent').map((row) => [row.id, numberIn(row, 'team')]));
    const second = rowsOf('team').filter((row) => row['position'] === 2);
    const own = second.find((row) => [row['clubs']].flat().includes(1))?.id ?? 0;
    const rival = second.find((row) => [row['clubs']].flat().includes(2))?.id ?? 0;
    const match = rowsOf('sport-match').find((row) =>
      [own, rival].every((team) =>
        ['homeOpponent', 'awayOpponent'].some((side) => teams.get(numberIn(row, side)) === team),
      ),
    );
    // The seed's own request is open; of a meeting one is at a time.
    await context.db.query(
      sql`update sport_match_change_requests set status = 'cancelled' where sport_match_id = ${match?.id}::int`,
    );
    const request = {
      sportMatch: `/api/sport_matches/${match?.id}`,
      requester: `/api/teams/${own}`,
      opponent: `/api/teams/${rival}`,
      type: referential('ChangeRequestType', 'REPORT'),
      newDate: '2027-02-06T00:00:00',
      reason: 'La salle est prise.',
    };
    const wrong = { ...request, opponent: request.requester };
    expect(refusalOf(await api.post('/api/sport_match_change_requests', wrong))).toEqual([
      ['opponent', 'Cette équipe n’est pas l’adversaire de cette rencontre.'],
    ]);
    const { status, body } = await api.post('/api/sport_match_change_requests', request);
    expect(status, JSON.stringify(body)).toBe(201);
    const date = textIn(match, 'date');
    expect(body.oldDate.slice(0, 16)).toBe(`${date}T15:00`);
    expect(Date.parse(date) - Date.parse(body.deadline.slice(0, 10))).toBe(7 * 86_400_000);
    const put = (to: string, viewer: Viewer) => api.as(viewer).put(body['@id'], { status: to });
    expect((await put('acceptedByOpponent', manager)).status).toBe(422);
    expect((await put('acceptedByOpponent', other)).body.status).toBe('acceptedByOpponent');
    expect((await put('validated', other)).status).toBe(422);
    expect((await put('validated', above('federation', 'contests.changeRequests'))).body.status).toBe(
      'validated',
    );
  });

  it('enters a letter and a player once on a sheet, and counts the sets of a game (R3.37, R3.51)', async () => {
    const own = meetings.find((row) => row['status'] === 'inProgress');
    const [line] = linked('sheet-match-player', 'sportMatch', own?.id ?? 0).filter((row) =>
      mine('licence').some((licence) => licence.id === row['player']),
    );
    const entry = {
      sportMatch: `/api/sport_matches/${own?.id}`,
      side: line?.['side'],
      letter: line?.['letter'],
      player: `/api/licences/${numberIn(line ?? { id: 0 }, 'player')}`,
      points: 900,
    };
    expect(refusalOf(await api.post('/api/sheet_match_players', entry))).toEqual([
      ['letter', 'Cette lettre est déjà attribuée.'],
      ['player', 'Joueur déjà inscrit sur cette feuille'],
    ]);
    const competition = rowsOf('referential').find(
      (row) => row['type'] === 'LicenceType' && row['code'] === 'T',
    );
    const seated = linked('sheet-match-player', 'sportMatch', own?.id ?? 0).map((row) => row['player']);
    const substitute = rowsOf('licence').find(
      (row) =>
        row['club'] === 1 &&
        row['season'] === 3 &&
        row['state'] === 'validated' &&
        row['type'] === competition?.id &&
        row['foreign'] !== true &&
        !seated.includes(row.id),
    );
    const added = await api.post('/api/sheet_match_players', {
      ...entry,
      letter: 'E',
      player: `/api/licences/${substitute?.id}`,
    });
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    const sheet = (await api.get(entry.sportMatch)).body[`${textIn(line, 'side')}SheetMatches`];
    expect(sheet.map((one: { letter: string }) => one.letter)).toContain('E');
    expect((await api.delete(added.body['@id'])).status).toBe(204);
    const game = linked('game', 'sportMatch', own?.id ?? 0)[0];
    const sets = [
      { won: true, loser: 9 },
      { won: false, loser: 8 },
      { won: true, loser: 5 },
      { won: true, loser: 11 },
    ];
    const { body } = await api.put(`/api/games/${game?.id}`, { sets, winner: 'home' });
    expect([body.homeSets, body.awaySets, body.sets.at(-1)]).toEqual([
      3,
      1,
      expect.objectContaining({ won: true, loser: 11 }),
    ]);
    expect((await api.as(buildViewer()).put(`/api/games/${game?.id}`, { sets: [] })).status).toBe(403);
  });

  it('shows the sheet of a meeting to everybody, without what is written to the body above (R3.53)', async () => {
    const path = `/api/sport_matches/${sheets[0]?.id}`;
    const stranger = buildViewer({ modules: 'all', clubs: new Map([[12, manager.clubs.get(1) ?? {}]]) });
    const { status, body } = await api.as(stranger).get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      roundNumber: 1,
      day: { position: 1 },
      division: { name: 'FED_Nationale 3 Messieurs', contest: { name: expect.stringContaining('Équipes') } },
      homeOpponent: { team: { clubs: [{ identifier: expect.stringMatching(/9001$/) }] } },
      homeGamePoints: sheets[0]?.['homeGamePoints'],
      status: 'validated',
    });
    expect(body.homeSheetMatches.map((one: { letter: string }) => one.letter)).toEqual(['A', 'B', 'C', 'D']);
    expect(body.homeSheetMatches[0].player).toEqual({
      '@id': expect.any(String),
      '@type': 'Licence',
      id: expect.any(Number),
      identifier: expect.stringMatching(/^\d{8}$/),
      points: expect.any(Number),
      person: {
        '@id': expect.any(String),
        '@type': 'Person',
        id: expect.any(Number),
        familyName: expect.any(String),
        givenName: expect.any(String),
      },
    });
    expect(body.games.length).toBe(
      numberIn(sheets[0] ?? { id: 0 }, 'homeGamePoints') + numberIn(sheets[0] ?? { id: 0 }, 'awayGamePoints'),
    );
    expect(body.games[0].sets[0]).toMatchObject({ won: expect.any(Boolean), loser: expect.any(Number) });
    expect(Object.keys(body)).not.toContain('report');
    expect((await api.as(stranger).put(path, { report: 'x' })).status).toBe(403);
    expect((await api.as(stranger).get('/api/licences/1')).status).toBe(404);
  });

  it('follows the score with points and winner (R3.53)', async () => {
    const match = meetings.find((row) => row['status'] === 'postponed');
    const clubs = new Map(Array.from({ length: 12 }, (_, index) => [index + 1, { 'contests.results': 2 }]));
    const everywhere = api.as(buildViewer({ modules: 'all', clubs }));
    const score = { homeGamePoints: 7, awayGamePoints: 7 };
    const { body } = await everywhere.put(`/api/sport_matches/${match?.id}`, score);
    expect([body.homePoints, body.awayPoints, body.winner]).toEqual([2, 2, 'draw']);
  });

  it('wants enough answers for a label, and hears an appeal against a refusal alone (R3.43, R3.44)', async () => {
    const draft = mine('label-application').find((row) => row['status'] === 'draft');
    const path = `/api/label_applications/${draft?.id}`;
    expect(refusalOf(await api.put(path, { status: 'submitted' }))).toEqual([
      ['status', 'Il faut au moins 8 réponses «\u202foui\u202f»\u202f; il y en a 6.'],
    ]);
    const { body } = await api.get(path);
    const answers = body.answers.map((answer: object) => ({ ...answer, value: true }));
    const sent = await api.put(path, { status: 'submitted', answers });
    expect([sent.body.status, sent.body.score, sent.body.submitDate === null]).toEqual([
      'submitted',
      11,
      false,
    ]);
    const again = { club: '/api/clubs/1', season: '/api/seasons/3', label: body.label['@id'] };
    const twin = await api.post('/api/label_applications', {
      ...again,
      answers: [{ item: answers[0].item['@id'], value: true }],
    });
    expect(refusalOf(twin).map(([field]) => field)).toEqual(['label']);
    const appeal = {
      reason: 'Nous ne sommes pas d’accord.',
      submitDate: '2026-11-20T00:00:00',
      application: path,
    };
    expect(refusalOf(await api.post('/api/label_resorts', appeal)).map(([field]) => field)).toEqual([
      'application',
    ]);
  });

  it('answers the question of the public page about a pool (R3.64)', async () => {
    const { data, errors } = await queryGraphql(
      context,
      manager,
      `{ pools(group_tour_division_id: ${numberIn(meetings[0] ?? { id: 0 }, 'division')}, first: 25) { edges { node { id _id name
        playerOppositionSheet { id opponentCount oppositionCount lines { edges { node { id position homePlayer awayPlayer } } } }
        roundGrid { id rounds { edges { node { id roundNumber startDate day { id position } } } } }
        sportMatches { edges { node { id _id roundNumber date time winner forfeit penalty hasWarnings homeGamePoints awayGamePoints day { id position }
          homeOpponent { id team { id name } } awayOpponent { id team { id name } } } } }
        results { edges { node { id definitiveRank definitivePoints sportMatchCount sportMatchWin sportMatchDraw sportMatchLost forfeit penality gamePointWin gamePointLost modified pointsModified opponent { id team { id name } } } } } } } }
        poolOpponents(opponent_team_clubs_identifier: "08779001", pool_group_tour_division_contest_season_current: true, first: 60) { totalCount }
        phases { edges { node { id name } } } }`,
    );
    expect(errors).toBeUndefined();
    const { pools, poolOpponents } = data as unknown as Answered;
    const [{ node }] = pools.edges;
    expect(node.name).toBe('2');
    expect(node.playerOppositionSheet).toMatchObject({ opponentCount: 4, oppositionCount: 14 });
    expect(node.sportMatches.edges).toHaveLength(28);
    expect(node.results.edges[0]?.node).toMatchObject({
      definitiveRank: 1,
      opponent: { team: { name: expect.any(String) } },
    });
    expect(poolOpponents.totalCount).toBe(1);
  });
});

interface Answered {
  readonly pools: {
    readonly edges: readonly [
      {
        readonly node: {
          readonly name: string;
          readonly playerOppositionSheet: object;
          readonly sportMatches: { readonly edges: readonly unknown[] };
          readonly results: { readonly edges: readonly { readonly node: object }[] };
        };
      },
    ];
  };
  readonly poolOpponents: { readonly totalCount: number };
}
