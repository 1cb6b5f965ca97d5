import { sql } from '../../../sandbox/storage/sql.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthTables } from '../../../sandbox/auth/createAuthTables.ts';
import { isPassword } from '../../../sandbox/auth/passwords.ts';
import type { Context } from '../../../sandbox/rights/context.ts';
import { ageCategoryOf } from '../../../sandbox/entities/ageCategoryOf.ts';
import { entities } from '../../../sandbox/entities/index.ts';
import { licenceNumberPattern } from '../../../sandbox/entities/licence.ts';
import { readViewer } from '../../../sandbox/rights/readViewer.ts';
import { buildClubScale } from '../../../sandbox/seed/buildClubScale.ts';
import type { Field } from '../../../sandbox/model/field.ts';
import type { SeedRow } from '../../../sandbox/seed/createRows.ts';
import { seedClub } from '../../../sandbox/seed/seedClub.ts';
import { findRows } from '../../../sandbox/storage/findMany.ts';
import { validateField } from '../../../sandbox/validation/validateField.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';

const seeded = buildClubScale();
const rowsOf = (name: string): readonly SeedRow[] => seeded.get(name) ?? [];
const byId = (name: string) => new Map(rowsOf(name).map((row) => [row.id, row]));
const codes = new Map(rowsOf('referential').map((row) => [row.id, row['code']]));
const season = rowsOf('season').find((row) => row['current'] === true);
const currentLicences = rowsOf('licence').filter((row) => row['season'] === season?.id);
/** Rows of a collection are seeded on their own and point back to their record. */
const valueOf = (row: SeedRow, name: string, declared: Field): unknown =>
  declared.kind === 'rows'
    ? rowsOf(declared.target).filter((line) => line[declared.mappedBy] === row.id)
    : (row[name] ?? defaultOf(declared));

/** A text of a row; fails the test where there is none. */
const text = (row: SeedRow | undefined, field: string): string => {
  const value = row?.[field];
  if (typeof value !== 'string') throw new TypeError(`${field} holds no text`);
  return value;
};
const shareOf = <T>(rows: readonly T[], fits: (row: T) => boolean) =>
  (100 * rows.filter(fits).length) / rows.length;

let context: Context;

beforeAll(async () => {
  context = await openTestDatabase(entities);
  await createAuthTables(context.db);
  await seedClub(context);
});
afterAll(() => context.db.close());

const query = (statement: ReturnType<typeof sql>) => context.db.query(statement);

describe('the records of the club seed', () => {
  it('are the same whenever they are built', () => {
    expect([...buildClubScale()]).toEqual([...seeded]);
  });

  it('keep every rule of the declarations', () => {
    const broken = [...seeded].flatMap(([name, rows]) => {
      const { fields, discriminator } = context.model.entity(name);
      return rows.flatMap((values) =>
        Object.entries(fields)
          // The table sets the type of a structure by itself.
          .filter(([field]) => discriminator === null || field !== 'type')
          // Files are written after their records.
          .filter(([, declared]) => declared.kind !== 'file')
          .flatMap(([field, declared]) =>
            validateField(`${name} ${values.id} ${field}`, declared, valueOf(values, field, declared), {
              values,
              clock: context.clock,
              // A choice that nobody may make anew may stay.
              before: values[field],
            }),
          ),
      );
    });
    expect(broken).toEqual([]);
  });

  it('bear telephone numbers that nobody has and mail addresses that lead nowhere', () => {
    const contactPoints = rowsOf('contact-point');
    const telephones = contactPoints.flatMap((row) =>
      row['telephone'] === null ? [] : text(row, 'telephone'),
    );
    const mails = contactPoints.flatMap((row) => (row['email'] === null ? [] : text(row, 'email')));
    expect(telephones.length).toBeGreaterThan(1000);
    expect(
      telephones.filter((value) => !/^\+33(19900|26191|35301|46571|53649|63998)\d{4}$/.test(value)),
    ).toEqual([]);
    expect(new Set(telephones).size).toBe(telephones.length);
    expect(mails.filter((value) => !/^[a-z0-9.-]+@example\.org$/.test(value))).toEqual([]);
    expect(new Set(mails).size).toBe(mails.length);
  });

  it('bear club and licence numbers of the right form, out of the sequences in use', () => {
    const clubNumbers = rowsOf('club').map((row) => text(row, 'identifier'));
    const licenceNumbers = rowsOf('licence').map((row) => text(row, 'identifier'));
    expect(
      clubNumbers.filter(
        (number) => !/^\d{2}(\d{2}|2[AB]|9[A-Z])\d{4}$/.test(number) || !number.endsWith('9001'),
      ),
    ).toEqual([]);
    expect(
      licenceNumbers.filter((number) => !licenceNumberPattern.test(number) || !/^..99/.test(number)),
    ).toEqual([]);
  });

  it('give a person one licence number for life and one licence a season', () => {
    const numbers = new Map<unknown, Set<unknown>>();
    for (const row of rowsOf('licence'))
      numbers.set(row['person'], (numbers.get(row['person']) ?? new Set()).add(row['identifier']));
    expect([...numbers.values()].filter((own) => own.size > 1)).toEqual([]);
    expect(new Set([...numbers.values()].flatMap((own) => [...own])).size).toBe(numbers.size);
    const pairs = rowsOf('licence').map((row) => `${Number(row['person'])} in ${Number(row['season'])}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('put everybody in the age category of the year of birth', () => {
    const people = byId('person');
    const endYears = new Map(
      rowsOf('season').map((row) => [row.id, Number(text(row, 'endDate').slice(0, 4))]),
    );
    const misplaced = rowsOf('licence').filter((row) => {
      const birthYear = Number(text(people.get(Number(row['person'])), 'birthDate').slice(0, 4));
      const expected = ageCategoryOf(birthYear, endYears.get(Number(row['season'])) ?? 0);
      return codes.get(Number(row['category'])) !== expected;
    });
    expect(misplaced).toEqual([]);
  });

  it('name an adult of the same club for every minor', () => {
    const people = byId('person');
    const minors = rowsOf('person').filter((row) => text(row, 'birthDate') > '2009-07-01');
    expect(minors.length).toBeGreaterThan(300);
    const wrong = minors.filter((row) => {
      const parent = people.get(Number(row['legalRepresentative']));
      return parent?.['club'] !== row['club'] || text(parent, 'birthDate') > '2005-01-01';
    });
    expect(wrong).toEqual([]);
  });

  it('have the shape of French clubs', () => {
    const people = byId('person');
    const renewed = rowsOf('licence').filter((row) => row['season'] === (season?.id ?? 0) - 1);
    const present = new Set(currentLicences.map((row) => row['person']));
    const type = (code: string) => shareOf(currentLicences, (row) => codes.get(Number(row['type'])) === code);
    expect(currentLicences).toHaveLength(1065);
    expect(
      shareOf(currentLicences, (row) => people.get(Number(row['person']))?.['gender'] === 'M'),
    ).toBeCloseTo(84, 0);
    expect(shareOf(renewed, (row) => present.has(row['person'] ?? null))).toBeCloseTo(72, 0);
    expect(type('T')).toBeCloseTo(58, 0);
    expect(type('P')).toBeCloseTo(34, 0);
    expect(shareOf(currentLicences, (row) => Number(row['points']) >= 2000)).toBeLessThan(2);
    expect(currentLicences.filter((row) => row['club'] === 1)).toHaveLength(96);
  });
});

describe('the club seed in the database', () => {
  it('holds every record that was built', async () => {
    for (const [name, rows] of seeded) {
      const { table, discriminator } = context.model.entity(name);
      const where = discriminator === null ? sql`true` : sql`type = ${discriminator}`;
      const [counted] = await query(
        sql`select count(*)::int as count from ${sql.identifier(table)} where ${where}
          and id <= ${Math.max(...rows.map(({ id }) => id))}::int`,
      );
      expect({ name, ...counted }).toEqual({ name, count: rows.length });
    }
  });

  it('holds every file that a record must have', async () => {
    for (const [name, rows] of seeded)
      for (const [path, declared] of Object.entries(context.model.entity(name).fields)) {
        if (declared.kind !== 'file' || !declared.required) continue;
        const where = { path, test: { is: 'exists', value: true } } as const;
        const request = { where, order: [], limit: 1000, offset: 0 };
        const found = await findRows(context, context.model.entity(name), request, null);
        expect({ name, path, count: found.length }).toEqual({ name, path, count: rows.length });
      }
  });

  it('makes the first club the one of the demonstration, under the federal tree', async () => {
    const [club] =
      await query(sql`select c.name, c.identifier, d.name as committee, l.name as league, f.name as top
      from organizations c
      join organizations d on d.id = c.parent_id join organizations l on l.id = d.parent_id
      join organizations z on z.id = l.parent_id join organizations f on f.id = z.parent_id where c.id = 1`);
    expect(club).toEqual({
      name: 'Val d’Yerres Ping',
      identifier: '08779001',
      committee: 'Comité de Seine-et-Marne',
      league: 'Ligue Île-de-France',
      top: 'Fédération française de tennis de table',
    });
  });

  it('shows on each person the licence of the current season, and no other', async () => {
    const linked = await query(sql`select p.id from people p join licences l on l.id = p.licence_id
      where l.person_id = p.id and l.season_id = ${season?.id ?? 0}::int`);
    const named = await query(sql`select id from people where licence_id is not null`);
    expect(linked).toHaveLength(currentLicences.length);
    expect(named).toHaveLength(currentLicences.length);
  });

  it('is left as it is by a second start', async () => {
    const before = await query(sql`select count(*) from people`);
    expect(await seedClub(context)).toBe(false);
    expect(await query(sql`select count(*) from people`)).toEqual(before);
  });

  it('gives new records the keys that follow', async () => {
    const [row] = await query(
      sql`insert into referentials (type, name, code, position) values ('T', 'n', 'c', 1) returning id`,
    );
    expect(row).toEqual({ id: rowsOf('referential').length + 1 });
    await query(sql`delete from referentials where type = 'T'`);
  });
});

describe('the demonstration accounts', () => {
  const viewerOf = (username: string) =>
    readViewer(context, rowsOf('account').find((row) => row['username'] === username)?.id ?? 0);
  const levelsIn = async (username: string, club: number) =>
    new Set(Object.values((await viewerOf(username))?.clubs.get(club) ?? {}));

  it('hold the rights that their names promise', async () => {
    expect(await levelsIn('gestionnaire', 1)).toEqual(new Set([3]));
    expect([...((await viewerOf('gestionnaire'))?.clubs.keys() ?? [])]).toEqual([1]);
    expect([...((await viewerOf('multi'))?.clubs.keys() ?? [])]).toEqual([1, 2]);
    expect(await levelsIn('lecteur', 1)).toEqual(new Set([1]));
    expect((await viewerOf('officiel'))?.modules).toBe('all');
    expect(await levelsIn('officiel', 2)).toEqual(new Set([1]));
    expect((await viewerOf('sans-acces'))?.clubs.size).toBe(0);
  });

  it('each log in with the demonstration password, of which only a hash is kept', async () => {
    const credentials = await context.db.query<{ account_id: number; password_hash: string }>(
      sql`select account_id, password_hash from credentials order by account_id`,
    );
    expect(credentials.map((row) => row.account_id)).toEqual(rowsOf('account').map((row) => row.id));
    for (const { password_hash: hash } of credentials) expect(await isPassword('demo', hash)).toBe(true);
  });

  it('require a second factor only of the account made for it', () => {
    const guarded = rowsOf('account').filter((row) => row['mfaEnabled'] === true);
    expect(guarded.map((row) => row['username'])).toEqual(['mfa']);
  });
});

const defaultOf = (declared: object): unknown => ('default' in declared ? declared.default : undefined);
