import { beforeAll, describe, expect, it } from 'vitest';
import { createAuthTables } from '../../../sandbox/auth/createAuthTables.ts';
import { createModel } from '../../../sandbox/model/createModel.ts';
import { entity } from '../../../sandbox/model/entity.ts';
import { reference } from '../../../sandbox/model/relationFields.ts';
import { choice, fact, string } from '../../../sandbox/model/scalarFields.ts';
import { entities } from '../../../sandbox/entities/index.ts';
import { readViewer } from '../../../sandbox/rights/readViewer.ts';
import type { RightsAbove } from '../../../sandbox/rights/viewer.ts';
import { membersOf } from '../../support/createRequester.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { setUpClub } from '../../support/openTestClub.ts';

const loan = entity('loan', {
  path: '/loans',
  label: 'Prêt',
  represent: '${name}',
  access: { action: 'shelf', owners: ['club', 'lender'], writable: ['POST', 'PUT'] },
  fields: {
    name: string('Nom', { required: true }),
    club: reference('Club', 'club', { required: true }),
    lender: reference('Prêteur', 'club'),
    level: choice('Niveau', { committee: 'Comité', league: 'Ligue', federation: 'Fédération' }),
    status: choice(
      'État',
      { draft: 'Brouillon', requested: 'Demandé', granted: 'Accordé', refused: 'Refusé', closed: 'Clos' },
      { required: true, default: 'draft' },
    ),
    open: fact('Prêt possible', 'status', ['draft', 'requested']),
  },
  states: {
    field: 'status',
    start: ['draft', 'requested'],
    next: {
      draft: { requested: 'club', closed: 'federation' },
      requested: { draft: 'club', granted: { club: 'lender' }, refused: ['above', { level: 'level' }] },
      granted: { closed: { level: 'level' } },
    },
  },
});

describe('the process of a record', () => {
  const club = setUpClub([loan]);
  beforeAll(async () => {
    await createAuthTables(club.context.db);
  });

  const managerOf = (id: number) => buildViewer({ clubs: new Map([[id, { shelf: 2 }]]) });
  const officerOf = (kind: string, level = 3, clubs = [club.home]) =>
    buildViewer({ above: [{ kind, levels: { shelf: level }, clubs } satisfies RightsAbove] });
  const lend = (values: object = {}) =>
    club.add('loan', { name: 'Table', club: club.home, lender: club.away, ...values });
  const offered = async (id: number, viewer: ReturnType<typeof buildViewer>) =>
    (await club.as(viewer).get(`/api/loans/${id}`)).body['@permissions'];
  const put = (id: number, body: object, viewer = managerOf(club.home)) =>
    club.as(viewer).put(`/api/loans/${id}`, body);

  it('says of each state what it comes after', async () => {
    const { body } = await club.as(managerOf(club.home)).get('/api/loans/mapping');
    const { choices } = (body.fields as { status: { choices: { value: string; after: string | null }[] } })
      .status;
    expect(Object.fromEntries(choices.map(({ value, after }) => [value, after]))).toEqual({
      draft: null,
      requested: 'draft',
      granted: 'requested',
      refused: 'requested',
      closed: 'draft',
    });
  });

  it('shows on the record, and to a filter, what follows from its state, whoever writes otherwise', async () => {
    const viewer = managerOf(club.home);
    const [requested, granted] = [await lend({ status: 'requested' }), await lend({ status: 'granted' })];
    await put(granted, { open: true });
    const isOpen = async (id: number) => (await club.as(viewer).get(`/api/loans/${id}`)).body.open;
    expect([await isOpen(requested), await isOpen(granted)]).toEqual([true, false]);
    const { body } = await club.as(viewer).get(`/api/loans?open=false&id[]=${requested}&id[]=${granted}`);
    expect(body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([granted]);
  });

  it('starts at a start, and says so where it does not', async () => {
    const viewer = managerOf(club.home);
    const body = { name: 'Filet', club: `/api/clubs/${club.home}` };
    expect((await club.as(viewer).post('/api/loans', { ...body, status: 'requested' })).status).toBe(201);
    expect((await club.as(viewer).post('/api/loans', body)).body.status).toBe('draft');
    const refused = await club.as(viewer).post('/api/loans', { ...body, status: 'granted' });
    expect([refused.status, refused.body.violations]).toEqual([
      422,
      [
        expect.objectContaining({
          propertyPath: 'status',
          message:
            'Un nouvel enregistrement ne peut pas commencer à l’état «\u202fAccordé\u202f». États possibles\u00a0: «\u202fBrouillon\u202f», «\u202fDemandé\u202f».',
        }),
      ],
    ]);
    const { fields } = (await club.as(viewer).post('/api/loans/mapping')).body;
    expect(fields.status.choices.map((one: { disabled: boolean }) => one.disabled)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('lists on each record which states may follow for the caller (R3.137)', async () => {
    const id = await lend({ status: 'requested', level: 'league' });
    const of = async (viewer: ReturnType<typeof buildViewer>) =>
      (await offered(id, viewer)).transitions.status;
    expect(await of(managerOf(club.home))).toEqual(['draft']);
    expect(await of(managerOf(club.away))).toEqual(['draft', 'granted']);
    expect(await of(officerOf('zone'))).toEqual(['draft', 'refused']);
    expect(await of(officerOf('league', 2))).toEqual(['draft']);
    const list = await club.as(managerOf(club.home)).get('/api/loans');
    expect(membersOf(list).at(-1)['@permissions'].transitions).toEqual({ status: ['draft'] });
  });

  it('lets nobody take a step that is not theirs', async () => {
    const id = await lend({ status: 'requested', level: 'committee' });
    const refused = await put(id, { status: 'granted', name: 'Autre' });
    expect([refused.status, refused.body.violations[0]]).toEqual([
      422,
      expect.objectContaining({
        propertyPath: 'status',
        message:
          'Vous ne pouvez pas passer de l’état «\u202fDemandé\u202f» à l’état «\u202fAccordé\u202f». États possibles\u00a0: «\u202fBrouillon\u202f».',
      }),
    ]);
    expect((await put(id, { status: 'requested', name: 'Autre' })).status).toBe(200);
    expect((await put(id, { status: 'granted' }, managerOf(club.away))).body.status).toBe('granted');
    expect((await put(id, { status: 'closed' }, officerOf('league'))).status).toBe(422);
    const closed = await put(id, { status: 'closed' }, officerOf('committee'));
    expect(closed.body['@permissions'].transitions).toEqual({ status: [] });
    expect((await put(id, { status: 'draft' })).body.violations[0].message).toContain(
      'États possibles\u00a0: aucun.',
    );
  });

  it('reads the rights given above clubs, for the clubs beneath them alone', async () => {
    const mainEmail = await club.add('contact-point', {
      type: club.codes['EMAIL'],
      email: 'bretagne@example.org',
    });
    const league = await club.add('league', { identifier: 'L03', name: 'Bretagne', mainEmail });
    const committee = await club.add('committee', {
      identifier: 'D35',
      name: 'Ille',
      parent: league,
      mainEmail,
    });
    const below = await club.add('club', {
      identifier: '03350001',
      name: 'TT',
      parent: committee,
      mainEmail,
    });
    const account = await club.add('account', {
      username: 'ligue',
      person: club.manager.person,
      email: 'ligue@example.org',
      roles: [],
      modulesAccesses: 'all',
    });
    await club.add('club-permission', { account, club: league, matrix: { shelf: 3 } });
    const viewer = await readViewer(club.context, account);
    expect(viewer?.above).toEqual([{ kind: 'league', levels: { shelf: 3 }, clubs: [below] }]);
    const id = await lend({ club: below, lender: null, status: 'requested' });
    expect((await club.as(viewer).get(`/api/loans/${id}`)).status).toBe(200);
    const other = await lend({ lender: null });
    expect((await club.as(viewer).get(`/api/loans/${other}`)).status).toBe(404);
  });

  it('is refused by the model where it names a state or an actor that is not there', () => {
    const broken = {
      ...loan,
      states: { field: 'status', start: ['new'], next: { draft: { requested: { club: 'owner' } } } },
    };
    expect(() => createModel([...entities, broken])).toThrow(/'new', which is no choice of status/);
    expect(() => createModel([...entities, broken])).toThrow(/unknown actor {"club":"owner"}/);
    const lost = { ...loan, fields: { ...loan.fields, open: fact('Prêt possible', 'status', ['lent']) } };
    expect(() => createModel([...entities, lost])).toThrow(/'lent', which is no choice of status/);
  });
});
