import { beforeAll, describe, expect, it } from 'vitest';
import { update } from '../../../sandbox/storage/records.ts';
import type { Body } from '../../support/createRequester.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

describe('filters, orders and pages of a collection', () => {
  const club = setUpClub();
  const people: Record<string, number> = {};

  beforeAll(async () => {
    people['emilie'] = await club.addPerson({
      familyName: 'ÉTÉ',
      givenName: 'Émilie',
      birthDate: '2012-05-06',
      deceased: null,
    });
    people['jean'] = await club.addPerson({
      familyName: 'DUPONT',
      givenName: 'Jean',
      gender: 'M',
      birthDate: '1988-03-14',
    });
    people['luc'] = await club.addPerson({ familyName: 'dupont-leroy', givenName: 'Luc', gender: 'M' });
    const licence = (person = 0, values: object = {}) =>
      club.addLicence(person, { state: 'pending', practiceForms: [club.codes['COMP']], ...values });
    const first = await licence(people['jean'], { identifier: '771000', points: 500, ranking: 5 });
    await licence(people['luc'], { identifier: '771001', points: 899.5, ranking: 8, corpo: true });
    await licence(people['emilie'], {
      identifier: '771002',
      points: 1200,
      state: 'validated',
      validationDate: '2026-07-01',
      practiceForms: [club.codes['COMP'], club.codes['FREE']],
    });
    await licence(people['emilie'], { identifier: '771003', club: club.away });
    const { db, model } = club.context;
    await update({ db, model, clock: club.context.clock }, model.entity('person'), people['jean'] ?? 0, {
      licence: first,
    });
  });

  /** Numbers of licences, given names of people, in the order of the answer. */
  const found = async (query: string): Promise<string[]> => {
    const { status, body } = await club.api.get(`/api/${query}`);
    expect(status).toBe(200);
    return body['hydra:member'].map(({ identifier, givenName }: Body) =>
      query.startsWith('people') ? givenName : identifier,
    );
  };
  const numbers = (query: string) => found(`licences?${query}`);

  it.each<[string, string, readonly string[]]>([
    ['text inside a field without regard to case', 'people?familyName=ete', ['Émilie']],
    ['text inside a field in its order', 'people?familyName=DUPONT&order[givenName]=asc', ['Jean', 'Luc']],
    ['text with a percent sign', 'people?familyName=100%25', []],
    ['text with an underscore', 'people?familyName=_', []],
    ['what a relation has', 'licences?person.familyName=leroy', ['771001']],
    ['what an embedded record has', 'people?mainAddress.postalCode=77360&givenName=jean', ['Jean']],
    ['what an inverse list has', 'people?licences.identifier=771001', ['Luc']],
    ['what one of several values has', 'licences?practiceForms.name=FREE', ['771002']],
    ['what a record of a relation has embedded', 'licences?person.mainEmail.email=nowhere', []],
    ['a date from a day on', 'licences?validationDate[after]=2026-07-01', ['771002']],
    ['a date after a day', 'licences?validationDate[strictly_after]=2026-07-01', []],
    ['a date until a day', 'licences?validationDate[before]=2026-07-01T00:00:00', ['771002']],
    ['a date before a day', 'licences?validationDate[strictly_before]=2026-07-01', []],
    ['a birth date before a day', 'people?birthDate[strictly_before]=1990-01-01', ['Jean']],
    ['a number above', 'licences?points[gt]=500', ['771001', '771002']],
    ['a number from', 'licences?points[gte]=500', ['771000', '771001', '771002']],
    ['a number below', 'licences?points[lt]=899.5', ['771000']],
    ['a number until', 'licences?points[lte]=899.5', ['771000', '771001']],
    ['a number between two', 'licences?points[between]=500..899.5', ['771000', '771001']],
    ['a number', 'licences?ranking=5', ['771000']],
    ['one of two numbers', 'licences?ranking[]=5&ranking[]=8', ['771000', '771001']],
    ['what is true', 'licences?corpo=true', ['771001']],
    ['what is 1', 'licences?corpo=1', ['771001']],
    ['a relation that exists', 'people?exists[licence]=true', ['Jean']],
    ['a value that exists', 'licences?exists[validationDate]=', ['771002']],
    ['a list that is empty', 'people?exists[licences]=false', ['Anne']],
    [
      'one condition or the other',
      'licences?or[person.givenName]=jean&or[state]=validated',
      ['771000', '771002'],
    ],
    ['what is not so', 'licences?not[state]=pending', ['771002']],
    ['what is neither', 'licences?not[ranking][]=5&not[ranking][]=8', ['771002']],
  ])('finds %s: %s', async (_what, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it.each<[string, string, readonly string[]]>([
    ['a dotted field', 'licences?order[person.familyName]=asc', ['771000', '771001', '771002']],
    ['a number, downwards', 'licences?order[points]=DESC', ['771002', '771001', '771000']],
    [
      'a text, accents aside',
      'people?order[familyName]=desc&order[id]=asc',
      ['Anne', 'Émilie', 'Luc', 'Jean'],
    ],
    ['two fields', 'people?order[gender]=desc&order[givenName]=desc', ['Luc', 'Jean', 'Émilie', 'Anne']],
  ])('orders by %s: %s', async (_what, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('takes no and nothing for what they are', async () => {
    expect(await numbers('season.current=true')).toHaveLength(3);
    expect(await numbers('corpo=0')).toHaveLength(2);
    expect(await numbers('corpo=yes')).toHaveLength(3);
    expect(await found('people?exists[licence]=0')).not.toContain('Jean');
  });

  it('takes a relation by IRI, by key and by its id', async () => {
    const iri = `/api/people/${people['jean']}`;
    for (const query of [`person=${iri}`, `person=${people['jean']}`, `person.id=${people['jean']}`])
      expect(await numbers(query)).toEqual(['771000']);
    expect(await numbers(`practiceForms=/api/referentials/${club.codes['FREE']}`)).toEqual(['771002']);
    expect(
      await numbers(`person=/api/clubs/${people['jean']}`),
      'another collection is no person',
    ).toHaveLength(3);
  });

  it('takes several values of one field as alternatives, indexed or not, encoded or not', async () => {
    expect(await numbers('state[]=validated&state[]=draft')).toEqual(['771002']);
    expect(await numbers(`person[0]=${people['jean']}&person[1]=${people['luc']}`)).toEqual([
      '771000',
      '771001',
    ]);
    expect(await numbers('state%5B%5D=validated')).toEqual(['771002']);
  });

  it('ignores unknown parameters, hidden paths and values of another type', async () => {
    for (const query of [
      'foo=1',
      'ranking=9.99',
      'ranking=many',
      'points[between]=1',
      'validationDate[after]=yesterday',
      'validationDate[after]=2026-02-30',
      'person.club.nothing=1',
      'familyName%00=1',
      'identifier=%00',
      'constructor=1',
      '__proto__[polluted]=1',
      'order[nothing]=asc',
      'order[person]=sideways',
      'identifier[][x]=1',
      "identifier'%20or%201=1",
    ])
      expect(await numbers(query), query).toHaveLength(3);
    expect(await found('people?mainAddress.persons.id=1')).toHaveLength(4);
  });

  it('pages with links to the other pages', async () => {
    const { body } = await club.api.get('/api/people?itemsPerPage=2&order[id]=asc&page=2');
    expect(body).toMatchObject({ '@type': 'hydra:Collection', 'hydra:totalItems': 4, page: 2 });
    expect(body['hydra:member']).toHaveLength(2);
    expect(body['hydra:view']).toEqual({
      '@id': '/api/people?itemsPerPage=2&order%5Bid%5D=asc&page=2',
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': '/api/people?itemsPerPage=2&order%5Bid%5D=asc&page=1',
      'hydra:last': '/api/people?itemsPerPage=2&order%5Bid%5D=asc&page=2',
      'hydra:previous': '/api/people?itemsPerPage=2&order%5Bid%5D=asc&page=1',
    });
  });

  it('has no links where all records fit one page', async () => {
    const plain = await club.api.get('/api/people');
    expect(plain.body['hydra:view']).toBeUndefined();
    const ordered = await club.api.get('/api/people?order[id]=asc');
    expect(Object.keys(ordered.body['hydra:view'])).toEqual(['@id', '@type']);
  });

  it('bears any page and size', async () => {
    const beyond = await club.api.get('/api/people?page=1000000000&itemsPerPage=1000000000');
    expect(beyond.body).toMatchObject({ 'hydra:member': [], 'hydra:totalItems': 4 });
    expect(beyond.body['hydra:view']['hydra:next']).toBeUndefined();
    expect((await club.api.get('/api/people?itemsPerPage=0')).body).toMatchObject({
      'hydra:member': [],
      'hydra:totalItems': 4,
    });
    for (const query of ['page=0', 'page=-1', 'itemsPerPage=0&page=2', 'itemsPerPage=-5'])
      expect((await club.api.get(`/api/people?${query}`)).status, query).toBe(400);
    expect((await club.api.get('/api/people?page=0')).body['hydra:description']).toBe(
      'Page should not be less than 1',
    );
    expect((await club.api.get(`/api/people?page=${'9'.repeat(30)}`)).status).toBe(200);
  });

  it('answers a search address like the collection', async () => {
    const { body } = await club.api.get('/api/licences/search?person.givenName=jean');
    expect(body['hydra:totalItems']).toBe(1);
  });

  it('lets no filter or order look into records of other clubs', async () => {
    const viewer = buildManager([club.home]);
    const guessed = (query: string) => club.as(viewer).get(`/api/people?${query}`);
    expect((await guessed('licences.identifier=771002')).body['hydra:totalItems']).toBe(1);
    expect((await guessed('licences.identifier=771003')).body['hydra:totalItems']).toBe(0);
    const clubs = await club.as(viewer).get('/api/clubs?mainEmail.email=08770002');
    expect(clubs.body['hydra:totalItems']).toBe(0);
    const own = await club.as(viewer).get('/api/clubs?mainEmail.email=08770001');
    expect(own.body['hydra:totalItems']).toBe(1);
  });

  it.each([
    ['alternatives', 'or[familyName][]'],
    ['values', 'familyName[]'],
    ['exclusions', 'not[familyName][]'],
  ])('refuses more than 100 %s of one filter, in words', async (_case, key) => {
    const search = (count: number) =>
      club.api.get(`/api/people?${Array.from({ length: count }, (_, n) => `${key}=a${n}`).join('&')}`);
    expect((await search(100)).status).toBe(200);
    const refused = await search(101);
    expect(refused.status).toBe(400);
    expect(refused.body['hydra:description']).toBe(
      'Au plus 100 valeurs par filtre\u202f; «\u202ffamilyName\u202f» en reçoit 101.',
    );
  });

  it('refuses more than 100 conditions', async () => {
    const bounds = Array.from({ length: 101 }, (_, n) => `birthDate[after]=2000-01-${n}`).join('&');
    expect((await club.api.get(`/api/people?${bounds}`)).status).toBe(400);
  });
});
