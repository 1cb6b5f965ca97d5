import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHost } from '../../../host/createHost.ts';
import { toHostedApi } from '../../../sandbox/host/toHostedApi.ts';
import { setUpClub } from '../../support/openTestClub.ts';

/** PostgreSQL itself raises what it raises when it cannot write: to everybody who inserts a hall or makes a table. */
const FAIL = (code: string) =>
  sql`create function fail() returns trigger language plpgsql as ${sql.raw(
    `$$ begin raise exception using errcode = '${code}', message = 'could not extend file "base/5/16390"'; end $$`,
  )}`;

describe.each([
  ['full', '53100'],
  ['failing', '58030'],
])('a database whose disk is %s', (_case, code) => {
  const club = setUpClub();
  let type: number;

  beforeAll(async () => {
    type = await club.add('referential', { type: 'PrizeType', code: 'MED', name: 'Médaille' });
    await club.context.db.query(FAIL(code));
    await club.context.db.query(
      sql`create trigger fail before insert on prizes for each row execute function fail()`,
    );
  });

  const health = async (): Promise<number> => {
    const sandbox = {
      context: club.context,
      fetch: () => Promise.reject(new Error('Not called')),
      endStreams: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    return (await createHost({ distDir: 'nowhere', api: toHostedApi(sandbox) }).request('/healthz')).status;
  };
  const save = async () =>
    club.api.post('/api/prizes', {
      person: `/api/people/${await club.addPerson()}`,
      type: `/api/referentials/${type}`,
      organization: `/api/organizations/${club.home}`,
      date: '2025-06-01',
    });

  it('is reported to whoever saves, in words, and to the balancer until something is written again', async () => {
    expect(await health()).toBe(200);
    const { status, body } = await save();
    expect([status, body['hydra:description']]).toEqual([
      503,
      expect.stringContaining('Le service ne peut rien enregistrer en ce moment'),
    ]);
    expect(club.context.db.storage.isFailing).toBe(true);

    // The probe runs into the same: nobody may make a table.
    await club.context.db.query(
      sql`create function fail_too() returns event_trigger language plpgsql as ${sql.raw(
        `$$ begin raise exception using errcode = '${code}', message = 'could not extend file'; end $$`,
      )}`,
    );
    await club.context.db.query(
      sql`create event trigger fail_too on ddl_command_start when tag in ('CREATE TABLE AS') execute function fail_too()`,
    );
    expect(await health()).toBe(503);

    await club.context.db.query(sql`drop event trigger fail_too`);
    expect(await health()).toBe(200);
    expect(club.context.db.storage.isFailing).toBe(false);
  });
});
