import { existsSync, mkdtempSync, readFileSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../e2e/support/freePort.ts';
import type { Tools } from './findTools.ts';
import type { LogLine, Site } from './Site.ts';
import { startMember } from './startMember.ts';
import { startNginx } from './startNginx.ts';
import { startPostgres } from './startPostgres.ts';

type Stop = () => Promise<void> | void;

/** Starts the whole site in a temporary folder. What it starts is handed to `onStarted` at once, to be stopped. */
export const openSite = async (tools: Tools, onStarted: (stop: Stop) => void): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), 'raquette-deploy-'));
  // PostgreSQL's user passes through it.
  chmodSync(folder, 0o711);
  onStarted(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres(join(folder, 'postgres'), tools);
  onStarted(() => postgres.stop('SIGINT'));
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  // Together, on an empty database: who comes second finds tables, key and data made.
  const starting = (['first', 'second'] as const).map(async (name, index) => {
    const member = await startMember(name, ports[index] ?? 0, postgres.toUrl(name));
    onStarted(() => member.stop());
    return member;
  });
  await Promise.allSettled(starting);
  const [first, second] = await Promise.all(starting);
  if (!first || !second) throw new Error('Two processes were to start');
  const members = [first, second] as const;
  const nginx = await startNginx(
    join(folder, 'nginx'),
    tools,
    ports[2],
    members.map(({ address }) => address),
  );
  onStarted(() => nginx.daemon.stop('SIGTERM'));
  const [plainPort, securePort] = [await freePort(), await freePort()];
  const addresses = members.map(({ address }) => address);
  const secured = await startNginx(join(folder, 'secured'), tools, plainPort, addresses, securePort);
  onStarted(() => secured.daemon.stop('SIGTERM'));
  return {
    url: nginx.url,
    secured: { url: secured.url, port: securePort },
    members,
    connect: async () => {
      const client = new pg.Client(postgres.toAdministratorUrl('checks'));
      await client.connect();
      return client;
    },
    restartDatabase: (signal) => postgres.restart(signal),
    logOf: (mark, count) => readLog(nginx.logFile, mark, count),
  };
};

const PATIENCE_MS = 10_000;

/** nginx writes a line after the answer has gone out. */
const readLog = async (file: string, mark: string, count: number): Promise<readonly LogLine[]> => {
  const began = performance.now();
  for (;;) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const lines = text
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as LogLine)
      .filter((line) => line.mark === mark);
    if (lines.length >= count) return lines;
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`nginx logged ${lines.length} requests marked '${mark}', ${count} expected`);
    await wait(20);
  }
};
