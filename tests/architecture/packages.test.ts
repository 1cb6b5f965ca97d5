import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

type Names = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Names;
  readonly peerDependencies?: Names;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const ownManifest = readManifest(fileURLToPath(new URL('../../package.json', import.meta.url)));

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string): string => {
  const file = resolve(name);
  return file.slice(0, file.lastIndexOf(name) + name.length);
};

/** `@mui/material` of `@mui/material/Button`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

it('declares what @api-platform/admin imports and does not bring', () => {
  const folder = folderOf('@api-platform/admin');
  const files = readdirSync(join(folder, 'lib'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.js') && !path.includes('stories') && !path.includes('test'),
  );
  const imported = files.flatMap((path) =>
    [...readFileSync(join(folder, 'lib', path), 'utf8').matchAll(/ from '([@a-z][^']*)'/g)].map(
      ([, name = '']) => packageOf(name),
    ),
  );
  expect(imported).toContain('@mui/icons-material');
  const brought = [folder, folderOf('ra-core')].map((one) => readManifest(join(one, 'package.json')));
  const known = new Set(
    [ownManifest, ...brought].flatMap((one) => Object.keys({ ...one.dependencies, ...one.peerDependencies })),
  );
  expect([...new Set(imported)].filter((name) => !known.has(name))).toEqual([]);
});
