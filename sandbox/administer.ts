// `npm run administer -- --close-sessions ann`: what an administrator does to the accounts of the database at DATABASE_URL.
import { parseArgs } from 'node:util';
import { openSandbox } from './api/openSandbox.ts';
import { changeKey, closeSessions } from './auth/administration.ts';
import { fromEnvironment } from './host/settings.ts';
import type { Context } from './rights/context.ts';
import { StaleDatabaseError } from './storage/createTables.ts';
import { StartError } from './storage/StartError.ts';

const USAGE =
  'Usage: npm run administer -- --close-sessions <user name> | --close-sessions-of-all | --new-key, with DATABASE_URL set';

type Task = (context: Context) => Promise<string>;

const fromArguments = (): Task => {
  const options = {
    'close-sessions': { type: 'string' },
    'close-sessions-of-all': { type: 'boolean' },
    'new-key': { type: 'boolean' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const name = values['close-sessions'];
    if (Object.keys(values).length === 1) {
      if (values['new-key']) return replaceKey;
      if (values['close-sessions-of-all']) return (context) => close(context, null);
      if (name) return (context) => close(context, name);
    }
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new StartError(USAGE);
};

const close = async (context: Context, username: string | null): Promise<string> => {
  const ended = await closeSessions(context, username);
  if (!ended) throw new StartError(`No account is called '${username}'.`);
  return `Sessions ended: ${ended.sessions}, of accounts: ${ended.accounts}.`;
};

const replaceKey: Task = async (context) => {
  await changeKey(context);
  return 'Tokens are signed with a new key by every process that is started from now on: restart them.';
};

const run = async (task: Task): Promise<void> => {
  const { databaseUrl } = fromEnvironment(process.env);
  if (databaseUrl === undefined) throw new StartError(`DATABASE_URL is not set. ${USAGE}`);
  const sandbox = await openSandbox({
    databaseUrl,
    seed: 'none',
    writeSecurityLog: (line) => process.stdout.write(`${line}\n`),
  });
  try {
    process.stdout.write(`${await task(sandbox.context)}\n`);
  } finally {
    await sandbox.close();
  }
};

try {
  await run(fromArguments());
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof StaleDatabaseError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
