import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ask } from './ask.ts';
import type { Check } from './Site.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../docs/deploy/${name}`, import.meta.url));

/** What starts the processes again, and what it asks. */
export const supervisorChecks: readonly Check[] = [
  {
    title: 'each process says at /healthz that its database answers',
    run: async ({ url, members }) => {
      for (const address of [url, ...members.map((member) => member.url)]) {
        const { status, headers } = await ask(address, '/healthz');
        assert.deepEqual([status, headers['cache-control']], [200, 'no-store'], address);
      }
      return `${members.length} processes and nginx, 200`;
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
