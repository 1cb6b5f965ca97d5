import { readFile, writeFile } from 'node:fs/promises';
import { CodegenError } from './CodegenError.ts';
import { prettify } from './prettify.ts';
import type { DescribedResource } from './readServer.ts';
import { toTypes } from './toTypes.ts';

const OUTPUT = 'src/generated/resources.ts';

/** Writes the types of the resources, or with `check` only compares them; returns the sentence to print. */
export const writeTypes = async (
  resources: readonly DescribedResource[],
  check: boolean,
): Promise<string> => {
  const types = await prettify(OUTPUT, toTypes(resources));
  if (!check) {
    await writeFile(OUTPUT, types);
    return `${OUTPUT} written`;
  }
  if ((await readFile(OUTPUT, 'utf8').catch(() => '')) === types) return `${OUTPUT} matches the server`;
  throw new CodegenError(`${OUTPUT} is stale; run: npm run codegen`);
};
