import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../sandbox/storage/sql.ts';
import { entities } from '../../../sandbox/entities/index.ts';
import { pathsOf } from '../../support/createRequester.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const club = setUpClub();
const manager = () => buildManager([club.home], { 'club.sporthalls': 3, 'club.informations': 3 });

it('every resource that is created says what becomes of a body that comes twice', () => {
  const undecided = entities.filter(
    ({ access, twins }) => access.writable.includes('POST') !== (twins !== undefined),
  );
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

describe('a hall that is sent twice', () => {
  let now: Date;
  beforeAll(() => {
    now = club.context.clock();
    Object.assign(club.context, { clock: () => now });
  });
  beforeEach(async () => {
    await club.context.db.query(sql`delete from sport_halls`);
    now = new Date(now.getTime() + 3_600_000);
  });

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
    const account = await club.addAccount('collegue', await club.addPerson());
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

it('a hall is one of the club once in a season (R2.170)', async () => {
  const lines = { streetAddress: '1 rue du Stade', postalCode: '77360', addressLocality: 'Vaires-sur-Marne' };
  const address = await club.add('address', lines);
  const hall = await club.add('sport-hall', { name: 'Gymnase', numberOfTables: 8, playingAreas: 1, address });
  const add = async (season: number) => {
    const answer = await club.as(manager()).post('/api/club_sport_halls', {
      club: `/api/clubs/${club.home}`,
      sportHall: `/api/sport_halls/${hall}`,
      season: `/api/seasons/${season}`,
      startDate: '2026-07-01',
      main: false,
    });
    return [answer.status, pathsOf(answer)];
  };
  expect(await add(club.season)).toEqual([201, []]);
  expect(await add(club.season)).toEqual([422, ['sportHall']]);
  expect(await add(await club.addLastSeason())).toEqual([201, []]);
});
