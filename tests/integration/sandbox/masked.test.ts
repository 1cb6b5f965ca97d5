import { describe, expect, it } from 'vitest';
import { PDF } from '../../support/sampleFiles.ts';
import { createCall } from '../../support/screens/createClient.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';
import { membersOf, type Body } from '../../support/createRequester.ts';

const sandbox = setUpSandbox();
const api = createCall(() => sandbox);

const CONTACT = ['mainEmail', 'mainPhone', 'mainAddress', 'mainFax', 'mainPage'];

const firstOf = async (path: string): Promise<Body> => (await api.get(path)).body['hydra:member'][0];
const minor = () => firstOf('/api/people?club=/api/clubs/1&birthDate[after]=2012-01-01&itemsPerPage=1');
const noted = async (): Promise<Body> =>
  (await api.get('/api/history_actions?action=reveal&order[id]=desc&itemsPerPage=100')).body;

describe('the contact of a minor', () => {
  it('is sent by no route of the API except on request', async () => {
    const listed = await minor();
    const { body } = await api.get(listed['@id']);
    for (const record of [listed, body]) {
      expect(record['@masked']).toEqual(CONTACT);
      for (const name of CONTACT) expect(record).not.toHaveProperty(name);
    }
    const query = `{ person(id: "${listed['@id']}") { familyName mainEmail { email } mainAddress { streetAddress } } }`;
    const { data } = (await api.post('/api/graphql', { query })).body;
    expect(data.person).toEqual({ familyName: listed.familyName, mainEmail: null, mainAddress: null });
    const adult = await firstOf('/api/people?club=/api/clubs/1&birthDate[before]=1990-01-01&itemsPerPage=1');
    expect(adult).not.toHaveProperty('@masked');
    expect(adult.mainEmail.email).toContain('@');
  });

  it('is revealed to whoever may change the record, and the history of the club notes it', async () => {
    const { '@id': iri, familyName } = await minor();
    const before = (await noted())['hydra:totalItems'];
    const revealed = await api.post(`${iri}/reveal`);
    expect(revealed.status).toBe(200);
    expect(revealed.body.mainEmail.email).toContain('@');
    expect(revealed.body).not.toHaveProperty('familyName');
    const { 'hydra:member': actions, 'hydra:totalItems': total } = await noted();
    expect(total).toBe(before + 1);
    expect(actions[0]).toMatchObject({
      action: 'reveal',
      entity: 'person',
      label: expect.stringContaining(familyName),
    });
  });

  it('is refused to a reader with the reason, and nothing is noted', async () => {
    const { '@id': iri } = await minor();
    const before = (await noted())['hydra:totalItems'];
    const { status, body } = await api.as('lecteur').post(`${iri}/reveal`);
    expect([status, body['hydra:description']]).toEqual([
      403,
      expect.stringContaining('peuvent modifier cette fiche'),
    ]);
    expect((await noted())['hydra:totalItems']).toBe(before);
  });

  it('cannot be guessed by filters, and stays as it was when the rest is changed', async () => {
    const { '@id': iri, id } = await minor();
    const { mainEmail } = (await api.post(`${iri}/reveal`)).body;
    const guess = await api.get(`/api/people?club=/api/clubs/1&mainEmail.email=${mainEmail.email}`);
    expect(membersOf(guess).map((one) => one.id)).not.toContain(id);
    expect((await api.put(iri, { newsletter: true })).status).toBe(200);
    expect((await api.post(`${iri}/reveal`)).body.mainEmail.email).toBe(mainEmail.email);
  });
});

describe('the contact of a minor who applies to join', () => {
  const CONTACT_OF_FORM = ['email', 'phone', 'address', 'legalRepresentativePhone'];
  const PATH = '/api/licence_pre_registrations';
  const form = async (): Promise<Body> =>
    firstOf(`${PATH}?club=/api/clubs/1&birthDate[after]=2012-01-01&status=submitted&itemsPerPage=1`);

  it.each(['gestionnaire', 'lecteur'] as const)(
    'is sent to %s by no route except on request',
    async (account) => {
      const { '@id': iri } = await form();
      const { body } = await api.as(account).get(iri);
      const list = await api.as(account).get(`${PATH}?club=/api/clubs/1&itemsPerPage=100`);
      const listed = membersOf(list).find((one) => one['@id'] === iri);
      for (const record of [listed, body]) {
        expect(record['@masked']).toEqual(CONTACT_OF_FORM);
        for (const name of CONTACT_OF_FORM) expect(record).not.toHaveProperty(name);
      }
      const query = `{ licencePreRegistration(id: "${iri}") { familyName email phone address { streetAddress } } }`;
      const { data } = (await api.as(account).post('/api/graphql', { query })).body;
      expect(data.licencePreRegistration).toEqual({
        familyName: body.familyName,
        email: null,
        phone: null,
        address: null,
      });
    },
  );

  it('is revealed with a trace to whoever answers, refused to a reader, and found by no filter', async () => {
    const { '@id': iri, id } = await form();
    expect((await api.as('lecteur').post(`${iri}/reveal`)).status).toBe(403);
    const before = (await noted())['hydra:totalItems'];
    const { status, body } = await api.post(`${iri}/reveal`);
    expect([status, body.email]).toEqual([200, expect.stringContaining('@')]);
    expect((await noted())['hydra:totalItems']).toBe(before + 1);
    const guess = await api.get(`${PATH}?club=/api/clubs/1&email=${body.email}`);
    expect(membersOf(guess).map((one) => one.id)).not.toContain(id);
  });

  it('is noted with the name of the child, in the history of the club of the request', async () => {
    const asMulti = (method: string, path: string) => api.as('multi')(method, path);
    const { 'hydra:member': forms } = (
      await asMulti('GET', `${PATH}?birthDate[after]=2012-01-01&itemsPerPage=100`)
    ).body;
    expect(new Set(forms.map((one: Body) => one.club['@id'])).size).toBe(2);
    for (const { '@id': iri, id, club, familyName } of forms) {
      expect((await asMulti('POST', `${iri}/reveal`)).status).toBe(200);
      const trace = await asMulti('GET', '/api/history_actions?action=reveal&order[id]=desc&itemsPerPage=1');
      expect(membersOf(trace)[0]).toMatchObject({
        entity: 'licence-pre-registration',
        entityId: id,
        organization: { '@id': club['@id'] },
        label: expect.stringContaining(familyName),
      });
    }
  });

  it('gives nothing away by an order, and stays as it was when the whole record goes back', async () => {
    const { '@id': iri } = await form();
    const idsBy = async (order: string): Promise<readonly number[]> => {
      const path = `${PATH}?birthDate[after]=2012-01-01&itemsPerPage=100&${order}`;
      const { body } = await api.as('lecteur').get(path);
      return body['hydra:member'].map(({ id }: Body) => id);
    };
    for (const name of ['email', 'phone', 'address.streetAddress', 'legalRepresentativePhone'])
      expect(await idsBy(`order[${name}]=asc`), name).toEqual(await idsBy(`order[${name}]=desc`));
    const revealed = (await api.post(`${iri}/reveal`)).body;
    const read = (await api.get(iri)).body;
    expect((await api.put(iri, read)).status).toBe(200);
    const again = (await api.post(`${iri}/reveal`)).body;
    for (const name of CONTACT_OF_FORM) expect(again[name]).toEqual(revealed[name]);
  });

  it('stays as it was when the rest is answered', async () => {
    const { '@id': iri } = await form();
    const revealed = (await api.post(`${iri}/reveal`)).body;
    const answered = await api.put(iri, {
      status: 'incomplete',
      answerReason: 'Il manque le certificat.',
    });
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    const again = (await api.post(`${iri}/reveal`)).body;
    for (const name of CONTACT_OF_FORM) expect(again[name]).toEqual(revealed[name]);
  });
});

describe('a medical certificate', () => {
  it('keeps doctor and overclassing back, and notes who reads its file', async () => {
    const listed = await firstOf('/api/certificates?person.club=/api/clubs/1&itemsPerPage=1');
    expect(listed['@masked']).toEqual(['doctorName', 'doctorNumber', 'overclassing']);
    expect(listed).not.toHaveProperty('doctorName');
    expect(listed.type).not.toBeNull();
    const before = (await noted())['hydra:totalItems'];
    expect((await api.post(`${listed['@id']}/reveal`)).body).toHaveProperty('doctorName');
    const file = { originalFilename: 'certificat.pdf', base64File: PDF };
    const { file: stored } = (await api.put(listed['@id'], { file })).body;
    expect((await noted())['hydra:totalItems']).toBe(before + 1);
    expect((await api.get(stored.url)).status).toBe(200);
    expect((await noted())['hydra:totalItems']).toBe(before + 2);
  });
});
