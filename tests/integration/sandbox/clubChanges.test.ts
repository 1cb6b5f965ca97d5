import { sql } from '../../../sandbox/storage/sql.ts';
import { Hono } from 'hono';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Env } from '../../../sandbox/rights/context.ts';
import { readRoutes } from '../../../sandbox/read/readRoutes.ts';
import { expireOverdue } from '../../../sandbox/rights/expireOverdue.ts';
import type { Viewer } from '../../../sandbox/rights/viewer.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { pathsOf, violationsOf, type Answer } from '../../support/createRequester.ts';
import { createSender, type Send } from '../../support/createSender.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const LEVELS = {
  'licences.mutations': 3,
  'licences.transfers': 3,
  'licences.preRegistrations': 3,
  'licences.list': 3,
  'persons.details': 3,
};

/** A PDF as small as they come. */
const PROOF = {
  originalFilename: 'attestation.pdf',
  base64File: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
};

describe('players who change clubs', () => {
  const club = setUpClub();
  let [welcome, left, committee]: Viewer[] = [];
  let inJune: Send;
  let player = 0;
  const motives: Record<string, number> = {};
  beforeAll(async () => {
    inJune = createSender({ ...club.context, clock: () => new Date('2026-06-02T10:00:00Z') }, null);
    welcome = buildManager([club.home], LEVELS);
    left = buildManager([club.away], LEVELS);
    const above = [{ kind: 'committee', levels: LEVELS, clubs: [club.home, club.away] }];
    committee = buildViewer({ modules: 'all', above });
    for (const code of ['DEMENAGEMENT', 'CREATION', 'JOKER'])
      motives[code] = await club.add('referential', { type: 'MutationMotive', code, name: code });
    player = await club.addPerson({ familyName: 'ROUX', givenName: 'Zoé', club: club.away });
    await licenceOf(player, club.away, '77990012', 1350);
    await licenceOf(await club.addPerson(), club.home, '77990013', 600);
    const leisure = await club.addPerson({ familyName: 'BLANC', givenName: 'Luc', club: club.away });
    await licenceOf(leisure, club.away, '77990014', 500, 'LOISIR');
    const fee = {
      season: club.season,
      pointsMin: 1200,
      pointsMax: 1499,
      federationShare: 3600,
      leagueShare: 2700,
      committeeShare: 2700,
    };
    const add = (type: string, startDate: string, endDate: string, more: object = {}) =>
      club.add('mutation-parameter', { ...fee, type, startDate, endDate, ...more });
    await add('ordinary', '2026-05-15', '2026-06-30');
    await add('ordinary', '2026-05-15', '2026-08-31', { proListed: true });
    await add('exceptional', '2026-07-01', '2027-03-31');
  });
  // Nobody changes clubs twice at once.
  afterEach(async () => {
    await club.context.db.query(sql`update licence_mutations set status = 'cancelled'
      where status not in ('accepted', 'refused')`);
    await club.context.db.query(sql`update transfers set status = 'cancelled' where status = 'submitted'`);
  });

  const licenceOf = (person: number, of: number, identifier: string, points: number, type = 'T') =>
    club.addLicence(person, {
      identifier,
      club: of,
      type: club.codes[type],
      category: club.codes['S'],
      points,
      ranking: Math.floor(points / 100),
    });
  const request = (path: string, licenceNumber: string, more: object = {}, api: Send = inJune) =>
    api.as(welcome ?? null).post(path, {
      licenceNumber,
      welcomeClub: `/api/clubs/${club.home}`,
      season: `/api/seasons/${club.season}`,
      ...(path.endsWith('mutations') ? { type: 'ordinary' } : {}),
      ...more,
    });
  const exceptional = (code: string, more: object = {}) => ({
    type: 'exceptional',
    motive: `/api/referentials/${motives[code]}`,
    effectDate: '2026-11-02',
    status: 'waitingPlayer',
    files: [PROOF],
    ...more,
  });
  const put = (iri: string, body: object, viewer?: Viewer) => club.as(viewer).put(iri, body);
  const violationOf = (answer: Answer) => violationsOf(answer)[0] ?? [];

  it('are requested by their number alone; day, fee, ranking and competent body come from the server (R1.18)', async () => {
    const { status, body } = await request('/api/licence_mutations', '77990012', {
      requestDate: '2020-01-01',
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        identifier: 'MUT-2026-000001',
        familyName: 'ROUX',
        leftClub: expect.objectContaining({ '@id': `/api/clubs/${club.away}` }),
        requestDate: '2026-06-02T00:00:00+02:00',
        pointsAtRequest: 1350,
        rankingAtRequest: '13',
        competentLevel: 'committee',
        amount: 9000,
        leagueShare: 2700,
        leftClubShare: 0,
        status: 'draft',
      }),
    ]);
    expect(violationOf(await request('/api/licence_mutations', '77999999'))).toEqual([
      'licenceNumber',
      'Ce numéro de licence est inconnu.',
    ]);
    expect(violationOf(await request('/api/licence_mutations', '77990013'))).toEqual([
      'licenceNumber',
      'Ce joueur est déjà licencié dans votre club.',
    ]);
  });

  it('are found by number or by both names, without birth date, by those who may request a change (R2.153)', async () => {
    const find = async (filter: object, viewer: Viewer | undefined = welcome) => {
      const search = JSON.stringify({ club: `/api/clubs/${club.home}`, ...filter });
      const api = createSender(club.context, viewer ?? null, () => [readRoutes(club.context)]);
      return api.get(`/api/read/players?filter=${encodeURIComponent(search)}`);
    };
    const { body } = await find({ identifier: '77990012' });
    expect(body).toEqual([
      {
        id: expect.any(Number),
        identifier: '77990012',
        familyName: 'ROUX',
        givenName: 'Zoé',
        gender: 'F',
        club: `/api/clubs/${club.away}`,
        clubName: 'LOGNES EP',
        isOwn: false,
        isOfSameCommittee: true,
        isOfSameLeague: true,
        points: 1350,
        isNumbered: false,
        nationalRank: null,
        category: 'S',
        licences: [{ season: `/api/seasons/${club.season}`, type: 'T' }],
        mutations: [],
        isChanging: false,
      },
    ]);
    expect((await find({ q: 'roux zoe' })).body).toHaveLength(1);
    for (const filter of [{ q: 'roux' }, { identifier: '7799' }, {}])
      expect((await find(filter)).body).toEqual([]);
    expect((await find({ identifier: '77990012' }, buildViewer())).status).toBe(403);
    for (const q of ['roux '.repeat(11), 'c '.repeat(7000), 'c'.repeat(101)])
      expect(await find({ q })).toMatchObject({
        status: 400,
        body: { 'hydra:description': 'Une recherche a au plus 10 mots de 100 caractères.' },
      });
    for (const filter of [{ identifier: '7799\u0000' }, { q: 'roux zo\u0000e' }, { q: 'roux \ud800zoe' }])
      expect((await find(filter)).status).toBe(400);
  });

  it('are requested once, and by the procedure that is theirs (R1.18, R1.19)', async () => {
    expect((await request('/api/licence_mutations', '77990012')).status).toBe(201);
    const pending = 'Une mutation de ce joueur est déjà en cours (demande du 02/06/2026).';
    for (const path of ['/api/licence_mutations', '/api/transfers'])
      expect(violationOf(await request(path, '77990012'))).toEqual(['licenceNumber', pending]);
    expect(violationOf(await request('/api/licence_mutations', '77990014'))[1]).toContain(
      'demandez un transfert',
    );
    await club.context.db.query(sql`update licence_mutations set status = 'cancelled'`);
    expect(violationOf(await request('/api/transfers', '77990012'))[1]).toContain('demandez une mutation');
  });

  it('are refused outside the dates of the season, which the refusal names with what may be requested instead (R1.18)', async () => {
    const dates =
      'Dates de la saison\u00a0: mutation ordinaire du 15/05/2026 au 30/06/2026, mutation ordinaire (liste Pro) du 15/05/2026 au 31/08/2026, mutation exceptionnelle du 01/07/2026 au 31/03/2027.';
    const path = '/api/licence_mutations';
    const late = `Une mutation ordinaire ne peut pas être demandée aujourd’hui\u00a0: demandez une mutation exceptionnelle, avec un motif et son justificatif. ${dates}`;
    expect(violationOf(await request(path, '77990012', {}, club.api))).toEqual(['type', late]);
    const early = `Une mutation exceptionnelle ne peut pas être demandée aujourd’hui\u00a0: demandez une mutation ordinaire, sans motif. ${dates}`;
    const inAdvance = exceptional('DEMENAGEMENT', { effectDate: '2026-06-01' });
    expect(violationOf(await request(path, '77990012', inAdvance))).toEqual(['type', early]);
    // A professional has two months more, a club that has just been founded all the year.
    const inAugust = createSender({ ...club.context, clock: () => new Date('2026-08-20T10:00:00Z') }, null);
    expect(violationOf(await request(path, '77990012', {}, inAugust))[0]).toBe('type');
    expect((await request(path, '77990012', { proListed: true }, inAugust)).status).toBe(201);
    await club.context.db.query(sql`update licence_mutations set status = 'cancelled'`);
    const founded = exceptional('CREATION', { effectDate: '2026-06-01' });
    expect((await request(path, '77990012', founded)).status).toBe(201);
  });

  it('give a motive that has come true, with its proof, for a mutation out of season (R1.18)', async () => {
    const path = '/api/licence_mutations';
    const refusalOf = async (more: object) => violationOf(await request(path, '77990012', more, club.api));
    expect((await refusalOf({ type: 'exceptional' }))[0]).toBe('motive');
    expect((await refusalOf(exceptional('DEMENAGEMENT', { effectDate: null })))[0]).toBe('effectDate');
    expect(await refusalOf(exceptional('DEMENAGEMENT', { effectDate: '2026-12-01' }))).toEqual([
      'effectDate',
      'La demande ne peut pas précéder le changement qui la motive.',
    ]);
    expect((await refusalOf(exceptional('JOKER')))[0]).toBe('motive');
    expect(await refusalOf(exceptional('DEMENAGEMENT', { files: [] }))).toEqual([
      'files',
      'Joignez le justificatif du motif\u00a0: une mutation exceptionnelle ne part pas sans lui.',
    ]);
    const page = {
      originalFilename: 'x.html',
      base64File: Buffer.from('<p>x').toString('base64'),
    };
    expect((await refusalOf(exceptional('DEMENAGEMENT', { files: [page] })))[0]).toMatch(/^files/);
    const draft = await request(
      path,
      '77990012',
      exceptional('DEMENAGEMENT', { files: [], status: 'draft' }),
      club.api,
    );
    expect(draft.status, 'a draft waits for its papers').toBe(201);
    const out = await put(draft.body['@id'], { status: 'waitingPlayer' }, welcome);
    expect(violationOf(out)[0]).toBe('files');
    expect((await put(draft.body['@id'], { status: 'waitingPlayer', files: [PROOF] }, welcome)).status).toBe(
      200,
    );
  });

  it('pass through the hands of both clubs and of the committee, in this order (R1.18)', async () => {
    const iri = (await request('/api/licence_mutations', '77990012')).body['@id'];
    const renewal = await club.add('licence-renewal', {
      licence: (await club.context.db.query<{ id: number }>(sql`select id from licences limit 1`))[0]?.id,
      person: player,
      club: club.away,
      season: club.season,
      type: club.codes['T'],
      medical: club.codes['CERT'],
      insurance: club.codes['BASE'],
      state: 'toRenew',
    });
    for (const status of ['waitingPlayer', 'waitingLeftClub'])
      expect((await put(iri, { status, leftClubReview: 'favorable' }, welcome)).body.status).toBe(status);
    expect((await put(iri, { status: 'waitingInstance' }, welcome)).status).toBe(422);
    const { body: seen } = await club.as(left).get(iri);
    expect(seen).toMatchObject({
      leftClubDeadline: '2026-12-06T00:00:00+01:00',
      leftClubReview: null,
      '@permissions': {
        canUpdate: false,
        transitions: { status: ['waitingInstance'] },
        asks: { waitingInstance: ['leftClubReview', 'leftClubComment'] },
        awaits: { cancelled: 'club d’accueil' },
      },
    });
    expect(violationOf(await put(iri, { status: 'waitingInstance' }, left))[0]).toBe('leftClubReview');
    const unpaid = { status: 'waitingInstance', leftClubReview: 'unfavorable' };
    expect(violationOf(await put(iri, unpaid, left))[0]).toBe('leftClubComment');
    const heard = await put(iri, { ...unpaid, leftClubComment: 'Cotisation impayée.' }, left);
    expect(heard.body['@permissions']).toMatchObject({
      transitions: { status: [] },
      awaits: { accepted: 'l’instance (Comité)' },
    });
    expect((await put(iri, { status: 'accepted' }, left)).status).toBe(422);
    const refused = await put(iri, { status: 'refused' }, committee);
    expect(refused.body.violations[0].propertyPath).toBe('decisionReason');
    const accepted = await put(iri, { status: 'accepted' }, committee);
    expect(accepted.body).toMatchObject({
      status: 'accepted',
      decisionDate: expect.stringMatching(/^2026-11-21/),
      responses: [
        { step: 'draft', organization: { name: "VAL D'YERRES PING" } },
        { step: 'waitingPlayer' },
        { step: 'waitingLeftClub' },
        {
          step: 'waitingInstance',
          organization: { name: 'LOGNES EP' },
          review: 'unfavorable',
          description: 'Cotisation impayée.',
        },
        { step: 'accepted', organization: { name: 'Seine-et-Marne' } },
      ],
    });
    expect((await put(iri, { status: 'cancelled' }, welcome)).status).toBe(422);
    // The club that was left has nobody to renew any more (domain 3.2).
    const [{ state } = {}] = await club.context.db.query<{ state: string }>(
      sql`select state from licence_renewals where id = ${renewal}`,
    );
    expect(state).toBe('movedOut');
    const read = (path: string) => club.as(welcome).get(path);
    expect((await read(`/api/club_histories?person=${player}`)).body['hydra:member']).toEqual([
      expect.objectContaining({ reason: 'mutation', points: 1350 }),
    ]);
    // The player is the welcome club's own now, the licence stays where it was taken.
    const [{ own, licensed } = {}] = await club.context.db.query<{ own: number; licensed: number }>(
      sql`select p.club_id as own, l.club_id as licensed from people p join licences l on l.person_id = p.id
        where p.id = ${player}::int`,
    );
    expect([own, licensed]).toEqual([club.home, club.away]);
  });

  it('cost double from the second mutation of a season on, the rest going to the club left (R1.18)', async () => {
    // The first one is that of the test before.
    const back = { welcomeClub: `/api/clubs/${club.home}` };
    const again = await request('/api/licence_mutations', '77990012', back);
    expect(again.body).toMatchObject({ federationShare: 3600, leftClubShare: 9000, amount: 18_000 });
  });

  it('go on to the body above when the club left stays silent (R1.18)', async () => {
    const iri = (await request('/api/licence_mutations', '77990012', { status: 'waitingPlayer' })).body[
      '@id'
    ];
    await put(iri, { status: 'waitingLeftClub' }, welcome);
    const later = { ...club.context, clock: () => new Date('2026-12-07T10:00:00Z') };
    const app = new Hono<Env>();
    app.use('*', expireOverdue(later));
    await app.request('http://sandbox.test/');
    const { body } = await club.as(committee).get(iri);
    expect(body).toMatchObject({ status: 'waitingInstance', leftClubReview: null });
  });

  it('are transferred by a body above, not by their clubs, and learn why not (R1.19)', async () => {
    const { status, body } = await request('/api/transfers', '77990014');
    expect([status, body.status, body.givenName]).toEqual([201, 'submitted', 'Luc']);
    expect((await put(body['@id'], { status: 'accepted' }, left)).status).toBe(422);
    expect(violationOf(await put(body['@id'], { status: 'refused' }, committee))[0]).toBe('decisionReason');
    expect((await put(body['@id'], { status: 'accepted' }, committee)).body.status).toBe('accepted');
  });

  it('apply with a legal representative of a minor, and learn why not', async () => {
    const body = {
      club: `/api/clubs/${club.home}`,
      season: `/api/seasons/${club.season}`,
      familyName: 'Petit',
      givenName: 'Léo',
      gender: 'M',
      birthDate: '2015-03-02',
      email: 'leo@example.org',
      phone: '+33639981234',
      address: { streetAddress: '1 rue du Stade', postalCode: '77360', addressLocality: 'Vaires' },
      type: club.referential('T'),
      insurance: club.referential('BASE'),
    };
    const post = (more: object) =>
      club.as(welcome).post('/api/licence_pre_registrations', { ...body, ...more });
    expect(pathsOf(await post({}))).toEqual(['legalRepresentativeName', 'legalRepresentativePhone']);
    const { body: submitted } = await post({ birthDate: '1990-03-02' });
    expect(submitted.status).toBe('submitted');
    expect(pathsOf(await put(submitted['@id'], { status: 'refused' }, welcome))).toEqual(['answerReason']);
    const refused = await put(submitted['@id'], { status: 'refused', answerReason: 'Complet.' }, welcome);
    expect(refused.body.answerDate).toBe('2026-11-21T11:00:00+01:00');
  });
});
