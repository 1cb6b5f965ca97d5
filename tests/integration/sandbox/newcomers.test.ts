import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '../../../sandbox/storage/records.ts';
import { pathsOf, violationsOf, type Answer } from '../../support/createRequester.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const LEVELS = {
  'licences.preRegistrations': 3,
  'licences.list': 3,
  'persons.list': 3,
  'persons.details': 3,
  'persons.medical': 3,
};

const club = setUpClub();
let attested = 0;
let unplayed = 0;
let lastSeason = 0;
beforeAll(async () => {
  attested = await club.add('referential', { type: 'MedicalMention', code: 'A', name: 'Attestation' });
  unplayed = await club.add('referential', { type: 'MedicalMention', code: 'N', name: 'Sans pratique' });
  await club.add('referential', { type: 'MembershipType', code: 'ADHERENT', name: 'Adhérent' });
  const settings = await club.add('settings-club', { club: club.home, season: club.season });
  await club.add('club-price', { licenceType: club.codes['T'], amount: 18_500, settings, position: 0 });
  lastSeason = await club.addLastSeason();
});

const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  club.as(buildManager([club.home], LEVELS))(method, path, body);
const messagesOf = (answer: Answer) => violationsOf(answer).map((violation) => violation.join(': '));
const licenceOf = (person: number, values: Values = {}) =>
  club.addLicence(person, { season: lastSeason, medical: attested, ...values });

describe('a person who is known already', () => {
  const body = (values: object) => ({
    gender: 'F',
    birthDate: '1990-05-17',
    nationality: club.referential('NAT_F'),
    club: `/api/clubs/${club.home}`,
    mainEmail: { email: 'lea@example.org' },
    mainAddress: { streetAddress: '1 rue du Stade', postalCode: '77360', addressLocality: 'Vaires' },
    ...values,
  });

  it('is not written down twice, in whatever club, unless it is said to be somebody else', async () => {
    const lea = await club.addPerson({
      familyName: 'BÉRANGER',
      givenName: 'Léa',
      birthDate: '1990-05-17',
      club: club.away,
    });
    await licenceOf(lea, { club: club.away });
    const twin = { familyName: 'Beranger', givenName: 'lea' };
    const refused = await send('POST', '/api/people', body(twin));
    expect(refused.status).toBe(422);
    expect(messagesOf(refused)).toEqual([
      `homonym: Déjà connu à cette date de naissance\u00a0: BÉRANGER Léa, licence n° 77${900_000 + lea}, LOGNES EP, dernière saison 2025/2026. Si c’est une autre personne, cochez «\u202fHomonyme\u202f».`,
    ]);
    expect((await send('POST', '/api/people', body({ ...twin, birthDate: '1990-05-18' }))).status).toBe(201);
    const other = await send('POST', '/api/people', body({ ...twin, homonym: true }));
    expect([other.status, other.body.homonym]).toEqual([201, true]);
  });

  it('may be changed as long as it does not become somebody else', async () => {
    await club.addPerson({ familyName: 'VIDAL', givenName: 'Ana', birthDate: '1985-01-02' });
    const twin = await club.addPerson({ familyName: 'VIDAL', givenName: 'Ana', birthDate: '1985-01-02' });
    const third = await club.addPerson({ familyName: 'VIDAL', givenName: 'Eva', birthDate: '1985-01-02' });
    expect((await send('PUT', `/api/people/${twin}`, { birthTown: 'Meaux' })).status).toBe(200);
    const refused = await send('PUT', `/api/people/${third}`, { givenName: 'Ana' });
    expect(messagesOf(refused)[0]).toContain('VIDAL Ana, jamais licencié(e), VAL D');
  });
});

describe('a pre-registration', () => {
  const apply = async (values: object = {}) => {
    const { body } = await send('POST', '/api/licence_pre_registrations', {
      club: `/api/clubs/${club.home}`,
      season: `/api/seasons/${club.season}`,
      familyName: 'Petit',
      givenName: 'Léo',
      gender: 'M',
      birthDate: '1990-03-02',
      email: 'leo@example.org',
      phone: '+33639981234',
      address: { streetAddress: '1 rue du Stade', postalCode: '77360', addressLocality: 'Vaires' },
      type: club.referential('T'),
      practiceForms: [club.referential('COMP')],
      medical: `/api/referentials/${unplayed}`,
      insurance: club.referential('BASE'),
      ...values,
    });
    return String(body['@id']);
  };
  const accept = (application: string, values: object = {}) =>
    send('PUT', application, { status: 'accepted', ...values });

  it('accepted, gives the person it is about a licence and a membership (R2.147)', async () => {
    const application = await apply();
    expect(messagesOf(await accept(application))).toEqual([
      'person: Rattachez d’abord cette pré-inscription à une personne.',
    ]);
    const person = await club.addPerson({ familyName: 'PETIT', givenName: 'Léo' });
    const { status, body } = await accept(application, { person: `/api/people/${person}` });
    expect([status, body.status]).toEqual([200, 'accepted']);
    expect(
      await club.context.db.query(sql`select l.id, l.state, l.amount, l.identifier, m.fee from licences l
        join club_memberships m on m.licence_id = l.id where l.person_id = ${person}`),
    ).toEqual([
      { id: body.createdLicence.id, state: 'pending', amount: 18_500, identifier: '77990001', fee: 18_500 },
    ]);
    expect((await send('PUT', application, { comment: 'trop tard' })).status).toBe(409);
  });

  it('is not accepted without what a licence needs, nor beside another licence of the season', async () => {
    const person = await club.addPerson({ familyName: 'DOUBLE', givenName: 'Léo' });
    await licenceOf(person, { season: club.season });
    const application = await apply({ person: `/api/people/${person}`, medical: null, practiceForms: [] });
    expect(messagesOf(await accept(application))).toEqual([
      'medical: Cette valeur ne doit pas être vide.',
      'practiceForms: Cette valeur ne doit pas être vide.',
      'person: Cette personne a déjà une licence pour cette saison.',
    ]);
  });

  it('accepts the attestation of an adult only where it carries on a certificate', async () => {
    const medical = `/api/referentials/${attested}`;
    const newcomer = await club.addPerson({ familyName: 'NEUF', givenName: 'Léo' });
    const application = await apply({ person: `/api/people/${newcomer}`, medical });
    expect(messagesOf(await accept(application))).toEqual([
      expect.stringMatching(/^medical: L’attestation d’un majeur prolonge un certificat/),
    ]);
    const regular = await club.addPerson({ familyName: 'HABITUE', givenName: 'Léo' });
    await licenceOf(regular);
    const again = await apply({ person: `/api/people/${regular}`, medical });
    expect((await accept(again)).body.status).toBe('accepted');
  });

  it('of somebody licensed elsewhere last needs a mutation or a transfer', async () => {
    const person = await club.addPerson({ familyName: 'AILLEURS', givenName: 'Léo' });
    await licenceOf(person, { club: club.away });
    const application = await apply({ person: `/api/people/${person}` });
    expect(messagesOf(await accept(application))).toEqual([
      'person: La dernière licence de cette personne est du club LOGNES EP\u00a0: demandez une mutation ou un transfert.',
    ]);
  });
});

describe('a certificate', () => {
  const certify = async (birthDate: string, values: object) => {
    const person = await club.addPerson({ birthDate });
    const body = { person: `/api/people/${person}`, date: '2026-10-01', competition: true, ...values };
    return send('POST', '/api/certificates', body);
  };

  it.each([
    ['A', '2012-03-14', 422, ['type']],
    ['A', '1988-03-14', 201, []],
    ['U', '1988-03-14', 422, ['type']],
    ['U', '2012-03-14', 201, []],
  ])(
    'with the attestation %s of somebody born on %s is answered %i (R2.156)',
    async (code, birthDate, status, paths) => {
      const type = await club.add('referential', { type: 'MedicalMention', code, name: code });
      const answer = await certify(birthDate, { type: `/api/referentials/${type}` });
      expect([answer.status, pathsOf(answer)]).toEqual([status, paths]);
    },
  );

  it('is not dated in the future (R2.156)', async () => {
    const refused = await certify('1988-03-14', { type: club.referential('CERT'), date: '2026-11-22' });
    expect(messagesOf(refused)).toEqual(['date: Cette date ne doit pas être dans le futur.']);
  });
});

describe('a new licence', () => {
  const post = (person: number, values: object = {}) =>
    send('POST', '/api/licences', {
      person: `/api/people/${person}`,
      club: `/api/clubs/${club.home}`,
      season: `/api/seasons/${club.season}`,
      type: club.referential('T'),
      medical: `/api/referentials/${unplayed}`,
      insurance: club.referential('BASE'),
      practiceForms: [club.referential('COMP')],
      ...values,
    });

  it('costs the price of its club and type unless it says otherwise (R2.150)', async () => {
    const amountOf = async (values: object) => {
      const person = await club.addPerson({ familyName: 'PRIX', givenName: 'Léo' });
      return (await post(person, values)).body.amount;
    };
    expect(await amountOf({})).toBe(18_500);
    expect(await amountOf({ amount: 9000 })).toBe(9000);
  });

  it('is validated on the day on which it is, unless another is given', async () => {
    const person = await club.addPerson({ familyName: 'JOUR', givenName: 'Léo' });
    const { body } = await post(person);
    expect([body.state, body.validationDate]).toEqual(['pending', null]);
    const { body: valid } = await send('PUT', body['@id'], { state: 'validated' });
    expect(valid.validationDate).toContain('2026-11-21');
    const other = await club.addPerson({ familyName: 'JOUR', givenName: 'Léa' });
    const given = await post(other, { state: 'validated', validationDate: '2026-09-03' });
    expect(given.body.validationDate).toContain('2026-09-03');
    const kept = await send('PUT', given.body['@id'], { state: 'validated', amount: 100 });
    expect(kept.body.validationDate).toContain('2026-09-03');
  });

  it('has the mention that age and papers allow, when it is taken and when it is changed', async () => {
    const medical = `/api/referentials/${attested}`;
    const newcomer = await club.addPerson({ familyName: 'SANS', givenName: 'Papier' });
    const refused = /^medical: L’attestation d’un majeur prolonge un certificat/;
    expect(messagesOf(await post(newcomer, { medical }))).toEqual([expect.stringMatching(refused)]);
    const { body } = await post(newcomer);
    expect(messagesOf(await send('PUT', body['@id'], { medical }))).toEqual([expect.stringMatching(refused)]);
    expect((await send('PUT', body['@id'], { amount: 9000 })).status).toBe(200);
    const child = await club.addPerson({ familyName: 'ENFANT', givenName: 'Léo', birthDate: '2014-05-02' });
    expect(messagesOf(await post(child, { medical }))).toEqual([
      'medical: Un mineur atteste par le questionnaire des mineurs, signé d’un parent.',
    ]);
    const certificate = await club.add('certificate', {
      person: child,
      type: club.codes['CERT'],
      date: '2026-09-01',
    });
    expect(messagesOf(await post(newcomer, { certificate: `/api/certificates/${certificate}` }))).toContain(
      'certificate: Ce certificat est celui d’une autre personne.',
    );
    const regular = await club.addPerson({ familyName: 'FIDELE', givenName: 'Léo' });
    await licenceOf(regular);
    expect((await post(regular, { medical })).status).toBe(201);
  });
});
