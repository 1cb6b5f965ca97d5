import { describe, expect, it } from 'vitest';
import { pathsOf } from '../../support/createRequester.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const RIGHTS = {
  'contests.teams': 1,
  'contests.tourRegistrations': 3,
  'licences.list': 1,
  'persons.list': 1,
  'licences.preRegistrations': 2,
  'club.permissions': 1,
};

const club = setUpClub();

describe('what belongs to everybody', () => {
  const read = async (address: string) =>
    (await club.as(buildManager([club.home], RIGHTS)).get(`/api/${address}`)).body;
  const namesOf = async (address: string): Promise<string[]> =>
    (await read(address))['hydra:member'].map((member: { name: string }) => member.name);

  it('can be narrowed to what teams or players of a club take part in, and reveals nothing of them (R2.27)', async () => {
    const { season, home, away } = club;
    const contest = (name: string, kind: string) => club.addContest({ name, kind, organization: away });
    const division = (name: string, of: number) => club.addDivision(of, { name, organization: away });
    const tour = (name: string, of: number) =>
      club.add('tour', { name, number: 1, division: of, date: '2026-10-10', state: 'planned' });
    const championship = await contest('Championnat', 'E');
    const third = await division('DEP 3', championship);
    await division('DEP 4', championship);
    const team = { contest: championship, season, gender: 'A', state: 'registered', division: third };
    await club.add('team', { ...team, name: 'Équipe 1', position: 1, clubs: [home] });
    const cup = await division('Tableau', await contest('Coupe', 'I'));
    const first = await tour('Tour 1', cup);
    await tour('Tour 2', cup);
    const person = await club.addPerson();
    const licence = await club.addLicence(person, { category: club.codes['S'] });
    await club.add('tour-registration', { tour: first, licence, club: home, status: 'registered' });
    await contest('Ailleurs', 'E');

    const iri = `/api/clubs/${home}`;
    const own = (...paths: string[]) => paths.map((path) => `or[${path}]=${iri}`).join('&');
    expect(await namesOf(`contests?${own('teams.clubs', 'divisions.tours.registrations.club')}`)).toEqual(
      expect.arrayContaining(['Championnat', 'Coupe']),
    );
    expect(await namesOf(`contests?teams.clubs=/api/clubs/${away}`)).toEqual([]);
    expect(await namesOf(`divisions?${own('teams.clubs', 'tours.registrations.club')}`)).toHaveLength(2);
    expect(await namesOf(`tours?${own('division.teams.clubs', 'registrations.club')}`)).toEqual(['Tour 1']);
    expect(await read(`contests/${championship}`)).not.toHaveProperty('teams');
    expect((await read('contests/mapping')).fields).not.toHaveProperty('teams');
  });

  it('is no way to query what other fields hide', async () => {
    expect(await namesOf('contests?divisions.tours.registrations.club=/api/clubs/999')).toEqual([]);
    const all = (await read('accounts'))['hydra:totalItems'];
    expect(
      (await read('accounts?person.mainEmail.mainEmailPersons.familyName=zzz'))['hydra:totalItems'],
    ).toBe(all);
  });

  it('an entity that says so describes the moment in which each record was made', async () => {
    for (const call of ['mapping', '0/mapping'])
      expect((await read(`licence_pre_registrations/${call}`)).fields.dateCreated).toMatchObject({
        type: 'datetime',
        label: 'Reçue le',
        readOnly: true,
      });
    expect((await read('contests/mapping')).fields).not.toHaveProperty('dateCreated');
  });
});

it('a round is entered by a licence of its season (R2.173)', async () => {
  const division = await club.addDivision(await club.addContest());
  const tour = await club.add('tour', { name: 'Tour 1', number: 1, division, date: '2026-12-05' });
  const enter = async (season: number) => {
    const licence = await club.addLicence(await club.addPerson(), { season });
    const answer = await club.as(buildManager([club.home], RIGHTS)).post('/api/tour_registrations', {
      tour: `/api/tours/${tour}`,
      licence: `/api/licences/${licence}`,
      club: `/api/clubs/${club.home}`,
    });
    return [answer.status, pathsOf(answer)];
  };
  expect(await enter(club.season)).toEqual([201, []]);
  expect(await enter(await club.addLastSeason())).toEqual([422, ['licence']]);
});
