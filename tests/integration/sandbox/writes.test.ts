import { describe, expect, it } from 'vitest';
import { membersOf } from '../../support/createRequester.ts';
import { setUpClub } from '../../support/openTestClub.ts';

describe('creating, changing and deleting records', () => {
  const club = setUpClub();

  const buildPerson = (values: object = {}) => ({
    familyName: 'Dupont',
    givenName: 'Jean',
    gender: 'M',
    birthDate: '1988-03-14T00:00:00',
    homonym: true,
    nationality: club.referential('NAT_F'),
    club: `/api/clubs/${club.home}`,
    mainEmail: { email: 'jean@example.org' },
    mainAddress: { streetAddress: '12 rue des Lilas', postalCode: '77360', addressLocality: 'Vaires' },
    ...values,
  });
  const buildLicence = (values: object = {}) => ({
    club: `/api/clubs/${club.home}`,
    type: club.referential('T'),
    medical: club.referential('CERT'),
    insurance: club.referential('BASE'),
    practiceForms: [club.referential('COMP')],
    ...values,
  });
  const create = async (values: object = {}) =>
    (await club.api.post('/api/people', buildPerson(values))).body;
  const violationsOf = async (method: string, path: string, body: unknown) => {
    const answer = await club.api(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(answer.body['@type']).toBe('ConstraintViolationList');
    return answer.body.violations.map(
      ({ propertyPath, message, code }: Record<string, string>) => [propertyPath, message, code] as const,
    );
  };

  it('answers the created record with its address, footer and tag', async () => {
    const { status, headers, body } = await club.api.post('/api/people', buildPerson());
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(body['@id']);
    expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(body).toMatchObject({
      '@type': 'Person',
      familyName: 'DUPONT',
      birthDate: '1988-03-14T00:00:00+01:00',
      dateCreated: '2026-11-21T11:00:00+01:00',
      creator: { person: { familyName: 'MARTIN', givenName: 'Anne' } },
      editor: { person: { familyName: 'MARTIN' } },
      nationality: { '@id': club.referential('NAT_F'), name: 'NationalityCode NAT_F' },
    });
    expect((await club.api.get(body['@id'])).body).toEqual(body);
  });

  it('names every missing field, nested ones by their path', async () => {
    const found = await violationsOf('POST', '/api/people', {
      club: `/api/clubs/${club.home}`,
      nationality: club.referential('NAT_F'),
      birthDate: '1988-03-14T00:00:00',
      gender: 'M',
      givenName: '   ',
      mainEmail: {},
      mainAddress: { streetAddress: '12 rue des Lilas', postalCode: '7736', addressLocality: '' },
    });
    expect(found).toEqual([
      ['familyName', 'Cette valeur ne doit pas être vide.', 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'],
      ['givenName', 'Cette valeur ne doit pas être vide.', 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'],
      ['mainEmail.email', 'Cette valeur ne doit pas être vide.', 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'],
      ['mainAddress.postalCode', "Cette valeur n'est pas valide.", 'de1e3db3-5ed4-4941-aae4-59f3667cc3a3'],
      [
        'mainAddress.addressLocality',
        'Cette valeur ne doit pas être vide.',
        'c1051bb4-d103-4f74-8988-acbcafc7fdc3',
      ],
    ]);
  });

  it.each([
    ['a tab', '\t=1'],
    ['a line break', 'A\r\n=1'],
    ['a change of direction', '\u202eabc'],
  ])('refuses a name that holds %s', async (_case, familyName) => {
    expect(await violationsOf('POST', '/api/people', buildPerson({ familyName }))).toEqual([
      ['familyName', expect.stringContaining('caractères invisibles'), expect.any(String)],
    ]);
  });

  it('refuses values of another type, too long, out of the choices or in the future', async () => {
    const found = await violationsOf(
      'POST',
      '/api/people',
      buildPerson({
        familyName: 'x'.repeat(10_000),
        givenName: 12,
        gender: 'Q',
        birthDate: '2027-01-01T00:00:00',
        imageConsent: 'oui',
        birthTown: 'a\u0000b',
        mainEmail: { email: 'nobody' },
      }),
    );
    expect(found).toEqual([
      ['givenName', 'Cette valeur doit être de type string.', 'ba785a8c-82cb-4283-967c-3cf342181b40'],
      ['imageConsent', 'Cette valeur doit être de type bool.', 'ba785a8c-82cb-4283-967c-3cf342181b40'],
      [
        'birthTown',
        'Cette valeur contient des caractères invisibles : retirez-les, ou tapez-la à nouveau.',
        'de1e3db3-5ed4-4941-aae4-59f3667cc3a3',
      ],
      [
        'familyName',
        'Cette chaîne est trop longue. Elle doit avoir au maximum 80 caractères.',
        'd94b19cc-114f-4f44-9cc4-4138e80a87b9',
      ],
      ['gender', "Cette valeur doit être l'un des choix proposés.", '8e179f1b-97aa-4560-a02f-2a8b42e49df7'],
      ['birthDate', 'Cette date ne doit pas être dans le futur.', '30fbb013-d015-4232-8b3b-8f3be97a7e14'],
      [
        'mainEmail.email',
        "Cette valeur n'est pas une adresse email valide.",
        'bd79c0ab-ddba-46cc-a703-a7a4b08de310',
      ],
    ]);
  });

  it('refuses a date that is none, a list too short and a referential value of another list', async () => {
    const person = await create();
    expect(await violationsOf('PUT', person['@id'], { birthDate: '2012-02-30T00:00:00' })).toEqual([
      ['birthDate', "Cette valeur n'est pas une date valide.", '69819696-02ac-4a99-9ff0-14e127c4d1bc'],
    ]);
    const licence = buildLicence({
      person: person['@id'],
      practiceForms: [],
      type: club.referential('CERT'),
    });
    expect(await violationsOf('POST', '/api/licences', licence)).toEqual([
      [
        'practiceForms',
        'Cette collection doit contenir 1 élément ou plus.',
        'bef8e338-6ae5-4caf-b8e2-50e7b0579e69',
      ],
      ['type', "Cette valeur doit être l'un des choix proposés.", '8e179f1b-97aa-4560-a02f-2a8b42e49df7'],
    ]);
  });

  it('keeps an age within reason', async () => {
    for (const birthDate of ['2025-01-01', '1900-01-01'])
      expect(await violationsOf('POST', '/api/people', buildPerson({ birthDate }))).toEqual([
        ['birthDate', 'L’âge doit être compris entre 3 et 110 ans.', expect.any(String)],
      ]);
  });

  it('names an unknown field, and saves nothing', async () => {
    const before = (await club.api.get('/api/people')).body['hydra:totalItems'];
    for (const [values, name] of [
      [{ surnom: 'x' }, 'surnom'],
      [{ mainAddress: { rue: 'x' } }, 'mainAddress.rue'],
      [{ constructor: 1 }, 'constructor'],
    ] as const) {
      const { status, body } = await club.api.post('/api/people', buildPerson(values));
      expect(status).toBe(400);
      expect(body['hydra:description']).toBe(
        `Le champ «\u202f${name}\u202f» n’existe pas sur cette ressource.`,
      );
    }
    expect((await club.api.get('/api/people')).body['hydra:totalItems']).toBe(before);
  });

  it('stores SQL and script text as it is, and reads it back', async () => {
    const texts = [
      "Robert'); drop table people; --",
      '<script>alert(1)</script>',
      '${7*7} {{ limit }} %s \\ " ; ﷽ 🏓',
      "' or '1'='1",
      // Decoded once: twice it would be another text, or none.
      '%41%2541 50% &lt;',
    ];
    for (const birthTown of texts) {
      const person = await create({ birthTown });
      expect((await club.api.get(person['@id'])).body.birthTown).toBe(birthTown);
      const found = await club.api.get(`/api/people?birthTown=${encodeURIComponent(birthTown)}`);
      expect(membersOf(found).map((member) => member.id)).toEqual([person.id]);
    }
  });

  it('changes what is sent and keeps the rest, the key of an embedded record included', async () => {
    const person = await create();
    const { status, body } = await club.api.put(person['@id'], {
      givenName: 'Paul',
      mainAddress: { ...person.mainAddress, addressLocality: 'Melun' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ givenName: 'Paul', familyName: 'DUPONT' });
    expect(body.mainAddress).toEqual({ ...person.mainAddress, addressLocality: 'Melun' });
  });

  it('replaces, adds and removes an embedded record with its parent', async () => {
    const person = await create();
    const moved = await club.api.put(person['@id'], {
      mainAddress: { streetAddress: '2 rue', postalCode: '77000', addressLocality: 'Melun' },
      mainPhone: { telephone: '+33639980101' },
    });
    expect(moved.body.mainAddress['@id']).not.toBe(person.mainAddress['@id']);
    expect(moved.body.mainPhone).toMatchObject({ telephone: '+33639980101' });
    const without = await club.api.put(person['@id'], { mainPhone: null });
    expect(without.body.mainPhone).toBeNull();
    const kept = await club.context.db.query(
      (await import('../../../sandbox/storage/sql.ts'))
        .sql`select id from addresses where id = ${person.mainAddress.id}::int`,
    );
    expect(kept, 'the address left behind is gone').toEqual([]);
  });

  it('changes no embedded record of somebody else', async () => {
    const [one, other] = [await create(), await create()];
    const { status } = await club.api.put(one['@id'], {
      mainAddress: { ...other.mainAddress, addressLocality: 'Volé' },
    });
    expect(status).toBe(400);
    expect((await club.api.get(other['@id'])).body.mainAddress.addressLocality).toBe('Vaires');
  });

  it('writes what the body says, whatever the address says beside it', async () => {
    const person = await create();
    const beside = `?familyName=AUTRE&givenName=Autre&id=0&club=/api/clubs/${club.away}`;
    const { status, body } = await club.api.put(`${person['@id']}${beside}`, { givenName: 'Paul' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@id': person['@id'],
      familyName: 'DUPONT',
      givenName: 'Paul',
      club: { '@id': `/api/clubs/${club.home}` },
    });
    const made = await club.api.post(`/api/people${beside}`, buildPerson({ givenName: 'Luc' }));
    expect(made.body).toMatchObject({ familyName: 'DUPONT', givenName: 'Luc' });
  });

  it('passes over what only the server writes', async () => {
    const person = await create({
      honorabilityCheck: 'ok',
      dateCreated: '2000-01-01T00:00:00',
      id: 4,
      '@type': 'Club',
    });
    expect(person).toMatchObject({
      honorabilityCheck: 'notConcerned',
      dateCreated: '2026-11-21T11:00:00+01:00',
    });
    const { body } = await club.api.put(person['@id'], { ...person, club: `/api/clubs/${club.away}` });
    expect(body.club['@id']).toBe(`/api/clubs/${club.home}`);
  });

  it('refuses what is no record, or a document where an IRI belongs', async () => {
    const person = await create();
    for (const [correspondent, text] of [
      ['nobody', 'Invalid IRI "nobody".'],
      [`/api/clubs/${club.home}`, `Invalid IRI "/api/clubs/${club.home}".`],
      ['https://elsewhere.example/api/people/x', 'Invalid IRI "https://elsewhere.example/api/people/x".'],
      [
        { familyName: 'x' },
        'Nested documents for attribute "correspondent" are not allowed. Use IRIs instead.',
      ],
    ] as const) {
      const { status, body } = await club.api.put(person['@id'], { correspondent });
      expect([status, body['hydra:description']]).toEqual([400, text]);
    }
  });

  it('refuses to overwrite a change it has not seen', async () => {
    const person = await create();
    const read = await club.api.get(person['@id']);
    const etag = read.headers.get('etag') ?? '';
    const first = await club.api.put(person['@id'], { givenName: 'Un' }, { 'if-match': etag });
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).not.toBe(etag);
    const second = await club.api.put(person['@id'], { givenName: 'Deux' }, { 'if-match': etag });
    expect(second.status).toBe(412);
    expect((await club.api.get(person['@id'])).body.givenName).toBe('Un');
  });

  it('completes a licence with number, category and season, and points the person at it', async () => {
    const person = await create({ birthDate: '2012-05-06' });
    const { status, body } = await club.api.post('/api/licences', buildLicence({ person: person['@id'] }));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      identifier: expect.stringMatching(/^77\d{3,6}$/),
      category: { name: 'AgeCategory C2' },
      season: { name: '2026/2027' },
    });
    expect((await club.api.get(person['@id'])).body.licence).toMatchObject({ '@id': body['@id'] });
    const twin = buildLicence({ person: person['@id'] });
    expect(await violationsOf('POST', '/api/licences', twin)).toEqual([
      ['person', 'Cette personne a déjà une licence pour cette saison.', expect.any(String)],
    ]);
  });

  it('gives one licence when it is requested twice at once', async () => {
    const person = await create();
    const send = () => club.api.post('/api/licences', buildLicence({ person: person['@id'] }));
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422,
    ]);
  });

  it('gives each of two people a number of their own when they register at once', async () => {
    const people = [await create(), await create()];
    const answers = await Promise.all(
      people.map((person) => club.api.post('/api/licences', buildLicence({ person: person['@id'] }))),
    );
    expect(new Set(answers.map(({ body }) => body.identifier)).size).toBe(2);
  });

  it('deletes once, and not what others refer to', async () => {
    const person = await create();
    const licence = (await club.api.post('/api/licences', buildLicence({ person: person['@id'] }))).body;
    const refused = await club.api.delete(person['@id']);
    expect(refused.status).toBe(409);
    expect(refused.body['hydra:description']).toBe(
      'Suppression impossible\u00a0: d’autres enregistrements (Licence) y font référence.',
    );
    expect((await club.api.delete(licence['@id'])).status).toBe(204);
    expect((await club.api.get(person['@id'])).body.licence).toBeNull();
    expect((await club.api.delete(person['@id'])).status).toBe(204);
    expect((await club.api.delete(person['@id'])).status).toBe(404);
  });
});
