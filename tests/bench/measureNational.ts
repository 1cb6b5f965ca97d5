import { sql } from '../../sandbox/storage/sql.ts';
import { FEDERAL_ACCOUNT } from '../../sandbox/seed/national/federalAccount.ts';
import { openDatabase } from '../../sandbox/storage/openDatabase.ts';
import { freePort } from '../e2e/support/freePort.ts';
import { startApplication } from '../e2e/support/startApplication.ts';
import { logIn } from './measureServer.ts';
import { median } from './median.ts';
import { nationalLists } from './nationalLists.ts';
import type { Row } from './Row.ts';

const READS = 7;
const WARM_UP = 2;
const LIMIT_MS = 150;
const SORTED_LIMIT_MS = 300;
const SIZE = 25;

const READS_OF_A_LIST = ['page 1', 'page 1,000', 'search'] as const;

/** Lists ordered by a column of another record, first page, up and down. */
const SORTED: readonly (readonly [list: keyof typeof nationalLists, path: string])[] = [
  ['licences', 'person.familyName'],
  ['licences', 'type.name'],
  ['licence_renewals', 'person.familyName'],
  ['club_memberships', 'person.familyName'],
  ['people', 'club.name'],
  ['certificates', 'person.familyName'],
  ['official_rankings', 'person.familyName'],
  ['addresses', 'addressCountry.name'],
  ['contact_points', 'type.name'],
  ['games', 'homePlayer.person.familyName'],
  ['sport_matches', 'division.name'],
  ['sheet_match_players', 'player.person.familyName'],
];

const WAYS = ['asc', 'desc'] as const;

const toSortedRead = (path: string, way: string): string => `by ${path} ${way}`;

/**
 * Lists of the whole country, read by an account that sees all of it, from the PostgreSQL server at
 * DATABASE_URL once `npm run sandbox -- --seed national` has filled it.
 */
export const measureNational = async (): Promise<readonly Row[]> => {
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl || !(await isNational(databaseUrl)))
    return [
      ...Object.keys(nationalLists).flatMap((list) => READS_OF_A_LIST.map((read) => toRow(list, read, null))),
      ...SORTED.flatMap(([list, path]) =>
        WAYS.map((way) => toRow(list, toSortedRead(path, way), null, SORTED_LIMIT_MS)),
      ),
    ];
  const application = await startApplication(await freePort(), {
    DATABASE_URL: databaseUrl,
    // The country's data come with a demo account, which production refuses.
    NODE_ENV: 'test',
  });
  try {
    return await measureLists(application.url);
  } finally {
    await application.stop();
  }
};

const toRow = (list: string, read: string, measured: number | null, limit = LIMIT_MS): Row => ({
  what: `Country on PostgreSQL: ${list}, ${read}, median of ${READS}`,
  measured,
  unit: 'ms',
  limit,
});

const isNational = async (url: string): Promise<boolean> => {
  const db = await openDatabase({ url });
  try {
    const [table] = await db.query(
      sql`select from pg_tables where tablename = 'national_seed' and schemaname = any(current_schemas(false))`,
    );
    if (!table) return false;
    const [row] = await db.query<{ whole: boolean }>(sql`select done = total as whole from national_seed`);
    return row?.whole ?? false;
  } finally {
    await db.close();
  }
};

const measureLists = async (url: string): Promise<readonly Row[]> => {
  const token = await logIn(url, FEDERAL_ACCOUNT);
  const read = async (query: string): Promise<Listed> => {
    const answer = await fetch(`${url}/api/${query}`, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${query} was answered ${answer.status}`);
    return (await answer.json()) as Listed;
  };
  const seasons = await read('seasons?current=true');
  const season = seasons['hydra:member'][0]?.['@id'] ?? '';
  const time = async (query: string): Promise<number> => {
    const times: number[] = [];
    for (let count = 0; count < WARM_UP + READS; count += 1) {
      const began = performance.now();
      await read(query);
      if (count >= WARM_UP) times.push(performance.now() - began);
    }
    return median(times);
  };
  const toAll = (list: string, of: 'season' | null): string =>
    `${list}?itemsPerPage=${SIZE}${of === null ? '' : `&season=${season}`}`;
  const rows: Row[] = [];
  for (const [list, { of, search }] of Object.entries(nationalLists)) {
    const all = toAll(list, of);
    const { 'hydra:totalItems': total } = await read(all);
    // A shorter list is read at its end.
    const page = Math.max(1, Math.min(1000, Math.ceil(total / SIZE)));
    const queries = [`${all}&page=1`, `${all}&page=${page}`, `${all}&page=1&${search}`];
    for (const [index, query] of queries.entries())
      rows.push(toRow(list, READS_OF_A_LIST[index] ?? '', await time(query)));
  }
  for (const [list, path] of SORTED)
    for (const way of WAYS) {
      const measured = await time(`${toAll(list, nationalLists[list].of)}&order[${path}]=${way}`);
      rows.push(toRow(list, toSortedRead(path, way), measured, SORTED_LIMIT_MS));
    }
  return rows;
};

interface Listed {
  readonly 'hydra:totalItems': number;
  readonly 'hydra:member': readonly { readonly '@id': string }[];
}
