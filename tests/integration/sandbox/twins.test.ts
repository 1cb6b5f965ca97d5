import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../sandbox/storage/sql.ts';
import { entities } from '../../../sandbox/entities/index.ts';
import { insert } from '../../../sandbox/storage/records.ts';
import { buildManager, openTestClub, type TestClub } from '../../support/openTestClub.ts';

it('every resource that is created says what becomes of a body that comes twice', () => {
  const undecided = entities.filter(
    ({ access, twins }) => access.writable.includes('POST') !== (twins !== undefined),
  );
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

describe('a hall that is sent twice', () => {
  let club: TestClub;
  let now: Date;
  beforeAll(async () => {
    const opened = await openTestClub();
    now = opened.context.clock();
    club = { ...opened, context: Object.assign(opened.context, { clock: () => now }) };
  });
  afterAll(() => club.context.db.close());
  beforeEach(async () => {
    await club.context.db.query(sql`delete from sport_halls`);
    now = new Date(now.getTime() + 3_600_000);
  });

  const MATRIX = { 'club.sporthalls': 3, 'club.informations': 3 };
  const manager = () => buildManager([club.home], MATRIX);
  const hall = (values: object = {}) => ({
    name: 'Gymnase Jean-Moulin',
    address: { streetAddress: '1 rue du Filet', postalCode: '77000', addressLocality: 'Melun' },
    numberOfTables: 12,
    specific: false,
    ...values,
  });
  const send = (body: object, viewer = manager()) => club.as(viewer).post('/api/sport_halls', body);
  const count = async () =>
    (await club.context.db.query<{ count: number }>(sql`select count(*)::int as count from sport_halls`))[0]
      ?.count;

  it('is made once, eight times at once too, and answered the same each time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(hall())));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { numberOfTables, ...rest } = hall();
    expect((await send({ numberOfTables, ...rest })).body['@id']).toBe(answers[0]?.body['@id']);
    expect(await count()).toBe(1);
  });

  it('is made again by another body, another account, and a minute later', async () => {
    await send(hall());
    await send(hall({ numberOfTables: 13 }));
    const { context } = club;
    const { id: account } = await insert(context, context.model.entity('account'), {
      username: `collegue-${now.getTime()}`,
      person: await club.addPerson(),
      email: 'collegue@example.org',
      enabled: true,
      roles: ['ROLE_USER'],
      modulesAccesses: {},
    });
    await send(hall(), { ...manager(), account });
    expect(await count()).toBe(3);
    now = new Date(now.getTime() + 61_000);
    await send(hall());
    expect(await count()).toBe(4);
  });

  it('is made anew once it was deleted, and nothing refused is remembered', async () => {
    const { body } = await send(hall());
    expect((await club.as(manager()).delete(body['@id'])).status).toBe(204);
    const again = await send(hall());
    expect([again.status, again.body['@id'] === body['@id'], await count()]).toEqual([201, false, 1]);
    expect((await send(hall({ name: '' }))).status).toBe(422);
    expect((await send(hall({ name: '' }))).status).toBe(422);
  });
});
