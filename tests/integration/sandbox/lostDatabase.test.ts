import { sql } from '../../../sandbox/storage/sql.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHost } from '../../../host/createHost.ts';
import { toHostedApi } from '../../../sandbox/host/toHostedApi.ts';
import { openTestClub } from '../../support/openTestClub.ts';
import type { TestClub } from '../../support/openTestClub.ts';
import { serveDatabase } from '../../support/serveDatabase.ts';
import type { ServedDatabase } from '../../support/serveDatabase.ts';

describe('a sandbox whose database goes away', () => {
  let server: ServedDatabase;
  let club: TestClub;

  beforeAll(async () => {
    server = await serveDatabase();
    vi.stubEnv('DATABASE_URL', server.url);
    club = await openTestClub();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await club.context.db.close();
    await server.close();
  });

  const person = (familyName: string) => ({
    familyName,
    givenName: 'Jean',
    gender: 'M',
    birthDate: '1988-03-14T00:00:00',
    homonym: true,
    nationality: club.referential('NAT_F'),
    club: `/api/clubs/${club.home}`,
    mainEmail: { email: 'jean@example.org' },
    mainAddress: { streetAddress: '12 rue des Lilas', postalCode: '77360', addressLocality: 'Vaires' },
  });
  const health = async (): Promise<number> => {
    const { context } = club;
    const sandbox = {
      context,
      fetch: () => Promise.reject(new Error('Not called')),
      endStreams: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    return (await createHost({ distDir: 'nowhere', api: toHostedApi(sandbox) }).request('/healthz')).status;
  };
  const familyNames = async (): Promise<string[]> =>
    (
      await club.context.db.query<{ name: string }>(sql`select family_name as name from people order by id`)
    ).map(({ name }) => name);

  it('undoes a transaction whose connection is lost, and goes on with the next', async () => {
    const { db } = club.context;
    const lost = db.transaction(async (tx) => {
      await tx.query(sql`update people set given_name = 'Perdue'`);
      server.dropConnections();
      await tx.query(sql`select 1`);
    });
    await expect(lost).rejects.toMatchObject({ name: 'DatabaseLostError' });
    expect(await db.query(sql`select id from people where given_name = 'Perdue'`)).toEqual([]);
  });

  it('answers a save 503 with the time to wait while there is no database, and saves once when it is back', async () => {
    const before = await familyNames();
    await server.stop();
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const refused = await club.api.post('/api/people', person('Absente'));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.body['hydra:description']).toBe(
      'Le service est momentanément indisponible. Réessayez dans un instant.',
    );
    logged.mockRestore();
    expect(await health()).toBe(503);
    await server.start();
    expect(await health()).toBe(200);
    expect((await club.api.post('/api/people', person('Revenue'))).status).toBe(201);
    expect(await familyNames()).toEqual([...before, 'REVENUE']);
  });

  const read = async (): Promise<number> => (await club.api.get(`/api/clubs/${club.home}`)).status;
  const countPlans = async (): Promise<number> => {
    const [found] = await club.context.db.query<{ plans: number }>(
      sql`select count(*)::int as plans from pg_prepared_statements`,
    );
    return found?.plans ?? 0;
  };

  it('has what it reads by key planned once for each connection, a new one after a loss included', async () => {
    for (let times = 0; times < 3; times += 1) expect(await read()).toBe(200);
    const planned = await countPlans();
    expect(planned).toBeGreaterThan(0);
    server.dropConnections();
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    // Requests before the pool has noticed are answered 503.
    await vi.waitFor(async () => expect(await read()).toBe(200));
    logged.mockRestore();
    for (let times = 0; times < 3; times += 1) expect(await read()).toBe(200);
    expect(await countPlans()).toBeGreaterThan(planned);
  });

  it('reads and saves on without plans when a pooler puts other sessions behind its connections', async () => {
    expect(await read()).toBe(200);
    await server.forgetPlans();
    expect(await read()).toBe(200);
    await server.forgetPlans();
    expect(await read()).toBe(200);
    expect((await club.api.post('/api/people', person('Ailleurs'))).status).toBe(201);
    expect(await countPlans()).toBe(0);
  });

  it('logs a fault without a value of the record', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await club.context.db.query(
      sql`alter table people add constraint refused check (family_name <> 'SECRET')`,
    );
    const answer = await club.api.post('/api/people', person('Secret'));
    const log = logged.mock.calls.flat().join('\n');
    logged.mockRestore();
    expect(answer.status).toBe(500);
    expect(log).toContain('Failed statement: insert into "people"');
    expect(log).toContain('code 23514, table people, constraint refused');
    expect(log).not.toMatch(/secret/i);
    expect(log).not.toContain('1988');
  });
});
