// `npm run sandbox -- --seed national`, `npm run sandbox -- --close-sessions ann`: fills the PostgreSQL server at
// DATABASE_URL, or does to its accounts what an administrator does.
import { parseArgs } from 'node:util';
import { openSandbox, type Sandbox } from './api/openSandbox.ts';
import { changeKey, closeSessions } from './auth/administration.ts';
import { fromEnvironment } from './host/settings.ts';
import { FEDERAL_ACCOUNT } from './seed/national/federalAccount.ts';
import { planSectors } from './seed/national/planSectors.ts';
import { seedNational } from './seed/national/seedNational.ts';
import { toProgressBar } from './seed/national/toProgressBar.ts';
import { seedClub } from './seed/seedClub.ts';
import { StartError } from '../host/StartError.ts';

const USAGE = `Usage, with DATABASE_URL set:
  npm run sandbox -- --seed club
  npm run sandbox -- --seed national [--number 2027] [--factor 1]
  npm run sandbox -- --close-sessions <user name> | --close-sessions-of-all | --new-key`;

/** Answers what was done, in a sentence. */
type Task = (context: Sandbox['context']) => Promise<string>;

const fromArguments = (): Task => {
  const options = {
    seed: { type: 'string' },
    number: { type: 'string' },
    factor: { type: 'string' },
    'close-sessions': { type: 'string' },
    'close-sessions-of-all': { type: 'boolean' },
    'new-key': { type: 'boolean' },
  } as const;
  try {
    const { seed: scale, number, factor, ...values } = parseArgs({ options }).values;
    const name = values['close-sessions'];
    if (scale !== undefined && Object.keys(values).length === 0) {
      const [seed, share] = [number, factor].map((text) => (text === undefined ? undefined : Number(text)));
      const isPlain =
        (seed === undefined || Number.isSafeInteger(seed)) &&
        (share === undefined || (share > 0 && share <= 1));
      if (isPlain && scale === 'club' && seed === undefined) return fillClub;
      if (isPlain && scale === 'national') return fillCountry(seed, share);
    }
    if (Object.keys(values).length === 1 && scale === undefined) {
      if (values['new-key']) return replaceKey;
      if (values['close-sessions-of-all']) return (context) => close(context, null);
      if (name) return (context) => close(context, name);
    }
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new StartError(USAGE);
};

const fillClub: Task = async (context) => {
  await seedClub(context);
  return FILLED;
};

const fillCountry =
  (seed: number | undefined, factor: number | undefined): Task =>
  async (context) => {
    await seedNational(context, {
      ...(seed === undefined ? {} : { seed }),
      sectors: planSectors(factor),
      onProgress: toProgressBar(process.stderr),
    });
    return `${FILLED} The account ${FEDERAL_ACCOUNT} reaches every club.`;
  };

const FILLED = 'The database is filled; npm start serves it.';

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
