import { parseArgs } from 'node:util';
import { CodegenError } from './CodegenError.ts';

const USAGE = `npm run codegen -- [--check]                 types of the resources; --check only compares
npm run codegen -- save FILE                 keeps what a server describes
npm run codegen -- drift BEFORE [AFTER]      compares two servers or saved files; AFTER is the sandbox by default
Server: the sandbox, or --api URL with --token TOKEN or --username NAME --password WORD`;

/** What the command line asks for; throws a `CodegenError` with the usage for anything else. */
export const readOptions = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        api: { type: 'string' },
        token: { type: 'string' },
        username: { type: 'string' },
        password: { type: 'string' },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    throw new CodegenError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
};

export type Options = ReturnType<typeof readOptions>;

export const refuseUsage = (): never => {
  throw new CodegenError(USAGE);
};
