import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodegenError } from '../../../codegen/CodegenError.ts';
import { newResource } from '../../../codegen/newResource.ts';
import { prettify } from '../../../codegen/prettify.ts';
import { toDeclaration } from '../../../codegen/toTypes.ts';
import { compile } from '../../support/compile.ts';
import { describeResource } from '../../support/describeResource.ts';

const CONFIG = 'src/resources/clubTrophies.ts';
const TEST = 'tests/unit/resources/clubTrophies.test.ts';
const REGISTRY = 'src/resources/registry.ts';
const TYPES = 'src/generated/resources.ts';

const trophies = describeResource(
  'clubTrophy',
  '/club_trophies',
  {
    title: { label: "Titre de l'épreuve" },
    club: { type: 'club', label: 'Club', path: 'clubs' },
    state: { label: 'État', choices: { kept: 'Gardé', lent: 'Prêté' } },
    date: { type: 'date', label: 'Date' },
    season: { type: 'season', label: 'Saison', path: 'seasons' },
    comment: { type: 'text', label: 'Commentaire' },
  },
  'Trophée du club',
);
const people = describeResource('person', '/people', { familyName: {} });
const described = [trophies, people];

/** The files of the project that a new resource touches or leans on, in a folder of the test's own. */
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'raquette-new-'));
  for (const file of [REGISTRY, TYPES]) await cp(file, join(root, file));
  const declaration = await prettify(TYPES, toDeclaration(trophies, described));
  await writeFile(join(root, TYPES), `${await readFile(TYPES, 'utf8')}\n${declaration}`);
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');

const snapshot = async (): Promise<Readonly<Record<string, string>>> => {
  const files = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])),
  );
};

const create = (path: string): Promise<readonly string[]> => newResource(path, described, root);

describe('codegen new', () => {
  it('writes a file with guessed columns and filters and its French name, its test and its line', async () => {
    const lines = await create('/club_trophies');
    expect(await read(CONFIG)).toMatchInlineSnapshot(`
      "import type { ClubTrophy } from '../generated/resources.ts';
      import type { Resource } from './Resource.ts';

      export const clubTrophies = {
        name: 'club-trophies',
        texts: { name: 'Trophée du club |||| Trophées du club' },
        recordRepresentation: ['title'],
        right: {},
        list: {
          columns: ['title', 'state', 'date'],
          filters: ['title', 'state', 'date', 'season'],
          scope: ['club'],
          preset: ['season'],
        },
      } as const satisfies Resource<ClubTrophy>;
      "
    `);
    expect(await read(REGISTRY)).toContain(`export { clubSettings } from './clubSettings.ts';
export { clubTrophies } from './clubTrophies.ts';
`);
    expect(await read(TEST)).toContain(
      `expect(labels).toEqual(["Titre de l'épreuve", 'État', 'Date', 'Saison', 'Commentaire']);`,
    );
    expect(lines).toEqual([
      ...[CONFIG, TEST, REGISTRY].map((file) => `${file} written`),
      expect.stringContaining('which right'),
    ]);
    for (const file of [CONFIG, TEST, REGISTRY])
      expect(
        await check(await read(file), { ...(await resolveConfig(file)), filepath: file }),
        `${file} is formatted`,
      ).toBe(true);
  });

  it.each(['club_trophies', '/api/club_trophies'])('takes %s for the same collection', async (path) => {
    await create(path);
    expect(await read(CONFIG)).toContain('satisfies Resource<ClubTrophy>');
  });

  it.each([
    ['/nowhere', "The server describes no collection '/nowhere'"],
    ['/club_trophy', "no collection '/club_trophy'; is it /club_trophies?"],
    ['', "no collection '/'"],
    ['../etc', "no collection '/../etc'"],
    ['/people', `${REGISTRY} has 'persons' for /people already`],
  ])('refuses %j in one sentence and touches no file', async (path, sentence) => {
    const before = await snapshot();
    const refused = create(path);
    await expect(refused).rejects.toThrow(CodegenError);
    await expect(refused).rejects.toThrow(sentence);
    expect(await snapshot()).toEqual(before);
  });

  it.each([CONFIG, TEST])('does not overwrite %s', async (file) => {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), '// mine');
    const before = await snapshot();
    await expect(create('/club_trophies')).rejects.toThrow(`${file} exists already and is not overwritten`);
    expect(await snapshot()).toEqual(before);
  });

  it('requires the generated types first, without which the config would not compile', async () => {
    await cp(TYPES, join(root, TYPES));
    const before = await snapshot();
    await expect(create('/club_trophies')).rejects.toThrow('run first: npm run codegen');
    expect(await snapshot()).toEqual(before);
  });

  it('lets no label of the server out of its place in the source', async () => {
    const evil = { ...trophies, label: "'}, evil: { a: '|||| %{b}`${c}`" };
    await newResource('/club_trophies', [evil], root);
    const { diagnostics } = ts.transpileModule(await read(CONFIG), { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
    expect((await read(CONFIG)).match(/evil/g)).toHaveLength(2);
    expect(await read(CONFIG)).not.toMatch(/^\s*evil:/m);
  });

  it('writes what compiles, and a name that the server does not describe would not', async () => {
    await create('/club_trophies');
    const sources = { [CONFIG]: await read(CONFIG), [TYPES]: await read(TYPES) };
    expect(compile(sources)).toEqual([]);
    expect(
      compile({ ...sources, [CONFIG]: sources[CONFIG]?.replaceAll("'title'", "'nowhere'") ?? '' }),
    ).toEqual(expect.arrayContaining([expect.stringContaining('"nowhere"')]));
  });

  it('writes what passes the lint', async () => {
    await create('/club_trophies');
    const lint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '-c', '.oxlintrc.json'];
    const printed = execFileSync(process.execPath, [
      ...lint,
      ...[CONFIG, TEST].map((file) => join(root, file)),
    ]);
    expect(printed.toString()).toContain('0 errors');
  });
});
