import { describe, expect, it } from 'vitest';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const ACTIONS = {
  'persons.list': 1,
  'licences.list': 1,
  'persons.medical': 3,
  'club.sporthalls': 3,
  'contests.tourRegistrations': 3,
};

describe('a record fits what it is tied to', () => {
  const club = setUpClub();

  const post = async (path: string, body: object) => {
    const viewer = buildManager([club.home], ACTIONS);
    const { status, body: answer } = await club.as(viewer).post(`/api/${path}`, body);
    return [status, (answer.violations ?? []).map(({ propertyPath }: Violation) => propertyPath)];
  };

  it.each([
    ['A', '2012-03-14', 422, ['type']],
    ['A', '1988-03-14', 201, []],
    ['U', '1988-03-14', 422, ['type']],
    ['U', '2012-03-14', 201, []],
  ])(
    'the attestation %s of somebody born on %s is answered %i (R2.156)',
    async (code, birthDate, status, paths) => {
      const type = await club.add('referential', { type: 'MedicalMention', code, name: code });
      const person = await club.addPerson({ birthDate });
      const body = {
        type: `/api/referentials/${type}`,
        person: `/api/people/${person}`,
        date: '2026-10-01',
        competition: true,
      };
      expect(await post('certificates', body)).toEqual([status, paths]);
    },
  );

  it('a document dated in the future is refused (R2.156)', async () => {
    const person = await club.addPerson();
    const body = {
      type: `/api/referentials/${club.codes['CERT']}`,
      person: `/api/people/${person}`,
      date: '2030-01-01',
      competition: true,
    };
    expect(await post('certificates', body)).toEqual([422, ['date']]);
  });

  it('a hall is one of the club once in a season (R2.170)', async () => {
    const hall = await club.add('sport-hall', {
      name: 'Gymnase',
      numberOfTables: 8,
      playingAreas: 1,
      address: await club.add('address', {
        streetAddress: '1 rue du Stade',
        postalCode: '77360',
        addressLocality: 'Vaires-sur-Marne',
      }),
    });
    const add = (season: number) =>
      post('club_sport_halls', {
        club: `/api/clubs/${club.home}`,
        sportHall: `/api/sport_halls/${hall}`,
        season: `/api/seasons/${season}`,
        startDate: '2026-07-01',
        main: false,
      });
    expect(await add(club.season)).toEqual([201, []]);
    expect(await add(club.season)).toEqual([422, ['sportHall']]);
    const next = await club.add('season', SEASON);
    expect(await add(next)).toEqual([201, []]);
  });

  it('a round is entered by a licence of its season (R2.173)', async () => {
    const { add, home, season } = club;
    const contest = await add('contest', {
      name: 'Critérium',
      kind: 'C',
      season,
      organization: home,
      gender: 'A',
      coefficient: 1,
      public: true,
      state: 'open',
    });
    const division = await add('division', {
      name: 'R1',
      contest,
      organization: home,
      phase: 1,
      level: 'R',
      order: 1,
      matchFormat: await add('referential', { type: 'MatchFormat', code: '4J14', name: '4J14' }),
    });
    const tour = await add('tour', { name: 'Tour 1', number: 1, division, date: '2026-12-05' });
    const licenceIn = async (of: number) => club.addLicence(await club.addPerson(), { season: of });
    const enter = async (licence: number) =>
      post('tour_registrations', {
        tour: `/api/tours/${tour}`,
        licence: `/api/licences/${licence}`,
        club: `/api/clubs/${home}`,
      });
    expect(await enter(await licenceIn(season))).toEqual([201, []]);
    const former = await add('season', { ...SEASON, name: '2025/2026' });
    expect(await enter(await licenceIn(former))).toEqual([422, ['licence']]);
  });
});

interface Violation {
  readonly propertyPath: string;
}

const SEASON = { name: '2027/2028', startDate: '2027-07-01', endDate: '2028-06-30', current: false };
