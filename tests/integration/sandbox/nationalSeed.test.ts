import { sql } from '../../../sandbox/storage/sql.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../../sandbox/rights/context.ts';
import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import type { ResolvedEntity } from '../../../sandbox/model/model.ts';
import { readViewer } from '../../../sandbox/rights/readViewer.ts';
import { scopeOf } from '../../../sandbox/rights/scopeOf.ts';
import type { Viewer } from '../../../sandbox/rights/viewer.ts';
import { createRows } from '../../../sandbox/seed/createRows.ts';
import type { Rows } from '../../../sandbox/seed/createRows.ts';
import { buildSector } from '../../../sandbox/seed/national/buildSector.ts';
import { FEDERAL_ACCOUNT } from '../../../sandbox/seed/national/federalAccount.ts';
import { planSectors } from '../../../sandbox/seed/national/planSectors.ts';
import { readFrame } from '../../../sandbox/seed/national/readFrame.ts';
import { seedNational } from '../../../sandbox/seed/national/seedNational.ts';
import { sizes } from '../../../sandbox/seed/national/sectors.ts';
import { toProgressBar } from '../../../sandbox/seed/national/toProgressBar.ts';
import type { Database } from '../../../sandbox/storage/database.ts';
import { countMany } from '../../../sandbox/storage/findMany.ts';
import { toTables } from '../../../sandbox/storage/toTables.ts';
import { validateField } from '../../../sandbox/validation/validateField.ts';
import { openSeededSandbox } from '../../support/screens/openSeededSandbox.ts';

/** Enough for a team each. */
const LICENCES = 14;
/** Of a pool of eight; two are not played. */
const MEETINGS = 26;
const GAMES = 14;

/** As in the country, but for the size of the clubs. */
const sectors = planSectors()
  .slice(0, 2)
  .map((sector) => ({ ...sector, sizes: sector.sizes.map(() => [LICENCES, 1] as const) }));
const OPTIONS = { sectors };

let whole: Sandbox;
let broken: Sandbox;

beforeAll(async () => {
  whole = await openSeededSandbox();
  broken = await openSeededSandbox();
  await seedNational(whole.context, OPTIONS);
});
afterAll(async () => {
  await whole.close();
  await broken.close();
});

const buildFirst = async (seed: number): Promise<Rows['byEntity']> => {
  const [sector] = sectors;
  if (!sector) throw new RangeError('The country has no sector');
  const frame = await readFrame(whole.context.db);
  return buildSector(createRows(), frame, sector, { seed, place: 0, firstClub: 1000 });
};

const count = async ({ db }: Context, table: string): Promise<number> => {
  const [row] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from ${sql.identifier(table)}`,
  );
  return row?.total ?? 0;
};

/** Statements of a sector after which it is about half written. */
const STATEMENTS = 40;

/** Fails as many statements after the first call that says so, and from then on, as a process does that is killed. */
const endAt = (db: Database, after: () => number): Database => {
  let run = 0;
  const wrap = (inner: Database): Database => ({
    ...inner,
    query: async (statement) => {
      if (after() !== Infinity) run += 1;
      if (run > after()) throw new Error('killed');
      return inner.query(statement);
    },
    transaction: (work) => inner.transaction((tx) => work(wrap(tx))),
  });
  return wrap(db);
};

/** Digest of every table of the model. */
const digest = async ({ db, model }: Context): Promise<Record<string, unknown>> => {
  const digests: Record<string, unknown> = {};
  for (const { name } of toTables(model))
    [digests[name]] = await db.query(
      sql`select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest
        from ${sql.identifier(name)} t`,
    );
  return digests;
};

describe('the country scale', () => {
  it('has three thousand clubs, 220,000 licences of the season and a department of its own for each sector', () => {
    const plan = planSectors();
    const demonstration = 12;
    expect(plan.length * sizes.length + demonstration).toBeGreaterThanOrEqual(3000);
    const licences = plan.length * sizes.reduce((sum, [size]) => sum + size, 0);
    expect(licences).toBeGreaterThanOrEqual(219_000);
    expect(licences).toBeLessThanOrEqual(222_000);
    expect(new Set(plan.map(({ department, number }) => `${department.code} ${number}`)).size).toBe(
      plan.length,
    );
    expect(planSectors(0.5)).toEqual(plan.slice(0, plan.length / 2));
  });

  it('brings eight clubs, their licences and their championship for each sector', async () => {
    const { context } = whole;
    const [clubs] = await context.db.query(
      sql`select count(*)::int as total from organizations where type = 'club'`,
    );
    expect(clubs).toEqual({ total: 12 + sectors.length * 8 });
    const [current] = await context.db.query(sql`select count(*)::int as total from licences
      join seasons on seasons.id = licences.season_id and seasons.current`);
    const [before] = await broken.context.db.query(sql`select count(*)::int as total from licences
      join seasons on seasons.id = licences.season_id and seasons.current`);
    expect(current).toEqual({ total: Number(before?.['total']) + sectors.length * 8 * LICENCES });
    expect(await count(context, 'games')).toBeGreaterThan(sectors.length * MEETINGS * GAMES);
    const unlinked = await context.db
      .query(sql`select p.id from people p join licences l on l.person_id = p.id
      join seasons s on s.id = l.season_id and s.current where p.licence_id is distinct from l.id`);
    expect(unlinked).toEqual([]);
  });

  it('leaves the same rows behind when a run was ended in the middle and begun again', async () => {
    const { context } = broken;
    // The frame of the country and one sector are written; the second is half written.
    let stop = Infinity;
    const killed = { ...context, db: endAt(context.db, () => stop) };
    const onProgress = (done: number) => {
      if (done === 1) stop = STATEMENTS;
    };
    await expect(seedNational(killed, { ...OPTIONS, onProgress })).rejects.toThrow('killed');
    const seen: number[] = [];
    await seedNational(context, { ...OPTIONS, onProgress: (done) => seen.push(done) });
    expect(seen).toEqual([1, 2]);
    expect(await digest(context)).toEqual(await digest(whole.context));
  }, 120_000);

  it('refuses to go on with another number', async () => {
    await expect(seedNational(whole.context, { ...OPTIONS, seed: 3 })).rejects.toThrow(
      /begun with the number 2027/,
    );
  });

  it('keeps every rule of the declarations', async () => {
    const { model, clock } = whole.context;
    const built = await buildFirst(2027);
    const wrong = [...built].flatMap(([name, rows]) => {
      const { fields, discriminator } = model.entity(name);
      const scalars = Object.entries(fields).filter(
        ([field, { kind }]) => kind === 'scalar' && (discriminator === null || field !== 'type'),
      );
      return rows.flatMap((values) =>
        scalars.flatMap(([field, declared]) => {
          const value = values[field] ?? (declared.kind === 'scalar' ? declared.default : undefined) ?? null;
          return validateField(`${name} ${values.id} ${field}`, declared, value, {
            values,
            clock,
            before: value,
          });
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('draws other people from another number', async () => {
    const names = (built: Rows['byEntity']) => built.get('person')?.map((row) => row['familyName']);
    expect(names(await buildFirst(2027))).toEqual(names(await buildFirst(2027)));
    expect(names(await buildFirst(3))).not.toEqual(names(await buildFirst(2027)));
  });

  it('shows who reaches every club what the list of all these clubs shows', async () => {
    const { context } = whole;
    const { db, model } = context;
    const [account] = await db.query<{ id: number }>(
      sql`select id from accounts where username = ${FEDERAL_ACCOUNT}`,
    );
    const viewer = await readViewer(context, account?.id ?? 0);
    expect(viewer?.above?.map(({ everyClub }) => everyClub)).toEqual([true]);
    const listed = { ...viewer, above: viewer?.above?.map((right) => ({ ...right, everyClub: undefined })) };
    const countWithin = (entity: ResolvedEntity, scope: ReturnType<typeof scopeOf>) =>
      scope === 'forbidden' ? scope : countMany(context, entity, undefined, scope);
    const limited: string[] = [];
    const counted: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const entity of model.entities.values())
      for (const operation of ['read', 'PUT'] as const) {
        const free = scopeOf(entity, viewer, operation);
        const byClub = scopeOf(entity, listed as Viewer, operation);
        if (JSON.stringify(free) === JSON.stringify(byClub)) continue;
        limited.push(entity.name);
        counted[`${operation} ${entity.name}`] = await countWithin(entity, free);
        expected[`${operation} ${entity.name}`] = await countWithin(entity, byClub);
      }
    expect(counted).toEqual(expected);
    expect(limited).toEqual(expect.arrayContaining(['licence', 'certificate', 'address', 'game', 'team']));
  });

  it('prints its progress in a line per percent where there is no terminal', () => {
    const lines: string[] = [];
    const report = toProgressBar({ write: (text) => lines.push(text) });
    for (let done = 0; done <= 300; done += 1) report(done, 300);
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe('100 % (300 of 300 sectors)\n');
  });

  it('does not take who reaches all clubs but one for who reaches every club', async () => {
    const { context } = whole;
    const [account] = await context.db.query<{ id: number }>(
      sql`select id from accounts where username = ${FEDERAL_ACCOUNT}`,
    );
    await context.db.query(sql`update organizations set parent_id = null
      where id = (select min(id) from organizations where type = 'club' and parent_id is not null)`);
    const viewer = await readViewer(context, account?.id ?? 0);
    expect(viewer?.above?.map(({ everyClub }) => everyClub)).toEqual([undefined]);
  });
});
