import { createAdaptorServer } from '@hono/node-server';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CodegenError } from '../../../codegen/CodegenError.ts';
import { run } from '../../../codegen/run.ts';
import { readEntities } from '../../../sandbox/entities/index.ts';
import { DEMO_PASSWORD } from '../../../sandbox/host/demoAccounts.ts';
import { guideBlocks, toLines } from '../../support/guideBlocks.ts';
import { openSeededSandbox } from '../../support/screens/openSeededSandbox.ts';

const GUIDES = [
  '../README.md',
  '../CONTRIBUTING.md',
  ...(await readdir('docs')).filter((file) => file.endsWith('.md')).toSorted(),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

const ACCOUNT = { username: 'gestionnaire', password: DEMO_PASSWORD };

/** Written by whoever follows a guide. */
const ADDED = ['src/resources/trophies.ts'];

const EJECTED = [
  ['list', 'halls'],
  ['show', 'halls'],
  ['edit', 'halls'],
  ['create', 'galleries'],
] as const;

/** Followed block by block in `walkedGuides.test.ts`: what they show is not in the sources. */
const WALKED = ['add-a-resource.md', 'add-a-field-kind.md', 'add-a-feature.md', 'custom-page.md'];

/** What the commands of the guides touch, in a folder of its own. */
let root = '';
let api = '';
let token = '';
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  const sandbox = await openSeededSandbox({
    entities: await readEntities('sandbox/entities', 'tests/integration/guides/entities'),
  });
  const server = createAdaptorServer({ fetch: (request: Request) => sandbox.fetch(request) });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const login = await fetch(`${api}/api/login_check`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  ({ token } = (await login.json()) as { token: string });
  root = await mkdtemp(join(tmpdir(), 'raquette-guides-'));
  for (const file of ['src/resources/registry.ts', 'src/generated/resources.ts'])
    await cp(file, join(root, file));
  close = async () => {
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await sandbox.close();
    await rm(root, { recursive: true });
  };
});
afterAll(() => close());

/** Runs one line of a guide: codegen on the sandbox, in the folder; of the others it knows that npm has them. */
const follow = async (line: string): Promise<void> => {
  const [command = '', file] = line.replace(/^\w+=\S+ /, '').split(' > ');
  const [, , script = '', rest = ''] = /^npm (run (?:-s )?)?([\w:-]+)(?: -- (.*))?$/.exec(command) ?? [];
  expect(Object.keys(scripts), line).toContain(script);
  if (script !== 'codegen') return;
  const args = rest.replaceAll('https://api.example.org', api).replaceAll('TOKEN', token).split(' ');
  const known = args.filter((arg) => arg !== '');
  const { lines, isBroken } = await run(known.includes('--api') ? known : [...known, '--api', api], root);
  expect(isBroken ?? false, lines.join('\n')).toBe(false);
  if (file === undefined) return;
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), lines.join('\n'));
};

/** The file as the commands left it, else that of the project. */
const read = (file: string): Promise<string> =>
  readFile(join(root, file), 'utf8').catch(() => readFile(file, 'utf8'));

describe.each(GUIDES.filter((guide) => !WALKED.includes(guide)))('docs/%s', (guide) => {
  const blocks = guideBlocks(guide);

  it('has commands that work', async () => {
    for (const { language, lines } of blocks) {
      expect(['sh', 'ts', 'tsx', 'text'], `language of a block of ${guide}`).toContain(language);
      if (language === 'sh') for (const line of lines) await follow(line);
    }
  });

  it.each(blocks.flatMap(({ file, lines }) => (file === null ? [] : [{ file, lines }])))(
    'quotes $file',
    async ({ file, lines }) => {
      expect(toLines(await read(file)).join('\n')).toContain(lines.join('\n'));
    },
  );
});

describe.each(GUIDES)('docs/%s', (guide) => {
  it('leads to pages and files that are there', async () => {
    const text = await readFile(join('docs', guide), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g))
      await expect(stat(join(dirname(join('docs', guide)), target)), target).resolves.toBeDefined();
    const named = [...text.matchAll(/`((?:src|sandbox|tests)\/[\w./-]+\.(?:tsx?|mjs))`/g)].flatMap(
      ([, path = '']) => (ADDED.includes(path) ? [] : [path]),
    );
    for (const path of named) await expect(read(path), path).resolves.toBeDefined();
  });
});

describe('codegen eject', () => {
  beforeAll(() => run(['save', 'server.json', '--api', api], root));

  it.each(EJECTED)(
    'prints the %s of %s as it is compiled and shown in tests/unit/codegen/ejected',
    async (view, name) => {
      const [source = ''] = (await run(['eject', name, view, 'server.json'], root)).lines;
      const component = /export const (\w+)/.exec(source)?.[1];
      const committed = await readFile(`tests/unit/codegen/ejected/${component}.tsx`, 'utf8');
      expect(source.replaceAll(/'\.\.\/\.\.\/(views|i18n)\//g, "'../../../../src/$1/")).toBe(committed);
    },
  );

  it.each([
    [['eject', 'nowhere', 'list'], "src/resources/index.ts registers no resource 'nowhere'"],
    [['eject', 'halls', 'table'], "'table' is no view; give one of list, show, create, edit"],
    [['eject', 'halls'], 'npm run -s codegen -- eject RESOURCE VIEW'],
    [['new'], 'npm run codegen -- new PATH'],
    [['new', '/nowhere'], "The server describes no collection '/nowhere'"],
  ])('refuses %j in one sentence', async (args, sentence) => {
    const refused = run([...args, '--api', api], root);
    await expect(refused).rejects.toThrow(CodegenError);
    await expect(refused).rejects.toThrow(sentence);
  });
});
