import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { compile } from '../support/compile.ts';

const LIST = 'src/features/features.ts';
const list = readFileSync(LIST, 'utf8');
const folders = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The list of features without one: neither its import nor its name. */
const without = (folder: string): string => {
  const [line = '', name = ''] =
    new RegExp(`import \\{ (\\w+) \\} from '\\./${folder}/index\\.ts';\n`).exec(list) ?? [];
  return list.replace(line, '').replace(`  ${name},\n`, '');
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file));

/** Files outside a folder that import something of it: they would not compile without it. */
const dependentsOf = (folder: string, texts: Readonly<Record<string, string>>): readonly string[] => {
  const gone = resolve('src/features', folder);
  return sources
    .filter((file) => !resolve(file).startsWith(`${gone}/`))
    .filter((file) =>
      ts
        .preProcessFile(texts[file] ?? readFileSync(file, 'utf8'), true, true)
        .importedFiles.some(
          ({ fileName }) =>
            fileName.startsWith('.') && resolve(dirname(file), fileName).startsWith(`${gone}/`),
        ),
    );
};

describe('a feature', () => {
  it('is a folder with a manifest, named once in the list', () => {
    expect(folders.length).toBeGreaterThan(12);
    for (const folder of folders) expect(without(folder), folder).not.toBe(list);
  });

  it.each(folders)('can be taken out by deleting its folder and its line: %s', (folder) => {
    expect(dependentsOf(folder, {})).toEqual([LIST]);
    expect(dependentsOf(folder, { [LIST]: without(folder) })).toEqual([]);
  });

  it('leaves a list that compiles, whichever is taken out', () => {
    // The list is typed by itself: nothing that reads it depends on the types of a manifest.
    expect(list).toContain('export const features: readonly Feature[] = [');
    const lists = folders.map((folder) => [
      LIST.replace('features.ts', `without-${folder}.ts`),
      without(folder),
    ]);
    expect(compile(Object.fromEntries(lists) as Record<string, string>)).toEqual([]);
  });
});
