import { beforeAll, describe, expect, it } from 'vitest';
import { buildManager, openTestClub } from '../../support/openTestClub.ts';
import { createCall, type Account } from '../../support/screens/createClient.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';
import { membersOf, violationsOf, type Answer, type Body } from '../../support/createRequester.ts';

const sandbox = setUpSandbox();
const api = createCall(() => sandbox);
let mobile = '';
let email = '';

beforeAll(async () => {
  const types = await api.get('/api/referentials?type=ContactPointType');
  const typeOf = (name: string): string => membersOf(types).find((type) => type.name === name)['@id'];
  [mobile, email] = [typeOf('Mobile'), typeOf('Courriel')];
});

const firstOf = async (path: string, account: Account = 'gestionnaire'): Promise<Body> =>
  (await api.as(account).get(path)).body['hydra:member'][0];
const adultOf = (club: number, account: Account = 'gestionnaire') =>
  firstOf(`/api/people?club=/api/clubs/${club}&birthDate[before]=1990-01-01&itemsPerPage=1`, account);
const messagesOf = (answer: Answer): string[] =>
  violationsOf(answer).map((violation) => violation.join(': '));

const phone = (holder: object) => ({ type: mobile, telephone: '+33639989001', label: 'Mère', ...holder });
const address = (holder: object) => ({
  streetAddress: '4 allée des Tilleuls',
  postalCode: '77150',
  addressLocality: 'Lésigny',
  ...holder,
});

describe('a further contact point or address', () => {
  it.each([
    ['/api/contact_points', phone, { label: 'Père' }],
    ['/api/addresses', address, { streetAddress: '6 allée des Tilleuls' }],
  ] as const)(
    '%s is made, changed and deleted by whoever may change its holder',
    async (path, build, change) => {
      const person = (await adultOf(1))['@id'];
      for (const holder of [{ person }, { organization: '/api/clubs/1' }]) {
        const made = await api.post(path, build(holder));
        expect(made.status).toBe(201);
        const of = Object.entries(holder).flat().join('=');
        const listed = await api.get(`${path}?${of}`);
        expect(membersOf(listed).map((one) => one['@id'])).toContain(made.body['@id']);
        expect((await api.put(made.body['@id'], change)).body).toMatchObject(change);
        expect((await api.delete(made.body['@id'])).status).toBe(204);
        expect((await api.get(made.body['@id'])).status).toBe(404);
      }
    },
  );

  it('names exactly one holder', async () => {
    const person = (await adultOf(1))['@id'];
    for (const [path, build] of [
      ['/api/contact_points', phone],
      ['/api/addresses', address],
    ] as const) {
      const none = await api.post(path, build({}));
      expect([none.status, messagesOf(none)]).toEqual([
        422,
        ['person: Indiquez la personne ou la structure concernée.'],
      ]);
      const both = await api.post(path, build({ person, organization: '/api/clubs/1' }));
      expect([both.status, messagesOf(both)]).toEqual([
        422,
        ['organization: Indiquez la personne ou la structure, pas les deux.'],
      ]);
    }
  });

  it('holds what suits its type, and nothing else', async () => {
    const person = (await adultOf(1))['@id'];
    const empty = await api.post('/api/contact_points', {
      type: email,
      telephone: '+33639989001',
      person,
    });
    expect([empty.status, messagesOf(empty)]).toEqual([422, ['email: Cette valeur ne doit pas être vide.']]);
    const body = { type: email, email: 'mere@example.org', telephone: '+33639989001', person };
    const made = await api.post('/api/contact_points', body);
    expect(made.body).toMatchObject({ email: 'mere@example.org', telephone: null });
    const changed = await api.put(made.body['@id'], { type: mobile, telephone: '+33639989001' });
    expect(changed.body).toMatchObject({ email: null, telephone: '+33639989001' });
    await api.delete(made.body['@id']);
  });

  it('is kept from those who may not change its holder', async () => {
    const [person, other] = [(await adultOf(1))['@id'], (await adultOf(2, 'multi'))['@id']];
    expect((await api.as('lecteur').post('/api/contact_points', phone({ person }))).status).toBe(403);
    const listed = await api.as('lecteur').get(`/api/contact_points?person=${person}`);
    expect(listed.body.permissions).toEqual({ canCreate: false });
    for (const [path, build] of [
      ['/api/contact_points', phone],
      ['/api/addresses', address],
    ] as const) {
      for (const holder of [{ person: other }, { organization: '/api/clubs/2' }])
        expect((await api.post(path, build(holder))).status).toBe(403);
      const made = await api.as('multi').post(path, build({ person: other }));
      expect(made.status).toBe(201);
      expect((await api.get(made.body['@id'])).status).toBe(404);
      // Reads the second club alone.
      for (const method of ['PUT', 'DELETE'])
        expect((await api.as('officiel')(method, made.body['@id'], build({}))).status).toBe(403);
      expect((await api.as('multi').delete(made.body['@id'])).status).toBe(204);
    }
  });

  it('of a minor is masked, revealed on request, and the request is noted', async () => {
    const minor = await firstOf('/api/people?club=/api/clubs/1&birthDate[after]=2012-01-01&itemsPerPage=1');
    const made = await api.post('/api/contact_points', phone({ person: minor['@id'] }));
    for (const record of [
      made.body,
      await firstOf(`/api/contact_points?person=${minor['@id']}&label=Mère`),
    ]) {
      expect(record).not.toHaveProperty('telephone');
      expect(record['@masked']).toContain('telephone');
    }
    const last = () => firstOf('/api/history_actions?order[id]=desc&itemsPerPage=1');
    expect((await last()).label).toBe('Moyen de contact\u00a0: création');
    expect((await api.post(`${made.body['@id']}/reveal`)).body.telephone).toBe('+33639989001');
    expect(await last()).toMatchObject({
      action: 'reveal',
      label: expect.stringContaining(minor.familyName),
    });
    await api.delete(made.body['@id']);
  });

  it('goes with its holder; a main one stays with its own', async () => {
    const { givenName: _, ...person } = await adultOf(1);
    const { body } = await api.post('/api/people', {
      familyName: 'ESSAI',
      givenName: 'Odile',
      gender: 'F',
      birthDate: '1980-02-03',
      nationality: person.nationality['@id'],
      club: '/api/clubs/1',
      mainEmail: { email: 'odile@example.org' },
      mainAddress: address({}),
    });
    const made = await api.post('/api/contact_points', phone({ person: body['@id'] }));
    const main = await api.delete(body.mainEmail['@id']);
    expect([main.status, main.body['hydra:description']]).toEqual([409, expect.stringContaining('Personne')]);
    expect((await api.delete(body['@id'])).status).toBe(204);
    expect((await api.get(made.body['@id'])).status).toBe(404);
  });
});

describe('the right to a further contact point', () => {
  it('is that to change its holder besides that to contact points', async () => {
    const club = await openTestClub();
    const person = `/api/people/${await club.addPerson()}`;
    const type = club.referential('MOBILE');
    const holders = [{ person }, { organization: `/api/clubs/${club.home}` }];
    const reading = { 'persons.details': 3, 'persons.list': 1, 'club.informations': 1 };
    const viewer = buildManager([club.home], reading);
    for (const holder of holders) {
      const body = { type, telephone: '+33639989001', ...holder };
      expect((await club.as(viewer).post('/api/contact_points', body)).status).toBe(403);
      const made = await club.api.post('/api/contact_points', body);
      for (const method of ['PUT', 'DELETE'])
        expect((await club.as(viewer)(method, made.body['@id'], { label: 'X' })).status).toBe(403);
    }
    await club.context.db.close();
  });
});

describe('a third party', () => {
  const third = (values: object = {}) => ({
    name: 'Lycée Blaise-Pascal',
    type: 'third',
    parent: '/api/clubs/1',
    mainEmail: { email: 'lycee@example.org' },
    ...values,
  });

  it('is recorded, changed and deleted by its club, and known to nobody else', async () => {
    const made = await api.post('/api/organizations', third());
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ type: 'third', level: null, identifier: expect.stringMatching(/^T\d{6}$/) }),
    ]);
    const iri = made.body['@id'];
    expect((await api.put(iri, { name: 'Lycée', type: 'club' })).body).toMatchObject({
      name: 'Lycée',
      type: 'third',
    });
    expect((await api.as('lecteur').put(iri, { name: 'X' })).status).toBe(403);
    const read = await api.as('lecteur').get(iri);
    expect(read.body['@permissions']).toMatchObject({
      canUpdate: false,
      refusal: expect.stringContaining('club'),
    });
    const elsewhere = await api.as('sans-acces').get('/api/organizations?type=third');
    expect(elsewhere.body['hydra:totalItems']).toBe(0);
    expect((await api.as('sans-acces').get(iri)).status).toBe(404);
    expect((await api.delete(iri)).status).toBe(204);
  });

  it('has the club above it, and only third parties are recorded so', async () => {
    expect((await api.post('/api/organizations', third({ parent: '/api/clubs/2' }))).status).toBe(403);
    const orphan = await api.post('/api/organizations', third({ parent: null }));
    expect(messagesOf(orphan)).toEqual(['parent: Cette valeur ne doit pas être nulle.']);
    const club = await api.post('/api/organizations', third({ type: 'club' }));
    expect([club.status, messagesOf(club)]).toEqual([422, [expect.stringMatching(/^type: /)]]);
  });
});

describe('another structure', () => {
  it('is changed by itself alone, under its own address', async () => {
    const league = await firstOf('/api/leagues?identifier=L08');
    const name = { shortName: 'IDF' };
    expect(league.mainEmail.email).toContain('@');
    expect((await api.put(league['@id'], name)).status).toBe(403);
    expect((await api.as('instance').put(league['@id'], name)).body).toMatchObject(name);
    const committee = await firstOf('/api/committees?identifier=D77');
    expect((await api.as('instance').put(committee['@id'], name)).status).toBe(403);
  });

  it('says among all structures what its own kind allows', async () => {
    const allowed = async (identifier: string, account: Account) =>
      (await firstOf(`/api/organizations?identifier=${identifier}`, account))['@permissions'];
    expect(await allowed('08779001', 'gestionnaire')).toEqual({ canUpdate: true, canDelete: false });
    expect(await allowed('08759001', 'gestionnaire')).toMatchObject({ canUpdate: false });
    expect(await allowed('L08', 'gestionnaire')).toMatchObject({ canUpdate: false });
    expect(await allowed('L08', 'instance')).toMatchObject({ canUpdate: true, canDelete: false });
  });

  it('cannot be changed or deleted as a structure like any other', async () => {
    for (const account of ['gestionnaire', 'instance'] as const)
      for (const method of ['PUT', 'DELETE'])
        expect((await api.as(account)(method, '/api/organizations/1', { shortName: 'X' })).status).toBe(403);
  });
});
