import { sql } from '../../../sandbox/storage/sql.ts';
import { describe, expect, it } from 'vitest';
import { completeLicence } from '../../../sandbox/rules/completeLicence.ts';
import { linkCurrentLicence } from '../../../sandbox/rules/linkCurrentLicence.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';

const sandbox = setUpSandbox();

const CURRENT_SEASON = 3;

const personWho = async (condition: ReturnType<typeof sql>): Promise<number> => {
  const [row] = await sandbox.context.db.query<{ id: number }>(
    sql`select id from people where club_id = 1 and ${condition} order by id limit 1`,
  );
  if (!row) throw new Error('The seed has nobody like that');
  return row.id;
};
const unlicensed = sql`not exists (select from licences where person_id = people.id)`;
const gone = sql`licence_id is null and not ${unlicensed}`;
const complete = (person: number, club = 1) =>
  sandbox.context.db.transaction((db) => completeLicence(db, { person, club, season: CURRENT_SEASON }));

describe('a new licence', () => {
  it('gets the next number of the department for somebody who never had one', async () => {
    const [highest] = await sandbox.context.db.query<{ identifier: string }>(
      sql`select identifier from licences where identifier like '77%' order by identifier desc limit 1`,
    );
    const { identifier } = await complete(await personWho(unlicensed));
    expect(Number(identifier)).toBe(Number(highest?.identifier) + 1);
  });

  it('keeps the two characters of an overseas department', async () => {
    expect((await complete(await personWho(unlicensed), 12))['identifier']).toMatch(/^9G990\d{3}$/);
  });

  it('takes up the number and points of somebody who comes back', async () => {
    const person = await personWho(gone);
    const [last] = await sandbox.context.db.query(
      sql`select identifier, points from licences where person_id = ${person}::int order by season_id desc limit 1`,
    );
    expect(last).toBeDefined();
    expect(await complete(person)).toMatchObject(last ?? {});
  });

  it('falls into the age category of the season', async () => {
    const person = await personWho(sql`birth_date between '2008-01-01' and '2008-12-31'`);
    const { category } = await complete(person);
    expect(
      await sandbox.context.db.query(sql`select code from referentials where id = ${category}::int`),
    ).toEqual([{ code: 'J4' }]);
  });

  it('starts somebody new at 500 points', async () => {
    expect(await complete(await personWho(unlicensed))).toMatchObject({ points: 500, ranking: 5 });
  });
});

describe('the licence that a person shows', () => {
  it('follows when the licence of the season goes', async () => {
    const person = await personWho(sql`licence_id is not null`);
    const shown = () =>
      sandbox.context.db.query(sql`select licence_id from people where id = ${person}::int`);
    const before = await shown();
    await sandbox.context.db.query(sql`update people set licence_id = null where id = ${person}::int`);
    await linkCurrentLicence(sandbox.context.db, person);
    expect(await shown()).toEqual(before);
    await sandbox.context.db.query(
      sql`update licences set season_id = 2 where person_id = ${person}::int and season_id = 3`,
    );
    await linkCurrentLicence(sandbox.context.db, person);
    expect(await shown()).toEqual([{ licence_id: null }]);
  });
});
