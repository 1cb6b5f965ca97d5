// `npm run test:server`: the built application in front of a real API Platform server, on every face of it, one
// released version after the other.
// `npm run test:server -- saving` runs the journeys with that word alone, `--face described` one face,
// `--api-platform 4.4` one version, a preview too.
// `npm run test:server -- --serve described` starts one face to look at, until it is stopped.
// `--if-possible` makes a machine without PHP no failure: it says that nothing was run.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installChromium } from '../support/chromium.mjs';
import { faceOf, FACES } from './support/faces.ts';
import type { Face } from './support/faces.ts';
import { findPhp } from './support/findPhp.ts';
import { installServer } from './support/installServer.ts';
import type { InstalledServer } from './support/installServer.ts';
import { MissingServerError } from './support/MissingServerError.ts';
import { readReport } from './support/readReport.ts';
import type { Figures } from './support/readReport.ts';
import { startFace } from './support/startFace.ts';
import type { Addresses } from './support/startFace.ts';
import { releasedVersions, versionOf } from './support/versions.ts';
import type { Version } from './support/versions.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = join(ROOT, '.cache', 'reports', 'server.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'if-possible': { type: 'boolean', default: false },
    face: { type: 'string', multiple: true },
    'api-platform': { type: 'string', multiple: true },
    serve: { type: 'string' },
  },
});

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  await Promise.allSettled(stops.splice(0).map((stop) => stop()));
};

const stopped = new Promise<NodeJS.Signals>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
});

const start = async (faces: readonly Face[], server: InstalledServer) =>
  await Promise.all(
    faces.map(async (face) => {
      const running = await startFace(face, server);
      stops.push(running.stop);
      return running;
    }),
  );

/** Starts one face and waits for the signal to end it. */
const serve = async (name: string, server: InstalledServer): Promise<number> => {
  const [running] = await start([faceOf(name)], server);
  console.log(
    `${name}, API Platform ${server.core}\nApplication: ${running?.application}\nAPI: ${running?.api}/api`,
  );
  console.log(
    'Accounts, password demo: gestionnaire, mfa (code: POST {"hash"} to /test/code), lecteur, sans-acces',
  );
  await stopped;
  return 0;
};

/** Exit code of Playwright on the faces that run. */
const walk = async (faces: readonly Addresses[]): Promise<number> =>
  await new Promise((resolve, reject) => {
    const walking = spawn(
      process.execPath,
      [
        join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        '--config=tests/server/playwright.config.ts',
        ...(positionals.length > 0 ? [`--grep=${positionals.join('|')}`] : []),
      ],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: {
          ...process.env,
          SERVER_FACES: JSON.stringify(
            faces.map(({ name, api, application }) => ({ name, api, application })),
          ),
          SERVER_WORKERS: String(Math.min(faces.length, Math.max(2, availableParallelism() - 1))),
        },
      },
    );
    walking.once('error', reject);
    walking.once('close', (code) => resolve(code ?? 1));
    // Nothing of it may go on without the faces.
    stops.push(async () => void walking.kill());
  });

interface Walk extends Figures {
  readonly core: string;
  readonly code: number;
}

/** Walks the journeys on every face of one version. */
const walkVersion = async (faces: readonly Face[], server: InstalledServer): Promise<Walk> => {
  const began = performance.now();
  const running = await start(faces, server);
  const seconds = (): number => Math.round((performance.now() - began) / 1000);
  console.log(`API Platform ${server.core}: ${running.length} faces answer after ${seconds()} s`);
  rmSync(REPORT, { force: true });
  mkdirSync(join(ROOT, '.cache', 'reports'), { recursive: true });
  const code = await walk(running);
  await stopAll();
  const figures = readReport(REPORT);
  const { journeys, comparisons } = figures;
  console.log(`${journeys} journeys, ${comparisons} comparisons after saves, in ${seconds()} s`);
  return { ...figures, core: server.core, code };
};

/** Walks the journeys on every version that composer gives, and says in lines what was walked where. */
const judge = async (faces: readonly Face[], versions: readonly Version[]): Promise<number> => {
  const servers = installServers(versions);
  const walks: Walk[] = [];
  for (const server of servers) walks.push(await walkVersion(faces, server));
  for (const { core, faces: walked } of walks)
    for (const { face, passed, failed } of walked)
      console.log(`API Platform ${core}, ${face}: ${passed} passed, ${failed} failed`);
  const sum = (of: (one: Walk) => number): number => walks.reduce((total, one) => total + of(one), 0);
  const [passed, failed] = [sum((one) => one.passed), sum((one) => one.failed)];
  console.log(`${passed} passed, ${failed} failed`);
  return passed === 0 || failed > 0 ? 1 : (walks.find(({ code }) => code !== 0)?.code ?? 0);
};

/** What composer gives of the versions, and a line for each; throws MissingServerError when it gives none. */
const installServers = (versions: readonly Version[]): readonly [InstalledServer, ...InstalledServer[]] => {
  const missing: string[] = [];
  const [first, ...others] = versions.flatMap((version) => {
    try {
      return [installServer(version)];
    } catch (error) {
      if (!(error instanceof MissingServerError)) throw error;
      missing.push(`API Platform ${version.name}: ${error.message}`);
      return [];
    }
  });
  if (!first) throw new MissingServerError(missing.join('; '));
  const servers = [first, ...others] as const;
  console.log(`Composer gives API Platform ${servers.map(({ core }) => core).join(', ')}`);
  for (const line of missing) console.log(`Not walked: ${line}`);
  return servers;
};

const prepare = async (): Promise<void> => {
  findPhp();
  execFileSync(process.execPath, [join(ROOT, 'host', 'build.mjs')], {
    // Its figures are of no interest here; what it complains of is in the error.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (values.serve === undefined && !(await installChromium()))
    throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
};

try {
  const faces = values.face?.map(faceOf) ?? FACES;
  const versions = values['api-platform']?.map(versionOf) ?? releasedVersions();
  await prepare();
  const work =
    values.serve === undefined
      ? judge(faces, versions)
      : serve(values.serve, installServers(versions.slice(-1))[0]);
  process.exitCode = await Promise.race([work, stopped.then(() => 1)]);
} catch (error) {
  if (error instanceof MissingServerError) {
    console.log(`Skipped test:server: ${error.message}.`);
    process.exitCode = values['if-possible'] ? 0 : 1;
  } else {
    console.error(error);
    process.exitCode = 1;
  }
} finally {
  await stopAll();
}
