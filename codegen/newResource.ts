import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resources } from '../src/resources/index.ts';
import { CodegenError } from './CodegenError.ts';
import { prettify } from './prettify.ts';
import type { DescribedResource } from './readServer.ts';
import { scaffold, type Scaffold } from './scaffold.ts';
import { toDeclaration } from './toTypes.ts';
import { TYPES } from './writeTypes.ts';

const REGISTRY = 'src/resources/index.ts';
const TEXTS = 'src/i18n/resources.ts';

/** Where the next entry goes: before the line that ends the table. */
const END_OF_REGISTRY = '\n] as const satisfies readonly RegistryLine[];';
const END_OF_TEXTS = '\n});\n';

/**
 * Writes the config of a described collection with its test, and registers it. Everything is known to be right
 * before the first file is written; what stands already is refused. Returns the lines to print.
 */
export const newResource = async (
  asked: string,
  described: readonly DescribedResource[],
  root = '.',
): Promise<readonly string[]> => {
  const resource = findResource(asked, described);
  const parts = scaffold(resource, described);
  refuseRegistered(parts.name, resource.path);
  await refuseStaleTypes(resource, described, root);
  const config = `src/resources/${parts.variable}.ts`;
  const test = `tests/unit/resources/${parts.variable}.test.ts`;
  for (const file of [config, test]) await refuseExisting(root, file);

  const files = new Map([
    [config, await prettify(config, parts.config)],
    [test, await prettify(test, parts.test)],
    [REGISTRY, await withEntry(root, REGISTRY, END_OF_REGISTRY, parts.entry)],
    [TEXTS, await withEntry(root, TEXTS, END_OF_TEXTS, parts.texts)],
  ]);
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return toLines(parts, [...files.keys()]);
};

const toLines = ({ name, label }: Scaffold, files: readonly string[]): readonly string[] => [
  ...files.map((file) => `${file} written`),
  `Say in ${REGISTRY} which right '${name}' needs, and look at its French name in ${TEXTS}: ${label}`,
];

const findResource = (asked: string, described: readonly DescribedResource[]): DescribedResource => {
  const path = `/${asked.replace(/^\/?(?:api\/)?/, '')}`;
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

const withEntry = async (root: string, file: string, end: string, entry: string): Promise<string> => {
  const text = await readFile(join(root, file), 'utf8').catch(() => '');
  const [before, ...after] = text.split(end);
  if (before === undefined || after.length !== 1)
    throw new CodegenError(`${file} has no single end of its table to write before; add yourself: ${entry}`);
  return prettify(file, `${before}\n${entry}${end}${after.join('')}`);
};
