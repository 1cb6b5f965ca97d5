import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildViewer } from '../../support/buildViewer.ts';
import { createSender } from '../../support/createSender.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const ACTION = { 'contests.changeRequests': 3, 'contests.teams': 1 };

describe('a request to move a meeting', () => {
  const club = setUpClub();
  let match: number;
  let fields: Readonly<Record<string, string>>;
  let request: () => Promise<string>;
  beforeAll(async () => {
    const { season, home, away, add } = club;
    const type = await add('referential', { type: 'ChangeRequestType', code: 'REPORT', name: 'Report' });
    const contest = await club.addContest();
    const division = await club.addDivision(contest);
    const entry = { contest, season, gender: 'A', state: 'registered', position: 1 };
    const ours = await add('team', { ...entry, name: 'Équipe A', clubs: [home] });
    const theirs = await add('team', { ...entry, name: 'Équipe B', clubs: [away] });
    const meet = async () =>
      add('sport-match', {
        division,
        roundNumber: 6,
        plannedDate: '2026-12-05',
        date: '2026-12-05',
        time: '17:00',
        homeOpponent: await add('opponent', { team: ours }),
        awayOpponent: await add('opponent', { team: theirs }),
        status: 'scheduled',
      });
    match = await meet();
    fields = {
      sportMatch: `/api/sport_matches/${match}`,
      requester: `/api/teams/${ours}`,
      opponent: `/api/teams/${theirs}`,
      type: `/api/referentials/${type}`,
      newDate: '2026-12-19',
      reason: 'Salle prise',
    };
    // A meeting has one request at a time.
    request = async () => {
      match = await meet();
      fields = { ...fields, sportMatch: `/api/sport_matches/${match}` };
      const sent = await club.as(us()).post('/api/sport_match_change_requests', fields);
      return sent.body['@id'];
    };
  });

  const us = () => buildManager([club.home], ACTION);
  const them = () => buildManager([club.away], ACTION);
  const body = () =>
    buildViewer({
      modules: 'all',
      above: [{ kind: 'committee', levels: ACTION, clubs: [club.home, club.away] }],
    });
  const put = (iri: string, values: object, viewer: ReturnType<typeof us>) =>
    club.as(viewer).put(iri, values);

  it('is refused by the other side, and only with a reason', async () => {
    const iri = await request();
    const { body: offered } = await club.as(them()).get(iri);
    expect(offered).toMatchObject({
      deadline: '2026-11-28T00:00:00+01:00',
      '@permissions': {
        transitions: { status: ['acceptedByOpponent', 'refusedByOpponent'] },
        reasons: { refusedByOpponent: 'answerReason' },
      },
    });
    expect((await put(iri, { status: 'refusedByOpponent' }, us())).status, 'not by its author').toBe(422);
    const silent = await put(iri, { status: 'refusedByOpponent', answerReason: ' ' }, them());
    expect(silent.body.violations).toMatchObject([{ propertyPath: 'answerReason' }]);
    const refused = await put(iri, { status: 'refusedByOpponent', answerReason: 'Tournoi' }, them());
    expect(refused.body['@permissions'].transitions).toEqual({ status: [] });
  });

  it('is changed and taken back by its author alone, and only as long as nobody has answered (R2.43)', async () => {
    const iri = await request();
    const others =
      'À l’état «\u202fDemandée\u202f», cet enregistrement ne peut être modifié ou supprimé que par\u00a0: équipe demandeuse.';
    const { body: offered } = await club.as(them()).get(iri);
    expect(offered['@permissions']).toMatchObject({ canUpdate: false, canDelete: false, refusal: others });
    const answers = [
      await put(iri, { newDate: '2026-12-12' }, them()),
      await put(iri, { status: 'acceptedByOpponent', newDate: '2026-12-12' }, them()),
      await club.as(them()).delete(iri),
    ];
    for (const { status, body: refusal } of answers)
      expect([status, refusal['hydra:description']]).toEqual([403, others]);
    const changed = await put(iri, { newDate: '2026-12-12' }, us());
    expect([changed.status, changed.body.newDate]).toEqual([200, '2026-12-12T00:00:00+01:00']);
    expect(changed.body['@permissions']).toMatchObject({ canUpdate: true, canDelete: true });
    // Some servers replace what they are sent: the form then sends all of it, unchanged.
    const whole = { ...fields, newDate: '2026-12-12T00:00:00+01:00', newTime: null, answerReason: null };
    expect((await put(iri, { ...whole, status: 'acceptedByOpponent' }, them())).status).toBe(200);
    const closed =
      'À l’état «\u202fAcceptée par l’adversaire\u202f», cet enregistrement ne peut plus être ni modifié ni supprimé.';
    for (const { status, body: refusal } of [
      await put(iri, { newDate: '2026-12-19' }, us()),
      await put(iri, { status: 'acceptedByOpponent' }, them()),
      await club.as(us()).delete(iri),
    ])
      expect([status, refusal['hydra:description']]).toEqual([409, closed]);
    const { body: left } = await club.as(us()).get(iri);
    expect(left['@permissions']).toMatchObject({
      canUpdate: false,
      refusal: closed,
      transitions: { status: ['cancelled'] },
    });
    const gone = await club.as(us()).delete(await request());
    expect(gone.status).toBe(204);
  });

  it('is made in the name of nobody else, who could then answer it alone (R2.43)', async () => {
    const forged = await club.as(them()).post('/api/sport_match_change_requests', fields);
    expect(forged.status).toBe(403);
    expect(forged.body['hydra:description']).toContain('équipe demandeuse');
  });

  it('expires when nobody has answered by the end of its last day, and is then too late to answer', async () => {
    const iri = await request();
    const on = (day: string) => {
      const context = { ...club.context, clock: () => new Date(day) };
      return createSender(context, them());
    };
    const status = async (day: string) => (await on(day).get(iri)).body.status;
    expect(await status('2026-11-28T22:59:00Z'), 'one minute before midnight in Paris').toBe('submitted');
    const late = await on('2026-11-28T23:01:00Z').put(iri, { status: 'acceptedByOpponent' });
    expect(late.body.violations).toMatchObject([
      { propertyPath: 'status', message: expect.stringContaining('«\u202fExpirée\u202f»') },
    ]);
    expect(await status('2026-11-28T23:01:00Z')).toBe('expired');
    expect((await createSender(club.context, us()).delete(iri)).status).toBe(409);
  });

  it('is one at a time for a meeting (R2.43)', async () => {
    const iri = await request();
    const again = () => club.as(us()).post('/api/sport_match_change_requests', fields);
    const second = await again();
    expect([second.status, second.body.violations]).toMatchObject([
      422,
      [{ propertyPath: 'sportMatch', message: expect.stringContaining('déjà en cours') }],
    ]);
    await put(iri, { status: 'cancelled' }, us());
    expect((await again()).status).toBe(201);
  });

  it.each([
    ['AVANCE', 'newDate'],
    ['HEURE', 'newTime'],
    ['SALLE', 'newSportHall'],
  ])('of the type %s says its %s (R2.43)', async (code, field) => {
    const type = await club.add('referential', { type: 'ChangeRequestType', code, name: code });
    const sent = await club.as(us()).put(await request(), {
      ...fields,
      type: `/api/referentials/${type}`,
      newDate: null,
    });
    expect([sent.status, sent.body.violations]).toMatchObject([422, [{ propertyPath: field }]]);
  });

  it('is refused once the last day to answer it is over', async () => {
    const clock = () => new Date('2026-11-29T10:00:00Z');
    const late = await createSender({ ...club.context, clock }, us()).post(
      '/api/sport_match_change_requests',
      fields,
    );
    expect(late.status).toBe(422);
    expect(late.body.violations).toMatchObject([
      { propertyPath: 'sportMatch', message: expect.stringContaining('28/11/2026') },
    ]);
  });

  it.each(['inProgress', 'validated', 'cancelled'])('is refused of a meeting that is %s', async (status) => {
    const { db } = club.context;
    await db.query(sql`update sport_matches set status = ${status} where id = ${match}::int`);
    const sent = await club.as(us()).post('/api/sport_match_change_requests', fields);
    await db.query(sql`update sport_matches set status = 'scheduled' where id = ${match}::int`);
    expect([sent.status, sent.body.violations?.[0]?.message]).toEqual([
      422,
      'Cette rencontre ne peut plus être déplacée\u00a0: elle est jouée ou annulée.',
    ]);
  });

  it('moves the meeting once it is validated, and the planned date stays shown', async () => {
    const iri = await request();
    await put(iri, { status: 'acceptedByOpponent' }, them());
    const read = () =>
      club.context.db.query<{ planned: string; date: string }>(
        sql`select planned_date::text as planned, date::text as date from sport_matches where id = ${match}::int`,
      );
    expect(await read()).toEqual([{ planned: '2026-12-05', date: '2026-12-05' }]);
    expect((await put(iri, { status: 'validated' }, body())).status).toBe(200);
    expect(await read()).toEqual([{ planned: '2026-12-05', date: '2026-12-19' }]);
  });
});
