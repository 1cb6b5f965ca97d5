import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '../../../sandbox/storage/records.ts';
import { messagesOf } from '../../support/createRequester.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const LEVELS = { 'licences.renew': 3, 'licences.list': 3, 'persons.list': 3, 'persons.medical': 3 };

describe('a renewal of a licence', () => {
  const club = setUpClub();
  let lastSeason = 0;
  beforeAll(async () => {
    lastSeason = await club.addLastSeason();
    const settings = await club.add('settings-club', { club: club.home, season: club.season });
    await club.add('club-price', { licenceType: club.codes['T'], amount: 18_500, settings, position: 0 });
    for (const [code, name] of Object.entries({ A: 'Attestation', U: 'Attestation mineur', C: 'Certificat' }))
      mentions[code] = await club.add('referential', { type: 'MedicalMention', code, name });
  });

  const mentions: Record<string, number> = {};
  const person = async (values: Values = {}) => {
    const id = await club.addPerson(values);
    const licence = await club.addLicence(id, {
      season: lastSeason,
      medical: mentions['A'],
      practiceForms: [club.codes['COMP']],
      points: 812,
      ranking: 8,
      ...values,
    });
    return { id, licence };
  };
  type Licensee = Awaited<ReturnType<typeof person>>;
  const bodyOf = ({ id, licence }: Licensee, values: object = {}) => ({
    person: `/api/people/${id}`,
    licence: `/api/licences/${licence}`,
    club: `/api/clubs/${club.home}`,
    season: `/api/seasons/${club.season}`,
    type: club.referential('T'),
    practiceForms: [club.referential('FREE')],
    medical: `/api/referentials/${mentions['A']}`,
    insurance: club.referential('BASE'),
    state: 'validated',
    ...values,
  });
  const post = (body: object) =>
    club.as(buildManager([club.home], LEVELS)).post('/api/licence_renewals', body);
  const messages = async (body: object) => messagesOf(await post(body));
  const licencesOf = ({ id }: Licensee) =>
    club.context.db
      .query(sql`select id, origin, state, identifier, points, amount, validation_date as day from licences
      where person_id = ${id} and season_id = ${club.season}`);

  it('gives the person the licence of the season, with number, points and the price of the club (R2.148)', async () => {
    const zoe = await person();
    const { status, body } = await post(bodyOf(zoe));
    expect([status, body.state, body.amount]).toEqual([201, 'validated', 18_500]);
    const [licence] = await licencesOf(zoe);
    expect(licence).toEqual({
      id: body.newLicence.id,
      origin: 'renewal',
      state: 'validated',
      identifier: `77${900_000 + zoe.id}`,
      points: 812,
      amount: 18_500,
      day: '2026-11-21',
    });
    const forms = await club.context.db.query(
      sql`select target_id as form from licences_practice_forms where owner_id = ${body.newLicence.id}`,
    );
    expect(forms).toEqual([{ form: club.codes['FREE'] }]);
  });

  it('is refused a second time, and the person keeps one licence, however many requests come at once (R2.152)', async () => {
    const zoe = await person();
    const answers = await Promise.all([1, 2, 3].map(() => post(bodyOf(zoe))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
    expect(await licencesOf(zoe)).toHaveLength(1);
    expect(await messages(bodyOf(zoe))).toEqual([
      'Un renouvellement existe déjà pour cette personne et cette saison.',
      'Cette personne a déjà une licence pour cette saison.',
    ]);
  });

  it('carries a row of the desk through, and licenses nobody before', async () => {
    const zoe = await person();
    const { body } = await post(bodyOf(zoe, { state: 'toRenew' }));
    expect([body.newLicence, await licencesOf(zoe)]).toEqual([null, []]);
    const viewer = buildManager([club.home], LEVELS);
    const put = await club.as(viewer).put(body['@id'], { state: 'validated' });
    expect(put.status).toBe(200);
    expect(await licencesOf(zoe)).toHaveLength(1);
  });

  it('is refused to who leaves, who is suspended and who is not of the club', async () => {
    const leaving = await person();
    await club.add('licence-mutation', {
      identifier: 'MUT-2026-000009',
      licenceNumber: '77990012',
      person: leaving.id,
      leftClub: club.home,
      welcomeClub: club.away,
      season: club.season,
      type: 'ordinary',
      requestDate: '2026-06-02',
      status: 'waitingInstance',
    });
    expect(await messages(bodyOf(leaving))).toEqual(['Une mutation de cette personne est en cours.']);
    expect(await messages(bodyOf(await person({ state: 'suspended' })))).toEqual([
      'La licence de cette personne est suspendue.',
    ]);
    const [one, other] = [await person(), await person()];
    expect(await messages(bodyOf({ id: one.id, licence: other.licence }))).toEqual([
      'Ce n’est pas une licence de cette personne dans ce club.',
    ]);
  });

  it('takes the attestation of the age, and a certificate only where one is kept', async () => {
    const messagesFor = async (licensee: Licensee, code: string) =>
      messages(bodyOf(licensee, { medical: `/api/referentials/${mentions[code]}` }));
    const child = await person({ birthDate: '2014-05-02' });
    const adult = await person();
    expect(await messagesFor(child, 'A')).toEqual([
      'Un mineur atteste par le questionnaire des mineurs, signé d’un parent.',
    ]);
    expect(await messagesFor(adult, 'U')).toEqual(['Un majeur atteste par le questionnaire des majeurs.']);
    expect(await messagesFor(adult, 'C')).toEqual([
      'Aucun certificat de moins d’un an n’est enregistré pour cette personne.',
    ]);
    await club.add('certificate', {
      person: adult.id,
      type: mentions['C'],
      date: '2026-09-01',
      doctorName: 'Dr Anne Fabre',
    });
    expect(await messagesFor(adult, 'C')).toEqual([]);
    expect(await messagesFor(child, 'U')).toEqual([]);
  });
});
