import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { CodegenError } from './CodegenError.ts';
import { createClient } from './createClient.ts';
import { readServer } from './readServer.ts';
import { startSandbox } from './startSandbox.ts';
import { toTypes } from './toTypes.ts';

const OUTPUT = 'src/generated/resources.ts';
const USAGE = 'npm run codegen -- [--check] [--api URL (--token TOKEN | --username NAME --password WORD)]';

/** Writes the types of a server's resources, of the sandbox's by default; `--check` only compares. */
const run = async (): Promise<void> => {
  const { check, api, token, username, password } = readOptions();
  const sandbox = api === undefined ? await startSandbox() : null;
  try {
    const access =
      token === undefined
        ? { username: username ?? 'gestionnaire', password: password ?? 'demo' }
        : { token };
    const client = await createClient(api ?? sandbox?.url ?? '', access);
    const types = await prettify(toTypes(await readServer(client)));
    if (!check) {
      await writeFile(OUTPUT, types);
      console.log(`${OUTPUT} written`);
    } else if ((await readFile(OUTPUT, 'utf8').catch(() => '')) === types) {
      console.log(`${OUTPUT} matches the server`);
    } else {
      throw new CodegenError(`${OUTPUT} is stale; run: npm run codegen`);
    }
  } finally {
    await sandbox?.stop();
  }
};

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        api: { type: 'string' },
        token: { type: 'string' },
        username: { type: 'string' },
        password: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new CodegenError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
};

const prettify = async (source: string): Promise<string> =>
  format(source, { ...(await resolveConfig(OUTPUT)), parser: 'typescript' });

run().catch((error: unknown) => {
  console.error(error instanceof CodegenError ? error.message : error);
  process.exitCode = 1;
});
