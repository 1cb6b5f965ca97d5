import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resources } from '../src/resources/index.ts';
import { CodegenError } from './CodegenError.ts';
import { prettify } from './prettify.ts';
import type { DescribedResource } from './readServer.ts';
import { scaffold, type Scaffold } from './scaffold.ts';
import { toDeclaration } from './toTypes.ts';
import { TYPES } from './writeTypes.ts';

const REGISTRY = 'src/resources/registry.ts';

/**
 * Writes the config of a described collection with its test, and registers it. Everything is known to be right
 * before the first file is written; what exists already is refused. Returns the lines to print.
 */
export const newResource = async (
  wanted: string,
  described: readonly DescribedResource[],
  root = '.',
): Promise<readonly string[]> => {
  const resource = findResource(wanted, described);
  const parts = scaffold(resource, described);
  refuseRegistered(parts.name, resource.path);
  await refuseStaleTypes(resource, described, root);
  const declaration = `src/resources/${parts.variable}.ts`;
  const test = `tests/unit/resources/${parts.variable}.test.ts`;
  for (const file of [declaration, test]) await refuseExisting(root, file);

  const files = new Map([
    [declaration, await prettify(declaration, parts.declaration)],
    [test, await prettify(test, parts.test)],
    [REGISTRY, await withLine(root, parts.variable)],
  ]);
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return toLines(parts, [...files.keys()]);
};

const toLines = ({ variable, label }: Scaffold, files: readonly string[]): readonly string[] => [
  ...files.map((file) => `${file} written`),
  `Say in src/resources/${variable}.ts which right its pages need, and look at its French name: ${label}`,
];

const findResource = (wanted: string, described: readonly DescribedResource[]): DescribedResource => {
  const path = `/${wanted.replace(/^\/?(?:api\/)?/, '')}`;
  const found = described.find((resource) => resource.path === path);
  if (found) return found;
  const near = described
    .map((resource) => resource.path)
    .filter((other) => other.startsWith(path.slice(0, 4)));
  throw new CodegenError(
    `The server describes no collection '${path}'${near.length > 0 ? `; is it ${near.join(', ')}?` : ''}`,
  );
};

const refuseRegistered = (name: string, path: string): void => {
  const known = resources.find((resource) => resource.path === path || resource.name === name);
  if (known) throw new CodegenError(`${REGISTRY} has '${known.name}' for ${known.path} already`);
};

/** The config is checked against the generated types: without them it would not compile. */
const refuseStaleTypes = async (
  resource: DescribedResource,
  described: readonly DescribedResource[],
  root: string,
): Promise<void> => {
  const types = await readFile(join(root, TYPES), 'utf8').catch(() => '');
  const wanted = await prettify(TYPES, toDeclaration(resource, described));
  if (!types.includes(wanted))
    throw new CodegenError(
      `${TYPES} does not know ${resource.path} as the server describes it; run first: npm run codegen`,
    );
};

const refuseExisting = async (root: string, file: string): Promise<void> => {
  const exists = await access(join(root, file)).then(
    () => true,
    () => false,
  );
  if (exists) throw new CodegenError(`${file} exists already and is not overwritten`);
};

/** The registry with one more resource, by its name among the others. */
const withLine = async (root: string, variable: string): Promise<string> => {
  const text = await readFile(join(root, REGISTRY), 'utf8');
  const lines = [...text.trimEnd().split('\n'), `export { ${variable} } from './${variable}.ts';`];
  return prettify(REGISTRY, `${lines.toSorted((one, other) => (one < other ? -1 : 1)).join('\n')}\n`);
};
