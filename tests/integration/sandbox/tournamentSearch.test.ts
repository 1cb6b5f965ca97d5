import { describe, expect, it } from 'vitest';
import { setUpSharedSandbox } from '../../support/screens/openSeededSandbox.ts';
import { createRequester, type Answer, type Body } from '../../support/createRequester.ts';

const sandbox = setUpSharedSandbox();

const api = createRequester((request) => sandbox.fetch(request));
const get = (path: string) => api.get(path);
const read = async (path: string) => (await get(path)).body;
const search = async (query: string): Promise<Body[]> =>
  (await read(`/api/tournament_requests?itemsPerPage=100&order[startDate]=asc&${query}`))['hydra:member'];
const names = async (query: string): Promise<string[]> => (await search(query)).map(({ name }) => name);

const BELLEVILLE = 'near=48.8646,2.3984';

describe('the search of tournaments, by whoever has no account', () => {
  it('finds those within so many kilometres of a place (R2.20)', async () => {
    expect(await names(`${BELLEVILLE}&radius=10`)).toEqual(['Grand Prix de Belleville']);
    expect(await names(`${BELLEVILLE}&radius=60`)).toEqual([
      'Tournoi de la Toussaint',
      'Tournoi de la Sainte-Cécile',
      'Grand Prix de Belleville',
      'Open du Val d’Yerres',
    ]);
    expect(await names('near=-12.78,45.26&radius=50')).toEqual([]);
  });

  it('ignores a place, a distance or points that make no sense', async () => {
    const all = await names('');
    for (const odd of [
      'near=48',
      'near=a,b&radius=3',
      'near=48,2&radius=99999',
      'points=-5',
      'licenceType=%27',
    ])
      expect(await names(odd), odd).toEqual(all);
  });

  it('finds those with a table that takes a player of these points and this licence at once (R2.20)', async () => {
    for (const tournament of await search('points=1250&licenceType=T'))
      expect(
        tournament.tables.some(
          (table: Body) =>
            (table.pointsMin ?? 0) <= 1250 &&
            (table.pointsMax ?? 1250) >= 1250 &&
            table.licenceTypes.length > 0,
        ),
        tournament.name,
      ).toBe(true);
    expect(await names('points=1250&licenceType=LOISIR')).toEqual([]);
    expect((await names('points=1250')).length).toBeGreaterThan(0);
  });

  it('finds those with a place left in a table that takes the player too (R2.20)', async () => {
    const open = 'startDate[after]=2026-11-21';
    expect(await names(`${open}&places=1`)).toEqual(['Tournoi de la Sainte-Cécile', 'Open du Val d’Yerres']);
    expect(await names(`${open}&places=30`)).toEqual(['Tournoi de la Sainte-Cécile', 'Open du Val d’Yerres']);
    expect(await names(`${open}&places=1&points=700`)).toEqual(['Tournoi de la Sainte-Cécile']);
    expect(await names(`${open}&places=40`)).toEqual([]);
    const [full] = await search('name=Belleville');
    expect(full.tables.map(({ remainingPlaces }: Body) => remainingPlaces)).toEqual([0, 0, 0, 0, 0]);
  });

  it('finds those of a league or of a committee, and by the least endowment', async () => {
    const paris = 'or[club.committee.identifier]=D75&or[organization.identifier]=D75';
    expect(await names(paris)).toEqual(['Grand Prix de Belleville']);
    expect(await names('or[club.league.identifier]=L08')).toContain('Open du Val d’Yerres');
    expect(await names('endowment[gte]=130000')).not.toContain('Tournoi de Brocéliande');
    expect(await names('endowment[gte]=1')).toContain('Tournoi de Brocéliande');
  });

  it('finds them by a part of the name, by the town without its accents, and by the last day (R2.20)', async () => {
    expect(await names('name=val')).toEqual(['Open du Val d’Yerres']);
    expect(await names('address.addressLocality=plelan')).toEqual(['Tournoi de Brocéliande']);
    expect(await names('endDate[before]=2026-12-31T23:59:59')).toEqual([
      'Tournoi de la Toussaint',
      'Tournoi de la Sainte-Cécile',
    ]);
  });

  it('lists the parameters of its own among the others', async () => {
    const mapping = (await read('/api/tournament_requests'))['hydra:search']['hydra:mapping'];
    expect(mapping.map(({ variable }: Body) => variable)).toEqual(
      expect.arrayContaining(['near', 'radius', 'points', 'licenceType', 'places', 'startDate[after]']),
    );
  });

  it('may choose among leagues, committees, licence types and towns that are on the map', async () => {
    for (const path of ['/api/leagues', '/api/committees', '/api/referentials?type=LicenceType']) {
      const [first] = (await read(path))['hydra:member'];
      expect(first.name, path).toEqual(expect.any(String));
      expect(first.mainEmail, path).toBeUndefined();
    }
    const [town] = await read('/api/read/towns?filter={"name":"vaires"}');
    expect(town).toMatchObject({ name: 'Vaires-sur-Marne', latitude: 48.87, longitude: 2.64 });
  });

  it('may open the regulations of approved tournaments, and no other file', async () => {
    const open = await search('');
    const [{ rules }] = open;
    expect((await get(rules.url)).headers.get('Content-Type')).toBe('application/pdf');
    const last = Math.max(...open.map((tournament) => tournament.rules.id));
    const ids = Array.from({ length: last }, (_, index) => index + 1);
    const answers = await Promise.all(ids.map((id) => get(`/api/files/${id}/reglement.pdf`)));
    const found = ids.filter((_, index) => answers[index]?.status === 200);
    expect(found).toEqual(
      open.map((tournament) => tournament.rules.id).toSorted((one, other) => one - other),
    );
    expect(answers.some(({ status }) => status === 401)).toBe(true);
  });
});

describe('the tables of a tournament, by whoever has no account', () => {
  const consult = async (name: string): Promise<Answer> => {
    const [tournament] = await search(`name=${encodeURIComponent(name)}`);
    return get(`${tournament['@id']}/consultation`);
  };

  it('are drawn with seeds, byes, third place and consolation, and led to the end (R2.20, R2.174)', async () => {
    const answer = await consult('Tournoi de la Toussaint');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    const { body } = answer;
    expect(body['@type']).toBe('TournamentConsultation');
    expect(body.events.map(({ code }: Body) => code).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
    const event = body.events.find(({ code }: Body) => code === 'A');
    expect(event.brackets.map(({ name, firstPlace, size }: Body) => [name, firstPlace, size])).toEqual([
      ['Tableau final', 1, 16],
      ['Places 3 et 4', 3, 2],
      ['Consolante', 9, 8],
    ]);
    const [main] = event.brackets;
    expect(main.rounds.map(({ name }: Body) => name)).toEqual([
      '1/8 de finale',
      '1/4 de finale',
      '1/2 finale',
      'Finale',
    ]);
    const [first] = main.rounds[0].matches;
    expect(first).toMatchObject({
      line: 1,
      homeSeed: 1,
      awayPlayer: null,
      bye: true,
      winner: 'home',
      game: null,
    });
    expect(first.next).toEqual({ round: 1, match: 0, side: 'home' });
    expect(main.rounds[0].matches.filter(({ bye }: Body) => bye)).toHaveLength(3);
    for (const [at, { matches }] of main.rounds.entries())
      for (const { next, winner, ...match } of matches.filter((one: Body) => one.next)) {
        const reached = main.rounds[at + 1].matches[next.match][`${next.side}Player`];
        expect(reached).toEqual(match[`${winner}Player`]);
      }
    expect(main.rounds[3].matches[0].game.sets.filter(({ won }: Body) => won).length).toBeLessThanOrEqual(3);
    const large = body.events.find(({ code }: Body) => code === 'B').brackets[0];
    expect([large.size, large.rounds[0].matches.length]).toEqual([64, 32]);
  });

  it('name a player by number, names, points and club, and reveal nothing else of him', async () => {
    const { body } = await consult('Tournoi de la Toussaint');
    const { homePlayer } = body.events[0].brackets[0].rounds[0].matches[0];
    expect(Object.keys(homePlayer)).toEqual(['identifier', 'points', 'person', 'club']);
    expect(Object.keys(homePlayer.person)).toEqual(['familyName', 'givenName']);
  });

  it('are shown before they are played, and before they are drawn', async () => {
    const { events } = (await consult('Sainte-Cécile')).body;
    const brackets = (code: string) => events.find((event: Body) => event.code === code).brackets;
    const [drawn] = brackets('A');
    expect(
      drawn.rounds[0].matches.map(({ winner, bye }: Body) => (bye ? winner !== null : winner === null)),
    ).toEqual(Array.from({ length: 8 }, () => true));
    expect(drawn.rounds.at(-1).matches[0]).toMatchObject({
      homePlayer: null,
      awayPlayer: null,
      winner: null,
    });
    expect(brackets('D')).toEqual([]);
  });

  it('are nobody’s business while the tournament is not approved', async () => {
    const { 'hydra:totalItems': open } = await read('/api/tournament_requests');
    let shown = 0;
    for (let id = 1; id <= 11; id += 1)
      if ((await get(`/api/tournament_requests/${id}/consultation`)).status === 200) shown += 1;
    expect(shown).toBe(open);
    expect((await get('/api/tournament_requests/999999/consultation')).status).toBe(404);
  });
});
