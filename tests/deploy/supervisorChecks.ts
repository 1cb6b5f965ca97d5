import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fetchReply } from './fetchReply.ts';
import type { Check } from './Site.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../docs/deploy/${name}`, import.meta.url));

/** Debian's user without any right. */
const NOBODY = 65_534;

/** What starts the processes again, and its health check. */
export const supervisorChecks: readonly Check[] = [
  {
    title: 'each process says at /healthz that its database answers',
    run: async ({ url, members }) => {
      for (const address of [url, ...members.map((member) => member.url)]) {
        const { status, headers } = await fetchReply(address, '/healthz');
        assert.deepEqual([status, headers['cache-control']], [200, 'no-store'], address);
      }
      return `${members.length} processes and nginx, 200`;
    },
  },
  {
    title: 'PostgreSQL lets the processes in by the user they run as, without a password, and no other user',
    run: async (site) => {
      const administrator = await site.connect();
      try {
        const { rows } = await administrator.query<{ name: string; account: string; isSuper: boolean }>(
          `select application_name as name, usename as account, usesuper as "isSuper"
            from pg_stat_activity join pg_user using (usename)
            where application_name = any($1) group by 1, 2, 3 order by 1`,
          [site.members.map(({ name }) => name)],
        );
        const account = { account: 'raquette', isSuper: false };
        assert.deepEqual(
          rows,
          site.members.map(({ name }) => ({ name, ...account })),
        );
        const { status, stderr } = spawnSync(
          '/usr/bin/psql',
          ['-h', administrator.host, '-U', 'raquette', '-w', '-c', 'select 1', 'raquette'],
          { cwd: '/', uid: NOBODY, gid: NOBODY, encoding: 'utf8' },
        );
        assert.equal(status, 2, stderr);
        assert.match(stderr, /Peer authentication failed for user "raquette"/);
      } finally {
        await administrator.end();
      }
      return 'no administrators; another user was refused';
    },
  },
  {
    title: 'systemd understands the unit',
    run: () => Promise.resolve(ifThere('systemd-analyze', ['verify', fileOf('raquette@.service')])),
  },
  {
    title: 'the container is built',
    run: () =>
      Promise.resolve(
        spawnSync('docker', ['info']).status === 0
          ? ifThere('docker', [
              'build',
              '-f',
              fileOf('Containerfile'),
              fileURLToPath(new URL('../..', import.meta.url)),
            ])
          : 'NOT TRIED: no docker here',
      ),
  },
];

const ifThere = (command: string, args: readonly string[]): string => {
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) return `NOT TRIED: no ${command} here`;
  assert.equal(status, 0, stderr);
  return 'no complaint';
};
