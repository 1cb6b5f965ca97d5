import { createAdaptorServer } from '@hono/node-server';
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prettify } from '../../../codegen/prettify.ts';
import { run } from '../../../codegen/run.ts';
import { readEntities } from '../../../sandbox/entities/index.ts';
import { applyBlock } from '../../support/applyBlock.ts';
import { copySources } from '../../support/copySources.ts';
import { guideBlocks, type GuideBlock } from '../../support/guideBlocks.ts';
import { prepareSeed } from '../../support/prepareSeed.ts';
import { openSeededSandbox } from '../../support/screens/openSeededSandbox.ts';
import { typeErrors } from '../../support/typeErrors.ts';

// Compilers and screens on a busy machine: a limit, not an expectation.
vi.setConfig({ testTimeout: 900_000 });

/** Followed one after the other in one copy of the sources, up to the gates that they promise. */
const GUIDES = ['add-a-resource.md', 'add-a-field-kind.md', 'add-a-feature.md', 'custom-page.md'];

/** Below the root, where packages are found. */
const COPY = resolve('.cache/guides');

/** What the guides have changed, and the tests that they run. */
const files = new Set<string>();
const tests = new Set<string>();

let api = '';
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  await prepareSeed();
  copySources(COPY);
  mkdirSync(join(COPY, '.cache'));
  symlinkSync(resolve('.cache/sandbox'), join(COPY, '.cache/sandbox'));
  const sandbox = await openSeededSandbox({
    entities: await readEntities('sandbox/entities', 'tests/integration/guides/entities'),
  });
  const server = createAdaptorServer({ fetch: (request: Request) => sandbox.fetch(request) });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    await new Promise((closed) => {
      server.close(closed);
    });
    await sandbox.close();
    rmSync(COPY, { recursive: true });
  };
});
afterAll(() => close());

/** A program of Node in the copy; `output` grows with what it writes. */
const startInCopy = (
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly output: () => string;
} => {
  const own = Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$/.test(name));
  const child = spawn(process.execPath, args, {
    cwd: COPY,
    env: { ...Object.fromEntries(own), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<number | null>((resolveEnd) => child.once('close', resolveEnd));
  return { child, ended, output: () => output };
};

const expectGreen = async (...args: readonly string[]): Promise<void> => {
  const { ended, output } = startInCopy(args);
  const code = await ended;
  expect(code, output()).toBe(0);
};

const bin = (path: string): string => resolve('node_modules', path);

/** Without the generated types, which add a resource and change no other. */
const changed = (): readonly string[] =>
  [...files].filter((file) => !file.startsWith('src/generated/')).toSorted();

/** The gates that a guide promises, on what the guides have changed: the rest is as it was. */
const GATES: Readonly<Record<string, () => Promise<void>>> = {
  types: async () => expect(typeErrors(COPY, changed())).toEqual([]),
  lint: () => expectGreen(bin('oxlint/bin/oxlint'), '--deny-warnings', '--no-ignore', ...changed()),
  layers: () => expectGreen('tests/architecture/layers.mjs', ...changed()),
};

/** Codegen on the sandbox of this test, which has the collection that the guides add. */
const generate = async (args: string, target: string | undefined): Promise<void> => {
  const named = args.split(' ').filter((arg) => arg !== '');
  const { lines } = await run([...named, '--api', api], COPY);
  for (const line of lines) {
    const written = /^(\S+) written$/.exec(line)?.[1];
    if (written !== undefined) files.add(written);
  }
  if (target === undefined) return;
  writeFileSync(join(COPY, target), `${lines.join('\n').trimEnd()}\n`);
  files.add(target);
};

/** Runs a command that writes sources; of gates and tests it remembers which have to be green in the end. */
const follow = async (command: string): Promise<void> => {
  const codegen = /^npm run (?:-s )?codegen(?: -- ([^>]+?))?(?: > (\S+))?$/.exec(command);
  const gates = /^npm test -- (.+)$/.exec(command)?.[1];
  const named = /^npx vitest run (.+)$/.exec(command)?.[1];
  if (codegen) await generate(codegen[1] ?? '', codegen[2]);
  else if (gates !== undefined) for (const gate of gates.split(' ')) expect(GATES).toHaveProperty(gate);
  else if (named !== undefined) for (const test of named.split(' ')) tests.add(test);
  else throw new Error(`No test runs '${command}': its block has to say 'by hand: why'`);
};

const followBlock = async ({ language, file, byHand, text, lines }: GuideBlock): Promise<void> => {
  if (byHand !== null) return;
  if (file !== null) {
    applyBlock(COPY, language, file, text);
    files.add(file);
  } else if (language === 'sh') for (const line of lines) await follow(line);
  else throw new Error(`A block names no file:\n${text}`);
};

describe.each(GUIDES)('docs/%s', (guide) => {
  it('can be followed block by block', async () => {
    const before = files.size;
    for (const block of guideBlocks(guide)) await followBlock(block);
    expect(files.size).toBeGreaterThan(before);
  });
});

describe('the guides lead to sources', () => {
  it('that add a resource for at most 10 lines by hand', () => {
    const byHand = guideBlocks('add-a-resource.md')
      .filter(({ file }) => file?.startsWith('src/'))
      .flatMap(({ lines }) => lines.filter((line) => line.startsWith('+')));
    expect(byHand.length).toBeGreaterThan(0);
    expect(byHand.length).toBeLessThanOrEqual(10);
  });

  it('that are formatted', async () => {
    for (const file of changed()) {
      const text = readFileSync(join(COPY, file), 'utf8');
      expect(await prettify(file, text), file).toBe(text);
    }
  });

  it.each(Object.entries(GATES))('whose %s are green', async (_, isGreen) => {
    expect(changed()).not.toEqual([]);
    await isGreen();
  });

  it('whose tests are green', async () => {
    for (const test of tests) expect(existsSync(join(COPY, test)), test).toBe(true);
    await expectGreen(bin('vitest/vitest.mjs'), 'run', '--root', COPY, '--maxWorkers=1', ...tests);
  });
});

describe('docs/real-server.md', () => {
  const commands = guideBlocks('real-server.md')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.startsWith('API_URL='));

  it('starts the application in two ways', () => {
    expect(commands).toEqual([
      'API_URL=https://api.example.org npm start',
      'API_URL=https://api.example.org npm run dev',
    ]);
  });

  it('serves the build for the API of the environment: npm start', async () => {
    // The program that `npm start` ends in. What Vite makes of the page is left out: the gate 'build' builds it.
    mkdirSync(join(COPY, 'dist'));
    cpSync('index.html', join(COPY, 'dist/index.html'));
    const { child, ended, output } = startInCopy(['--import', 'tsx', 'host/main.ts'], {
      API_URL: api,
      PORT: '0',
    });
    await vi.waitFor(() => expect(output()).toContain('API:'), { timeout: 300_000, interval: 100 });
    const page = await fetch(/Raquette: (\S+)/.exec(output())?.[1] ?? '');
    expect(await page.text()).toContain(api);
    expect(page.headers.get('Content-Security-Policy')).toContain(api);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('passes the calls on to the API of the environment: npm run dev', async () => {
    vi.stubEnv('API_URL', api);
    const dev = await createServer({
      root: COPY,
      cacheDir: join(COPY, '.cache/vite'),
      configFile: join(COPY, 'vite.config.ts'),
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { port: 0 },
      logLevel: 'error',
    });
    try {
      await dev.listen();
      const answer = await fetch(new URL('/api/index.jsonld', dev.resolvedUrls?.local[0]));
      expect(await answer.text()).toBe(await (await fetch(`${api}/api/index.jsonld`)).text());
    } finally {
      await dev.close();
      vi.unstubAllEnvs();
    }
  });
});
