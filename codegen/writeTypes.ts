import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodegenError } from './CodegenError.ts';
import { prettify } from './prettify.ts';
import { publicQuestions } from './publicQuestions.ts';
import type { DescribedResource } from './readServer.ts';
import { toPublicQueries } from './toPublicQueries.ts';
import { toTypes } from './toTypes.ts';

export const TYPES = 'src/generated/resources.ts';
const QUERIES = 'src/generated/publicQueries.ts';

/** Writes the types of the resources, or with `check` only compares them; returns the sentence to print. */
export const writeTypes = (
  resources: readonly DescribedResource[],
  check: boolean,
  root = '.',
): Promise<string> => write(TYPES, toTypes(resources), 'matches the server', check, root);

/** The same for the texts that the pages for visitors send. */
export const writeQueries = (check: boolean, root = '.'): Promise<string> =>
  write(QUERIES, toPublicQueries(publicQuestions), 'matches the questions', check, root);

const write = async (
  file: string,
  source: string,
  matches: string,
  check: boolean,
  root: string,
): Promise<string> => {
  const wanted = await prettify(file, source);
  if (!check) {
    await writeFile(join(root, file), wanted);
    return `${file} written`;
  }
  if ((await readFile(join(root, file), 'utf8').catch(() => '')) === wanted) return `${file} ${matches}`;
  throw new CodegenError(`${file} is stale; run: npm run codegen`);
};
