import { parseArgs } from 'node:util';
import { CodegenError } from './CodegenError.ts';

const USAGE = `npm run codegen -- [--check]                 types of the resources; --check only compares
npm run codegen -- save FILE                 keeps what a server describes
npm run codegen -- drift BEFORE [AFTER]      compares two servers or saved files; AFTER is the sandbox by default
npm run codegen -- new PATH [SOURCE]         writes the config of a collection, its test, and registers it
npm run -s codegen -- eject RESOURCE VIEW    prints a generated view (list, show, create, edit) as JSX to start from
SOURCE is a server or a saved file. Server: the sandbox, or --api URL with --token TOKEN or --username NAME --password WORD`;

/** Options of the command line; throws a `CodegenError` with the usage for anything else. */
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

export type Options = ReturnType<typeof readOptions> & {
  /** Called with what a developer should know of a command that goes well. */
  readonly note?: (line: string) => void;
};

export const refuseUsage = (): never => {
  throw new CodegenError(USAGE);
};
