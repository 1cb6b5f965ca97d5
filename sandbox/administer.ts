// `npm run sandbox -- --close-sessions ann`: does to the accounts of the PostgreSQL server at DATABASE_URL what an
// administrator does.
import { parseArgs } from 'node:util';
import { openSandbox, type Sandbox } from './api/openSandbox.ts';
import { changeKey, closeSessions } from './auth/administration.ts';
import { fromEnvironment } from './host/settings.ts';
import { StartError } from '../host/StartError.ts';

const USAGE = `Usage, with DATABASE_URL set:
  npm run sandbox -- --close-sessions <user name> | --close-sessions-of-all | --new-key`;

/** Answers what was done, in a sentence. */
type Task = (context: Sandbox['context']) => Promise<string>;

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

const close = async (context: Sandbox['context'], username: string | null): Promise<string> => {
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
    statementTimeoutMs: 0,
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
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
