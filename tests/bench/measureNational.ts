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
const LIMIT_MS = 300;
const SIZE = 25;

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

/**
 * The slowest list of the whole country, read by an account that sees all of it, from the PostgreSQL server at DATABASE_URL
 * once `npm run sandbox -- --seed national` has filled it.
 */
export const measureNational = async (): Promise<readonly Row[]> => {
  const row = (measured: number | null): readonly Row[] => [
    {
      what: `Country on PostgreSQL: the slowest of its lists, searched and sorted too, median of ${READS}`,
      measured,
      unit: 'ms',
      limit: LIMIT_MS,
    },
  ];
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl || !(await isNational(databaseUrl))) return row(null);
  const application = await startApplication(await freePort(), {
    DATABASE_URL: databaseUrl,
    // The country's data come with a demo account, which production refuses.
    NODE_ENV: 'test',
  });
  try {
    const reads = await timeLists(application.url);
    const [query, slowest] = reads.reduce((worst, read) => (read[1] > worst[1] ? read : worst), ['', 0]);
    console.log(`The slowest of ${reads.length} lists of the country: ${query}`);
    return row(slowest);
  } finally {
    await application.stop();
  }
};

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

/** Each read with its median time, in ms. */
const timeLists = async (url: string): Promise<readonly (readonly [query: string, ms: number])[]> => {
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
  const queries: string[] = [];
  for (const [list, { of, search }] of Object.entries(nationalLists)) {
    const all = toAll(list, of);
    const { 'hydra:totalItems': total } = await read(all);
    // A shorter list is read at its end.
    const page = Math.max(1, Math.min(1000, Math.ceil(total / SIZE)));
    queries.push(`${all}&page=1`, `${all}&page=${page}`, `${all}&page=1&${search}`);
  }
  for (const [list, path] of SORTED)
    for (const way of WAYS) queries.push(`${toAll(list, nationalLists[list].of)}&order[${path}]=${way}`);
  const reads: (readonly [string, number])[] = [];
  for (const query of queries) reads.push([query, await time(query)]);
  return reads;
};

interface Listed {
  readonly 'hydra:totalItems': number;
  readonly 'hydra:member': readonly { readonly '@id': string }[];
}
