import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../sandbox/rights/viewer.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const ids = (body: { 'hydra:member': { id: number }[] }): number[] =>
  body['hydra:member'].map(({ id }) => id);

const club = setUpClub();

describe('rights of a viewer', () => {
  let ours: number;
  let theirs: number;
  let reader: Viewer;

  beforeAll(async () => {
    ours = await club.addPerson();
    theirs = await club.addPerson({ familyName: 'SECRET', club: club.away });
    reader = buildManager([club.home], { 'persons.list': 1, 'licences.list': 1, 'club.informations': 1 });
  });

  it('lists the records of its clubs and knows no others', async () => {
    const { body } = await club.api.get('/api/people');
    expect(ids(body)).toContain(ours);
    expect(ids(body)).not.toContain(theirs);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(
        (await club.api(method, `/api/people/${theirs}`, method === 'PUT' ? {} : undefined)).status,
      ).toBe(404);
  });

  it('sees both clubs with rights in both', async () => {
    const { body } = await club.as(buildManager([club.home, club.away])).get('/api/people');
    expect(ids(body)).toEqual(expect.arrayContaining([ours, theirs]));
  });

  it('is refused a list that names a club of others', async () => {
    for (const query of [
      `club=/api/clubs/${club.away}`,
      `club.id=${club.away}`,
      `club[]=${club.home}&club[]=${club.away}`,
    ]) {
      const { status, body } = await club.api.get(`/api/people?${query}`);
      expect(status, query).toBe(403);
      expect(body['hydra:description']).toBe('Access Denied.');
    }
    expect((await club.api.get(`/api/people?club=/api/clubs/${club.home}`)).status).toBe(200);
  });

  it('reads without writing at the first level', async () => {
    const { body } = await club.as(reader).get(`/api/people/${ours}`);
    expect(body['@permissions']).toEqual({ canUpdate: false, canDelete: false });
    const list = await club.as(reader).get('/api/people');
    expect(list.body.permissions).toEqual({ canCreate: false });
    for (const [method, path] of [
      ['POST', '/api/people'],
      ['PUT', `/api/people/${ours}`],
      ['DELETE', `/api/people/${ours}`],
      ['POST', '/api/people/mapping'],
      ['PUT', '/api/people/mapping'],
    ] as const)
      expect((await club.as(reader)(method, path, {})).status, `${method} ${path}`).toBe(403);
    expect((await club.as(reader).get('/api/people/mapping')).body.methods).toEqual(['GET']);
  });

  it('is refused what its modules, its actions or its clubs do not open', async () => {
    const viewers = {
      'no module': { ...club.manager, modules: { licences: 2 } },
      'no action': buildManager([club.home], { 'licences.list': 3 }),
      'no club': buildManager([]),
    };
    for (const [title, viewer] of Object.entries(viewers)) {
      expect((await club.as(viewer).get('/api/people')).status, title).toBe(403);
      expect((await club.as(viewer).get(`/api/people/${ours}`)).status, title).toBe(404);
      expect((await club.as(viewer).get('/api/people/mapping')).status, title).toBe(403);
    }
  });

  it('requires a login of a caller without account', async () => {
    const { status, headers } = await club.as(null).get('/api/people');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('shows of other clubs what is published, and no more', async () => {
    const { body } = await club.api.get(`/api/clubs/${club.away}`);
    expect(body).toMatchObject({
      name: 'LOGNES EP',
      identifier: '08770002',
      '@permissions': { canUpdate: false },
    });
    expect(body.mainEmail).toBeUndefined();
    expect(body.firstAffiliationDate).toBeUndefined();
    expect(body.creator).toBeUndefined();
    const own = await club.api.get(`/api/clubs/${club.home}`);
    expect(own.body.mainEmail).toMatchObject({ email: '08770001@example.org' });
    expect(own.body['@permissions']).toEqual({ canUpdate: true, canDelete: false });
  });

  it('cannot change a published record of another club', async () => {
    const { status } = await club.api.put(`/api/clubs/${club.away}`, { name: 'MINE' });
    expect(status).toBe(403);
  });

  it('cannot put a record into a club of others', async () => {
    const { body } = await club.api.get(`/api/people/${ours}`);
    const copy = {
      familyName: 'INTRUS',
      givenName: 'Paul',
      gender: 'M',
      birthDate: '1990-01-01T00:00:00',
      nationality: body.nationality['@id'],
      mainEmail: { email: 'p@example.org' },
      mainAddress: { streetAddress: '1 rue', postalCode: '77000', addressLocality: 'Melun' },
    };
    const refused = await club.api.post('/api/people', { ...copy, club: `/api/clubs/${club.away}` });
    expect(refused.status).toBe(403);
    const away = await club.as(buildManager([club.home, club.away])).get('/api/people?familyName=intrus');
    expect(away.body['hydra:totalItems'], 'nothing was kept').toBe(0);
    expect((await club.api.post('/api/people', { ...copy, club: `/api/clubs/${club.home}` })).status).toBe(
      201,
    );
  });

  it('cannot refer to a record it may not see, and learns nothing from trying', async () => {
    for (const id of [theirs, 999_999]) {
      const { status, body } = await club.api.put(`/api/people/${ours}`, {
        correspondent: `/api/people/${id}`,
      });
      expect(status).toBe(400);
      expect(body['hydra:description']).toBe(`Item not found for "/api/people/${id}".`);
    }
  });

  it('reads a related record it may not see as a bare IRI', async () => {
    const person = await club.addPerson({ correspondent: theirs });
    const { body } = await club.api.get(`/api/people/${person}`);
    expect(body.correspondent).toBe(`/api/people/${theirs}`);
  });

  it('may create in the clubs that the list names', async () => {
    const viewer = buildViewer({
      modules: 'all',
      clubs: new Map([
        [club.home, { 'persons.list': 3 }],
        [club.away, { 'persons.list': 1 }],
      ]),
    });
    const canCreate = async (query: string) =>
      (await club.as(viewer).get(`/api/people?${query}`)).body.permissions.canCreate;
    expect(await canCreate('')).toBe(true);
    expect(await canCreate(`club=${club.home}`)).toBe(true);
    expect(await canCreate(`club=${club.away}`)).toBe(false);
  });

  it('names one club in every way of belonging to it, and is refused like any filter by that club (R6.14)', async () => {
    const list = async (at: number, levels: readonly number[]) => {
      const [home = 0, away = 0] = levels;
      const clubs = new Map([
        [club.home, { 'licences.mutations': home }],
        [club.away, { 'licences.mutations': away }],
      ]);
      const query = `or[leftClub]=${at}&or[welcomeClub]=${at}`;
      const viewer = buildViewer({ modules: 'all', clubs });
      const { status, body } = await club.as(viewer).get(`/api/licence_mutations?${query}`);
      return [status, body.permissions?.canCreate];
    };
    expect(await list(club.away, [3, 0])).toEqual([403, undefined]);
    expect(await list(club.away, [3, 1])).toEqual([200, false]);
    expect(await list(club.home, [3, 1])).toEqual([200, true]);
  });

  it('cannot add to a record of a club of others, and learns nothing from trying (R6.8)', async () => {
    const viewer = buildManager([club.home], { 'persons.list': 3, 'persons.medical': 3 });
    const add = async (person: number) =>
      (await club.as(viewer).post('/api/certificates', { person: `/api/people/${person}` })).status;
    expect(await add(ours)).toBe(422);
    expect(await add(theirs)).toBe(403);
    expect(await add(999_999)).toBe(403);
  });
});

describe('what belongs to the clubs that a viewer reaches', () => {
  const RIGHTS = { 'persons.details': 3, 'persons.list': 3, 'club.sporthalls': 3, 'club.informations': 3 };

  let federation: number;

  beforeAll(async () => {
    const mail = await club.add('contact-point', { type: club.codes['EMAIL'], email: 'fftt@example.org' });
    federation = await club.add('federation', { identifier: 'F', name: 'Fédération', mainEmail: mail });
  });

  /** What an account of the federation lists: by what is kept, or by querying each holder as other accounts are answered. */
  const list = async (path: string, isKept: boolean): Promise<string[]> => {
    const clubs = [club.home, club.away];
    const viewer = {
      ...buildManager([federation], RIGHTS),
      above: [{ kind: 'federation', levels: RIGHTS, clubs, ...(isKept && { everyClub: true as const }) }],
    };
    const { body } = await club.as(viewer).get(`/api/${path}?itemsPerPage=200`);
    return body['hydra:member'].map((member: { '@id': string }) => member['@id']);
  };

  const address = (streetAddress: string) =>
    club.add('address', { streetAddress, postalCode: '77000', addressLocality: 'Melun' });

  /** Both ways agree, and hold or leave out this record. */
  const expectAlike = async (path: string, id: number, isThere: boolean): Promise<void> => {
    const [kept, queried] = [await list(path, true), await list(path, false)];
    expect(kept).toEqual(queried);
    expect(kept.includes(`/api/${path}/${id}`), `${path}/${id}`).toBe(isThere);
  };

  it('shows whoever reaches every club what belongs to one, as querying each holder does', async () => {
    const own = await address('1 rue du Club');
    const hall = await address('2 rue de la Salle');
    expect(await list('contact_points', true)).toEqual(await list('contact_points', false));
    await expectAlike('addresses', own, false);

    const person = await club.addPerson({ mainAddress: own });
    await club.add('sport-hall', { name: 'Salle', numberOfTables: 8, address: hall });
    await expectAlike('addresses', own, true);
    await expectAlike('addresses', hall, false);

    const further = await club.add('contact-point', {
      type: club.codes['MOBILE'],
      telephone: '+33639980122',
      person,
    });
    await expectAlike('contact_points', further, true);
  });

  it('is kept when the holder changes what it has, or goes and leaves it to another', async () => {
    const first = await address('3 rue Première');
    const shared = await address('4 rue Partagée');
    const person = await club.addPerson({ mainAddress: first });
    await club.add('sport-hall', { name: 'Salle', numberOfTables: 8, address: shared });
    const other = await club.addPerson({ mainAddress: shared });
    await expectAlike('addresses', shared, true);

    const path = `/api/people/${other}`;
    expect((await club.api.delete(path)).status).toBe(204);
    await expectAlike('addresses', shared, false);

    const lines = { streetAddress: '5 rue Neuve', postalCode: '77000', addressLocality: 'Melun' };
    const changed = await club.api.put(`/api/people/${person}`, { mainAddress: lines });
    expect(changed.status).toBe(200);
    await expectAlike('addresses', changed.body.mainAddress.id, true);
  });
});
