import { sql } from 'drizzle-orm';
import type { Context } from '../rights/context.ts';
import type { Database } from '../storage/database.ts';
import { insertMany } from '../storage/records.ts';
import { toDatabaseFault } from '../storage/toDatabaseFault.ts';
import { addFurtherContacts } from './addFurtherContacts.ts';
import { AFFILIATION_FEE } from './addSeasons.ts';
import type { Rows, SeedRow } from './createRows.ts';
import { fillReadColumns } from './fillReadColumns.ts';
import { linkAffinities } from './linkAffinities.ts';
import { linkCorrespondents } from './linkCorrespondents.ts';
import { openAccounts } from './openAccounts.ts';

type Built = Rows['byEntity'];

interface Step {
  readonly name: string;
  /** Adds what the step brings to a database that was filled before there was the step; answers what it could not add. */
  readonly run: (context: Context, built: Built) => Promise<readonly string[] | void>;
}

/** What the seed gained after its first version, in the order in which it did. */
const STEPS: readonly Step[] = [
  {
    name: 'correspondents',
    run: async (context, built) => {
      if (await holdsAny(context.db, sql`select 1 from accountants limit 1`)) return;
      await addKnown(context, 'accountant', built.get('accountant') ?? []);
      await linkCorrespondents(context.db);
    },
  },
  {
    name: 'unconfirmed account',
    run: async (context, built) => {
      const row = built.get('account')?.find(({ enabled }) => enabled === false);
      const username = row?.['username'];
      if (!row || typeof username !== 'string') return;
      if (await holdsAny(context.db, sql`select 1 from accounts where username = ${username}`)) return;
      await addAccount(context, built, row);
    },
  },
  {
    name: 'news',
    run: async (context, built) => {
      if (await holdsAny(context.db, sql`select 1 from news limit 1`)) return;
      await addKnown(context, 'news', built.get('news') ?? []);
    },
  },
  {
    name: 'notifications',
    run: async (context, built) => {
      if (await holdsAny(context.db, sql`select 1 from notifications limit 1`)) return;
      const known = await context.db.query<{ id: number }>(sql`select id from accounts`);
      const accounts = new Set(known.map(({ id }) => id));
      const rows = (built.get('notification') ?? []).filter(({ account }) => accounts.has(Number(account)));
      await addKnown(context, 'notification', rows);
    },
  },
  {
    name: 'account of the federation',
    run: async (context, built) => {
      if (await holdsAny(context.db, sql`select 1 from accounts where username = 'instance'`)) return;
      const row = built.get('account')?.find(({ username }) => username === 'instance');
      if (row) await addAccount(context, built, row);
    },
  },
  {
    name: 'mutation fees of the young and of the professionals',
    run: async (context, built) => {
      if (await holdsAny(context.db, sql`select 1 from mutation_parameters where pro_listed`)) return;
      const lines = (built.get('mutation-parameter') ?? []).filter(
        ({ proListed, categories, federationShare }) =>
          proListed === true || (Array.isArray(categories) && Number(federationShare) > 0),
      );
      await addKnown(context, 'mutation-parameter', lines);
    },
  },
  {
    name: 'affiliation fee',
    run: async ({ db }) => {
      await db.query(
        sql`update seasons set affiliation_fee = ${AFFILIATION_FEE}::int where affiliation_fee is null`,
      );
    },
  },
  { name: 'federations of others', run: linkAffinities },
  { name: 'further contacts and third parties', run: addFurtherContacts },
  { name: 'ranks, players and events in lists', run: ({ db }) => fillReadColumns(db) },
  {
    name: 'news of the federation',
    run: async (context, built) => {
      const ofFederation = sql`select n.title from news n
        join organizations o on o.id = n.organization_id and o.type = 'federation'`;
      if (await holdsAny(context.db, ofFederation)) return;
      const ids = new Set((built.get('federation') ?? []).map(({ id }) => id));
      const rows = (built.get('news') ?? []).filter(({ organization }) => ids.has(Number(organization)));
      await addKnown(context, 'news', rows);
    },
  },
];

/**
 * Brings a database of the demonstration that an earlier version has filled up to date: each step once, recorded, so
 * that what was deleted since stays deleted. `build` gives the records of the whole seed, and is called only when a
 * step is due. Runs inside the caller's transaction.
 */
export const runLaterSteps = async (context: Context, build: () => Built): Promise<void> => {
  const done = await recordedSteps(context.db);
  const due = toSteps(context.model).filter(({ name }) => !done.has(name));
  if (due.length === 0 || !(await isDemonstration(context.db))) return;
  const built = build();
  const left: string[] = [];
  for (const step of due) left.push(...(await run(context, step, built)));
  await recordSteps(context.db, due);
  if (left.length > 0)
    process.stderr.write(
      `The demonstration data is of an earlier version and stays without: ${left.join(', ')}. Delete its folder to have it anew.\n`,
    );
};

/** What the database stays without: very old data may lack what a step's records point at. The server starts all the same. */
const run = async (context: Context, step: Step, built: Built): Promise<readonly string[]> => {
  try {
    return (await context.db.transaction((db) => step.run({ ...context, db }, built))) ?? [];
  } catch (error) {
    if (toDatabaseFault(error)?.kind === 'inUse') return [step.name];
    throw error;
  }
};

/** Once more whenever the declarations have grown: what was seeded together cannot be added piece by piece. */
const toSteps = ({ entities }: Context['model']): readonly Step[] => [
  ...STEPS,
  {
    name: `${entities.size} entities`,
    run: ({ db, model }, built) => findEmpty(db, model, [...built.keys()]),
  },
];

/** The entities that the seed fills and of which nothing is there. */
const findEmpty = async (
  db: Database,
  model: Context['model'],
  names: readonly string[],
): Promise<readonly string[]> => {
  const empty: string[] = [];
  for (const name of names) {
    const { table } = model.entity(name);
    if (!(await holdsAny(db, sql`select 1 from ${sql.identifier(table)} limit 1`))) empty.push(name);
  }
  return empty;
};

/** For a database that was filled by this version: nothing is due. */
export const skipLaterSteps = async ({ db, model }: Context): Promise<void> => {
  await recordedSteps(db);
  await recordSteps(db, toSteps(model));
};

/** Nothing is added to a database that holds a federation of its own. */
const isDemonstration = (db: Database): Promise<boolean> =>
  holdsAny(db, sql`select 1 from accounts where username = 'gestionnaire'`);

const recordedSteps = async (db: Database): Promise<ReadonlySet<string>> => {
  await db.query(sql`create table if not exists seed_steps (name text primary key)`);
  const rows = await db.query<{ name: string }>(sql`select name from seed_steps`);
  return new Set(rows.map(({ name }) => name));
};

const recordSteps = async (db: Database, steps: readonly Step[]): Promise<void> => {
  for (const { name } of steps)
    await db.query(sql`insert into seed_steps (name) values (${name}) on conflict do nothing`);
};

/** Adds an account with its rights and the password of all that are seeded. */
const addAccount = async (context: Context, built: Built, row: SeedRow): Promise<void> => {
  const [id] = await addKnown(context, 'account', [row]);
  if (id === undefined) return;
  const permissions = (built.get('club-permission') ?? []).filter(({ account }) => account === row.id);
  await addKnown(
    context,
    'club-permission',
    permissions.map((permission) => ({ ...permission, account: id })),
  );
  await openAccounts(context, [{ ...row, id }]);
};

/** Adds rows under new keys, leaving out those whose person or club was deleted since. */
const addKnown = async (context: Context, entity: string, rows: readonly SeedRow[]): Promise<number[]> => {
  const known: Omit<SeedRow, 'id'>[] = [];
  for (const { id: _, ...row } of rows) {
    const isComplete =
      (await isKept(context.db, 'people', row['person'])) &&
      (await isKept(context.db, 'organizations', row['club'] ?? row['organization']));
    if (isComplete) known.push(row);
  }
  return insertMany(context, context.model.entity(entity), known);
};

const isKept = async (db: Database, table: 'people' | 'organizations', id: unknown): Promise<boolean> =>
  typeof id !== 'number' || holdsAny(db, sql`select 1 from ${sql.identifier(table)} where id = ${id}::int`);

const holdsAny = async (db: Database, query: ReturnType<typeof sql>): Promise<boolean> =>
  (await db.query(query)).length > 0;
