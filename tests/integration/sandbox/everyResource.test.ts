import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../../sandbox/entities/index.ts';
import { createCheckout } from '../../../sandbox/checkout/createCheckout.ts';
import { actions } from '../../../sandbox/rights/actions.ts';
import { membersOf } from '../../support/createRequester.ts';
import { bodyFromMapping, type FindRecord, type MappedField } from '../../support/bodyFromMapping.ts';
import { createSender, type Send } from '../../support/createSender.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { PDF } from '../../support/sampleFiles.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';

const CLUB = '/api/clubs/1';

/** What a description cannot express, and rules beside it. */
const MORE: Readonly<Record<string, (find: FindRecord) => Promise<object> | object>> = {
  // The one mention that needs no papers.
  licence: async (find) => ({
    person: await find('people?exists[licence]=false'),
    medical: await find('referentials?name=Sans pratique', 'MedicalMention'),
  }),
  // Those of the current season are there for everybody who had a licence before.
  'licence-renewal': async (find) => ({ season: await find('seasons?order[startDate]=asc') }),
  // Whoever joins a club just founded may do so on any day.
  'licence-mutation': async (find) => ({
    licenceNumber: competitorNumber,
    type: 'exceptional',
    motive: await find('referentials?code=CREATION', 'MutationMotive'),
    effectDate: '2026-07-01',
  }),
  'licence-transfer': () => ({ licenceNumber: awayNumber }),
  certificate: () => ({ doctorName: 'Dr Anne Fabre', doctorNumber: '10101234567' }),
  organization: () => ({ parent: CLUB }),
  address: () => ({ organization: CLUB }),
  'contact-point': () => ({ organization: CLUB, telephone: '+33199000001' }),
  subscription: () => ({ organization: CLUB }),
  prize: () => ({ club: CLUB }),
  'club-document': () => ({
    file: { originalFilename: 'statuts.pdf', base64File: `data:application/pdf;base64,${PDF}` },
  }),
  // Every account of the first club has its rights there already.
  'club-permission': async (find) => ({
    account: await find('accounts?username=lecteur'),
    club: '/api/clubs/2',
    matrix: { 'club.informations': 1 },
  }),
  'form-answer': async (find) => ({ organization: CLUB, template: await find('form_templates?title=Bilan') }),
  tour: async (find) => ({ division: await find(`divisions?organization=${CLUB}`) }),
  group: async (find) => ({ tour: await find(`tours?division.organization=${CLUB}`) }),
  pool: async (find) => ({ group: await find(`groups?tour.division.organization=${CLUB}`) }),
  team: () => ({ clubs: [CLUB], position: 42 }),
  'sheet-match-player': async (find) => ({
    sportMatch: await find(COMING),
    player: await find('licences?club=1&season.current=true&state=validated&type.code=T&foreign=false'),
  }),
  game: async (find) => ({ sportMatch: await find(COMING) }),
  // What the seed has not taken yet.
  'club-sport-hall': async (find) => ({ season: await find('seasons?order[startDate]=asc') }),
  'tour-registration': async (find) => ({
    licence: await find('licences?club=1&season.current=true&state=validated&type.code=T&order[id]=desc'),
  }),
  warning: async (find) => ({ sportMatch: await find(COMING) }),
  'sport-match-change-request': async (find) => ({
    sportMatch: await find(
      'sport_matches?homeOpponent.team.clubs=1&awayOpponent.team.clubs=2&status=postponed',
    ),
    type: await find('referentials?code=REPORT', 'ChangeRequestType'),
    newDate: '2027-02-06T00:00:00',
    requester: await find('teams?clubs=1&position=2'),
    opponent: await find('teams?clubs=2&position=2'),
  }),
  'tournament-request': async (find) => ({
    club: CLUB,
    startDate: '2027-05-22',
    endDate: '2027-05-22',
    rules: { originalFilename: 'reglement.pdf', base64File: `data:application/pdf;base64,${PDF}` },
    tables: [
      {
        code: 'A',
        name: 'Toutes séries',
        date: '2027-05-22',
        checkInEnd: '09:00',
        time: '09:30',
        gender: 'A',
        pointsRule: 'all',
        maxPlayers: 32,
        fee: 800,
        format: await find('referentials', 'TableFormat'),
      },
    ],
  }),
  payment: async (find) => ({
    transactions: [await find('transactions?organization=1&due[gt]=0')],
    key: '0123456789abcdef0123456789abcdef',
  }),
  'internship-participant': async (find) => ({ internship: await find('internships?state=open') }),
  'label-resort': async (find) => ({
    application: await find('label_applications?status=refused'),
    submitDate: '2026-04-02',
  }),
};

/** A meeting of the club that has no sheet yet. */
const COMING = 'sport_matches?homeOpponent.team.clubs=1&status=scheduled';

let awayNumber = '';
let competitorNumber = '';

describe('every resource of the model', () => {
  const sandbox = setUpSandbox();
  let api: Send;
  beforeAll(async () => {
    const levels = Object.fromEntries(actions.map((action) => [action, 3]));
    const viewer = buildViewer({ modules: 'all', clubs: new Map([1, 2].map((id) => [id, levels])) });
    const checkout = createCheckout({
      providerUrl: 'http://pay.test',
      siteUrl: 'http://sandbox.test',
      secret: 'of this test',
    });
    api = createSender({ ...sandbox.context, checkout }, viewer);
    const { sql } = await import('../../../sandbox/storage/sql.ts');
    const [away] = await sandbox.context.db.query<{ identifier: string }>(
      sql`select identifier from licences where club_id = 3 order by id limit 1`,
    );
    awayNumber = away?.identifier ?? '';
    // Of a meeting one request is open at a time.
    await sandbox.context.db.query(sql`update sport_match_change_requests set status = 'cancelled'`);
    const [competitor] = await sandbox.context.db.query<{ identifier: string }>(
      sql`select l.identifier from licences l join referentials t on t.id = l.type_id join seasons s on s.id = l.season_id
        where l.club_id = 3 and t.code = 'T' and s.current order by l.id limit 1`,
    );
    competitorNumber = competitor?.identifier ?? '';
  });

  /** What dozens of bodies refer to is looked up once. */
  const known = new Map<string, string>();
  const find: FindRecord = async (path, referential) => {
    if (path === 'clubs' || path === 'organizations') return CLUB;
    const key = `${path} ${referential}`;
    const iri = known.get(key) ?? (await findFirst(path, referential));
    known.set(key, iri);
    return iri;
  };
  const findFirst: FindRecord = async (path, referential) => {
    const query = `itemsPerPage=1${referential === undefined ? '' : `&type=${referential}`}${path === 'seasons' ? '&current=true' : ''}`;
    const { body } = await api.get(`/api/${path}${path.includes('?') ? '&' : '?'}${query}`);
    const [first] = body['hydra:member'] ?? [];
    if (!first) throw new Error(`Nothing to refer to in ${path} ${referential ?? ''}`);
    return first['@id'];
  };

  it.each(entities.map(({ name, path }) => ({ name, path })))(
    'lists, reads and describes $name, and says what may be done (R3.1-R3.67, R3.137)',
    async ({ path }) => {
      const list = await api.get(`/api${path}?itemsPerPage=1`);
      expect(list.status, JSON.stringify(list.body)).toBe(200);
      const [first] = membersOf(list);
      expect(first, `${path} holds nothing`).toBeDefined();
      expect(first['@permissions']).toMatchObject({ canUpdate: expect.any(Boolean) });
      const item = await api.get(`/api${path}/${first.id}`);
      expect([item.status, item.body['@id']]).toEqual([200, first['@id']]);

      const { methods, fields } = (await api.get(`/api${path}/mapping`)).body;
      expect(Object.keys(fields).length).toBeGreaterThan(0);
      expect((await api.get(`/api${path}/0/mapping`)).body.methods).toEqual(methods);
      const open = ['GET'];
      for (const method of ['POST', 'PUT'])
        if ((await api(method, `/api${path}/mapping`)).status === 200) open.push(method);
      expect(methods.filter((method: string) => method !== 'DELETE')).toEqual(open);
    },
  );

  it.each(entities.filter(({ access }) => !access.writable.includes('POST')).map(({ path }) => path))(
    'creates nothing at %s',
    async (path) => expect((await api.post(`/api${path}`, {})).status).toBe(403),
  );

  it.each(entities.filter(({ access }) => access.writable.includes('POST')))(
    'creates $name out of its own description, edits and deletes it (R3.1-R3.66)',
    async ({ name, path, access }) => {
      const creation = await api.post(`/api${path}/mapping`);
      const update = await api.put(`/api${path}/mapping`);
      const body = { ...(await bodyFromMapping(creation.body.fields, find)), ...(await MORE[name]?.(find)) };
      const created = await api.post(`/api${path}`, body);
      expect(created.status, JSON.stringify([body, created.body])).toBe(201);

      const text = textIn(update.body.fields);
      const put = await api.put(created.body['@id'], text === undefined ? {} : { [text]: 'Modifié' });
      expect(put.status, JSON.stringify(put.body)).toBe(200);
      const isMasked = put.body['@masked']?.includes(text) === true;
      const shown = isMasked ? await api.post(`${created.body['@id']}/reveal`) : put;
      expect(text === undefined ? 'modifié' : String(shown.body[text]).toLowerCase()).toBe('modifié');

      const removable = access.writable.includes('DELETE');
      const removed = await api.delete(created.body['@id']);
      expect(removed.status, JSON.stringify(removed.body)).toBe(removable ? 204 : 403);
      expect((await api.get(created.body['@id'])).status).toBe(removable ? 404 : 200);
    },
  );
});

/** A field that takes any text. */
const textIn = (fields: Record<string, MappedField>): string | undefined =>
  Object.entries(fields).find(
    ([, { type, readOnly, choices, constraints }]) =>
      (type === 'string' || type === 'text') &&
      !readOnly &&
      !choices &&
      constraints.every((constraint) => constraint.name === 'NotBlank' || constraint.name === 'Length') &&
      constraints.every(
        ({ options }) => Number(options['max'] ?? 255) > 10 && Number(options['min'] ?? 0) < 7,
      ),
  )?.[0];
