import { beforeAll, describe, expect, it } from 'vitest';
import { readRoutes } from '../../../sandbox/read/readRoutes.ts';
import type { RightsAbove, Viewer } from '../../../sandbox/rights/viewer.ts';
import { membersOf, messagesOf, type Body } from '../../support/createRequester.ts';
import { createSender, type Send } from '../../support/createSender.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { PDF } from '../../support/sampleFiles.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const MATRIX = {
  'labels.applications': 3,
  'clubEvents.manage': 3,
  'clubEvents.participations': 3,
  'club.affiliate': 3,
  'persons.list': 3,
  'club.forms': 3,
  'club.history': 1,
};

describe('the life of a club', () => {
  const club = setUpClub();
  let manager: Viewer;
  let api: Send;
  let above: (kind: string, levels: Readonly<Record<string, number>>) => Viewer;
  beforeAll(async () => {
    manager = buildManager([club.home], MATRIX);
    api = club.as(manager);
    above = (kind, levels) =>
      buildViewer({
        modules: 'all',
        above: [{ kind, levels, clubs: [club.home] } satisfies RightsAbove],
      });
  });

  const iriOf = (collection: string, id: number) => `/api/${collection}/${id}`;

  describe('applies for labels', () => {
    let label: number;
    const addLabel = async (code: string, values: object = {}): Promise<number> => {
      const id = await club.add('label', { name: `Label ${code}`, code, threshold: 2, ...values });
      for (const position of [0, 1, 2])
        await club.add('label-item', {
          order: position + 1,
          question: `Question ${position + 1}`,
          label: id,
          position,
        });
      return id;
    };
    const apply = (of: number, values: object = {}) =>
      api.post('/api/label_applications', {
        club: iriOf('clubs', club.home),
        season: iriOf('seasons', club.season),
        label: iriOf('labels', of),
        ...values,
      });
    beforeAll(async () => {
      label = await addLabel('SANTE');
    });

    it('with every question laid out, and learns what is missing until it may send (R3.43)', async () => {
      const { status, body } = await apply(label);
      expect([status, body.score]).toEqual([201, 0]);
      expect(body.answers.map((answer: { value: boolean }) => answer.value)).toEqual([false, false, false]);
      expect(body.missing).toEqual([
        'Il faut au moins 2 réponses «\u202foui\u202f»\u202f; il y en a 0.',
        'Indiquez le référent du club pour ce label.',
      ]);
      const refused = await api.put(body['@id'], { status: 'submitted' });
      expect([refused.status, messagesOf(refused)]).toEqual([422, body.missing]);
      const answers = body.answers.map((answer: object, index: number) => ({ ...answer, value: index < 2 }));
      const referent = iriOf('people', await club.addPerson());
      const saved = await api.put(body['@id'], { answers, referent });
      expect([saved.body.score, saved.body.missing]).toEqual([2, []]);
      const sent = await api.put(body['@id'], { status: 'submitted' });
      expect([sent.status, sent.body.status, sent.body['@permissions'].transitions.status]).toEqual([
        200,
        'submitted',
        ['cancelled'],
      ]);
      expect((await api.put(body['@id'], { answers })).status).toBe(409);
    });

    it('of its own label alone, each question once, and only while it is open (R3.42)', async () => {
      const other = await addLabel('JEUNES');
      const stray = await apply(other, { answers: [{ item: iriOf('label_items', 1), value: true }] });
      expect(messagesOf(stray)).toEqual([
        'Chaque réponse doit porter sur un critère du label, une seule fois.',
      ]);
      const closed = await addLabel('ANCIEN', { closeDate: '2020-01-01' });
      expect(messagesOf(await apply(closed))).toEqual(['Les candidatures à ce label ne sont pas ouvertes.']);
    });

    it('and reads what the league thought of it, and why the federation refused it (R3.42)', async () => {
      const id = await club.add('label-application', {
        club: club.home,
        label: await addLabel('ARBITRAGE'),
        season: club.season,
        status: 'leagueReview',
      });
      const path = iriOf('label_applications', id);
      const opinion = { status: 'federalReview', motive: 'Trop peu de créneaux.' };
      const league = api.as(above('league', { 'labels.applications': 3 }));
      expect((await league.put(path, opinion)).status).toBe(422);
      expect((await league.put(path, { ...opinion, review: 2 })).status).toBe(200);
      const federation = api.as(above('federation', { 'labels.applications': 3 }));
      expect((await federation.put(path, { status: 'refused' })).status).toBe(422);
      expect((await federation.put(path, { status: 'refused', motive: '' })).status).toBe(422);
      expect((await federation.put(path, { status: 'refused', motive: 'Dossier léger.' })).status).toBe(200);
      expect((await api.get(path)).body).toMatchObject({
        motive: 'Dossier léger.',
        responses: [
          { review: 2, description: 'Trop peu de créneaux.' },
          { review: 2, description: 'Dossier léger.' },
        ],
      });
    });

    it('and appeals against a refusal, which the federation then decides anew (R3.44)', async () => {
      const refusedLabel = await addLabel('FEMININ');
      const application = await club.add('label-application', {
        club: club.home,
        label: refusedLabel,
        season: club.season,
        status: 'refused',
        decisionDate: '2026-11-10',
      });
      const path = iriOf('label_applications', application);
      const resort = await api.post('/api/label_resorts', {
        application: path,
        reason: 'Créneau ouvert.',
      });
      expect([resort.status, resort.body.status, resort.body.submitDate === null]).toEqual([
        201,
        'submitted',
        false,
      ]);
      expect((await api.put(resort.body['@id'], { status: 'granted' })).status).toBe(422);
      const federation = above('federation', { 'labels.applications': 3 });
      const decided = await api.as(federation).put(resort.body['@id'], { status: 'granted' });
      expect([decided.body.status, decided.body.decisionDate === null]).toEqual(['granted', false]);
      expect((await api.get(path)).body).toMatchObject({ status: 'federalReview', decisionDate: null });
    });
  });

  describe('answers forms', () => {
    const addForm = async (values: object = {}): Promise<string> => {
      const template = await club.add('form-template', {
        title: 'Bilan',
        organization: club.away,
        season: club.season,
        openDate: '2020-01-01T00:00:00Z',
        closeDate: '2099-01-01T00:00:00Z',
        audience: 'club',
        state: 'open',
        ...values,
      });
      const questions = [
        { section: 'Salle', label: 'Tables', type: 'int', required: true },
        { section: 'Vie', label: 'Publics', type: 'multi', choices: ['Jeunes', 'Adultes'] },
        { label: 'Projet', type: 'file', required: true },
      ];
      for (const [position, question] of questions.entries())
        await club.add('form-question', { choices: [], ...question, template, position });
      return iriOf('form_templates', template);
    };
    const begin = (template: string) =>
      api.post('/api/form_answers', { template, organization: iriOf('clubs', club.home) });
    const waiting = async (): Promise<number> =>
      (await api.get('/api/form_answers?todo=answers')).body['hydra:totalItems'];

    it('bit by bit, once, and sends them when nothing required is missing (R2.142)', async () => {
      const template = await addForm();
      const { status, body } = await begin(template);
      expect(status, JSON.stringify(body)).toBe(201);
      const laidOut = body.answers.map(({ question }: { question: object }) => question);
      expect(laidOut).toMatchObject([
        { section: 'Salle', label: 'Tables', type: 'int', required: true },
        { section: 'Vie', label: 'Publics', type: 'multi', choices: ['Jeunes', 'Adultes'] },
        { label: 'Projet', type: 'file' },
      ]);
      expect(body.missing).toEqual([
        'Répondez à la question «\u202fTables\u202f».',
        'Répondez à la question «\u202fProjet\u202f».',
      ]);
      expect([await waiting(), body.todo]).toEqual([1, 'answers']);
      expect(messagesOf(await begin(template))).toEqual([
        'Ce formulaire a déjà une réponse. Ouvrez-la pour la compléter.',
      ]);

      const filled = (values: readonly object[]) =>
        api.put(body['@id'], {
          answers: body.answers.map((answer: object, index: number) => ({ ...answer, ...values[index] })),
        });
      const wrong = await filled([{ value: 'douze' }, { value: 'Jeunes\nSeniors' }]);
      expect(wrong.body.violations).toMatchObject([
        { propertyPath: 'answers[0].value', message: 'Indiquez un nombre entier.' },
        { propertyPath: 'answers[1].value', message: 'Choisissez parmi les réponses proposées.' },
      ]);
      const half = await filled([{ value: '12' }, { value: 'Jeunes\nAdultes' }]);
      expect(half.body.missing).toHaveLength(1);
      const early = await api.put(body['@id'], { status: 'submitted' });
      expect([early.status, messagesOf(early)]).toEqual([422, half.body.missing]);
      const file = { originalFilename: 'projet.pdf', base64File: PDF };
      const whole = await filled([{ value: '12' }, {}, { file }]);
      expect(whole.body.missing, JSON.stringify(whole.body)).toEqual([]);

      const sent = await api.put(body['@id'], { status: 'submitted' });
      expect([sent.body.status, sent.body.todo ?? null, sent.body.submitDate === null]).toEqual([
        'submitted',
        null,
        false,
      ]);
      expect([await waiting(), sent.body['@permissions'].canUpdate]).toEqual([0, false]);
      expect((await filled([{ value: '13' }])).status).toBe(409);

      const committee = above('committee', { 'club.forms': 3 });
      expect((await api.as(committee).put(body['@id'], { status: 'toComplete' })).status).toBe(422);
      const back = { status: 'toComplete', comment: 'Quelle salle ?' };
      expect((await api.as(committee).put(body['@id'], back)).body.status).toBe('toComplete');
      expect((await filled([{ value: '13' }])).body).toMatchObject({ comment: 'Quelle salle ?' });
    });

    it('only while they are open, and to whom they are addressed', async () => {
      const closed = await begin(await addForm({ closeDate: '2020-02-01T00:00:00Z' }));
      expect(messagesOf(closed)).toEqual(['Ce formulaire n’est pas ouvert aux réponses.']);
      const people = await begin(await addForm({ audience: 'person' }));
      expect(messagesOf(people)).toEqual(['Ce formulaire s’adresse aux licenciés.']);
      const drafted = await addForm({ state: 'draft' });
      expect((await api.get(drafted)).status).toBe(404);
    });

    it('and finds in its history what was done, by whom, in sentences (R2.40)', async () => {
      const { body } = await api.get('/api/history_actions?entity=form-answer&order[id]=asc');
      const lines = body['hydra:member'];
      expect(lines.slice(0, 4).map(({ action, label }: Record<string, string>) => [action, label])).toEqual([
        ['create', 'Réponse à un formulaire «\u202fBilan\u202f»\u00a0: création'],
        ['update', 'Réponse à un formulaire «\u202fBilan\u202f»\u00a0: modification'],
        ['update', 'Réponse à un formulaire «\u202fBilan\u202f»\u00a0: modification'],
        [
          'update',
          'Réponse à un formulaire «\u202fBilan\u202f»\u00a0: passage à l’état «\u202fTransmise\u202f»',
        ],
      ]);
      expect(lines[0].person).toMatchObject({ familyName: 'MARTIN', givenName: 'Anne' });
    });
  });

  describe('lets people in by their pass', () => {
    const addEvent = async (state: string): Promise<string> => {
      const type = await club.add('club-event-type', { name: state, code: state, passAllowed: true });
      const id = await club.add('club-event', {
        club: club.home,
        type,
        season: club.season,
        name: 'Portes ouvertes',
        startDate: '2026-09-12T08:00:00Z',
        endDate: '2026-09-12T16:00:00Z',
        state,
      });
      return iriOf('club_events', id);
    };
    const join = async (clubEvent: string) =>
      (
        await api.post('/api/participants', {
          clubEvent,
          familyName: 'Petit',
          givenName: 'Zoé',
          consent: true,
        })
      ).body;

    it('once, with the moment kept, whichever of two desks comes first (R1.24)', async () => {
      const guest = await join(await addEvent('published'));
      expect(guest).toMatchObject({ passState: 'issued', usedDate: null });
      const etag = (await api.get(guest['@id'])).headers.get('etag') ?? '';
      const letIn = () => club.api.as(manager).put(guest['@id'], { passState: 'used' }, { 'if-match': etag });
      const answers = await Promise.all([letIn(), letIn()]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412]);
      const kept = (await api.get(guest['@id'])).body;
      expect([kept.passState, Date.parse(kept.usedDate) > 0]).toEqual(['used', true]);
      const found = await api.get(`/api/participants/search?passCode=${guest.passCode}`);
      expect(membersOf(found)).toMatchObject([{ passState: 'used' }]);
    });

    it('but not to an event that is not announced', async () => {
      const guest = await join(await addEvent('draft'));
      const refused = await api.put(guest['@id'], { passState: 'used' });
      expect(messagesOf(refused)).toEqual([
        'L’événement de ce pass n’est pas publié\u00a0: personne ne peut y être présent.',
      ]);
    });
  });

  it('enrols somebody once, in a course that takes people (R2.81)', async () => {
    const type = await club.add('referential', {
      type: 'InternshipType',
      code: 'ARBITRAGE',
      name: 'Arbitrage',
    });
    const addCourse = (state: string) =>
      club.add('internship', {
        title: 'Formation',
        type,
        level: 'D',
        organization: club.away,
        startDate: '2027-01-09',
        endDate: '2027-01-10',
        registrationEnd: '2026-12-26',
        state,
      });
    const person = iriOf('people', await club.addPerson());
    const viewer = buildManager([club.home], { 'persons.details': 3, 'persons.list': 3 });
    const enrol = async (internship: number) =>
      club.as(viewer).post('/api/internship_participants', {
        internship: iriOf('internships', internship),
        person,
        registrationDate: '2026-11-20T10:00:00Z',
      });
    const open = await addCourse('open');
    expect((await enrol(open)).body).toMatchObject({ status: 'registered', club: { id: club.home } });
    expect(messagesOf(await enrol(open))).toEqual(['Cette personne est déjà inscrite à ce stage.']);
    expect(messagesOf(await enrol(await addCourse('full')))).toEqual([
      'Les inscriptions à ce stage ne sont pas ouvertes.',
    ]);
  });

  describe('joins the federation again', () => {
    const stepsOf = (viewer: Viewer = manager) => {
      const filter = encodeURIComponent(JSON.stringify({ club: club.home }));
      const read = createSender(club.context, viewer, () => [readRoutes(club.context)]);
      return read.get(`/api/read/affiliation_steps?filter=${filter}`);
    };
    const openSteps = async (): Promise<string[]> =>
      (await stepsOf()).body.filter(({ done }: Body) => !done).map(({ step }: Body) => step);

    it('step by step, owes the fee once it has sent, and is valid once that is paid (R2.37, R2.131)', async () => {
      const { db } = club.context;
      const { sql } = await import('../../../sandbox/storage/sql.ts');
      await db.query(sql`update seasons set affiliation_fee = 32000`);
      await club.add('referential', { type: 'AccountingCategory', code: 'AFFILIATION', name: 'Affiliation' });
      const president = await club.add('accountant-function', {
        code: 'PRESIDENT',
        name: 'Président',
        scope: 'club',
        mandatory: true,
      });
      const body = { club: iriOf('clubs', club.home), season: iriOf('seasons', club.season) };
      const begun = (await api.post('/api/club_affiliations', body)).body;
      expect([begun.status, begun.amount]).toEqual(['draft', 32_000]);
      expect(messagesOf(await api.post('/api/club_affiliations', body))).toEqual([
        'L’affiliation de cette saison est déjà commencée.',
      ]);
      const refused = messagesOf(await api.put(begun['@id'], { status: 'submitted' }));
      expect(refused).toContain('Dirigeants\u00a0: Président à désigner.');
      expect(refused).toContain('Validation\u00a0: Acceptation des statuts et des règlements.');

      const person = await club.addPerson();
      const address = await club.add('address', {
        streetAddress: '1 rue',
        postalCode: '77000',
        addressLocality: 'Melun',
      });
      const phone = await club.add('contact-point', { type: club.codes['PHONE'], telephone: '+33199000001' });
      await db.query(sql`update organizations set main_address_id = ${address}::int,
        main_phone_id = ${phone}::int, prefecture_number = 'W771234567' where id = ${club.home}::int`);
      await club.add('accountant', {
        person,
        organization: club.home,
        function: president,
        startDate: '2024-07-01',
        state: 'current',
      });
      await club.addLicence(person);
      const sportHall = await club.add('sport-hall', { name: 'Gymnase', address, numberOfTables: 12 });
      await club.add('club-sport-hall', {
        club: club.home,
        sportHall,
        startDate: '2024-07-01',
        season: club.season,
      });
      expect(await openSteps()).toEqual(['insurance', 'submission', 'payment']);
      const declared = {
        insurer: 'Mutuelle des sports',
        insuranceNumber: 'RC-1',
        insuranceEnd: '2100-06-30',
        agreement: true,
      };
      const sent = await api.put(begun['@id'], { ...declared, status: 'submitted' });
      expect([sent.status, sent.body.status]).toEqual([200, 'submitted']);
      expect(await openSteps()).toEqual(['payment']);
      const entries = await db.query(
        sql`select label, debit, balance, state from transactions where organization_id = ${club.home}::int`,
      );
      expect(entries).toEqual([
        { label: 'Affiliation 2026/2027', debit: 32_000, balance: -32_000, state: 'issued' },
      ]);

      const committee = above('committee', { 'club.affiliate': 3 });
      expect(messagesOf(await api.as(committee).put(begun['@id'], { status: 'validated' }))).toEqual([
        'La facture de l’affiliation n’est pas encore payée.',
      ]);
      await db.query(sql`update transactions set state = 'paid'`);
      expect(await openSteps()).toEqual([]);
      const valid = await api.as(committee).put(begun['@id'], { status: 'validated' });
      expect(valid.body.status).toBe('validated');
      const [kept] = await db.query(
        sql`select affiliation_state as state from organizations where id = ${club.home}::int`,
      );
      expect(kept).toEqual({ state: 'validated' });
    });

    it('where its reader has the right to, and nowhere else', async () => {
      expect((await stepsOf(buildManager([club.away], MATRIX))).status).toBe(403);
      expect((await stepsOf(buildManager([club.home], { 'persons.list': 3 }))).status).toBe(403);
    });
  });
});
