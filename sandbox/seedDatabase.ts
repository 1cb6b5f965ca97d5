// `npm run sandbox -- --seed national`: fills the PostgreSQL server at DATABASE_URL.
import { parseArgs } from 'node:util';
import { fromEnvironment } from './host/settings.ts';
import { openSandbox } from './api/openSandbox.ts';
import { FEDERAL_ACCOUNT } from './seed/national/federalAccount.ts';
import { planSectors } from './seed/national/planSectors.ts';
import { seedNational } from './seed/national/seedNational.ts';
import { toProgressBar } from './seed/national/toProgressBar.ts';
import { seedClub } from './seed/seedClub.ts';
import { StartError } from './storage/StartError.ts';
import { StaleDatabaseError } from './storage/createTables.ts';

const USAGE =
  'Usage: npm run sandbox -- --seed club|national [--number 2027] [--factor 1], with DATABASE_URL set';

interface Wish {
  readonly scale: string;
  readonly seed: number | undefined;
  readonly factor: number | undefined;
}

const fromArguments = (): Wish => {
  const options = {
    seed: { type: 'string' },
    number: { type: 'string' },
    factor: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const seed = values.number === undefined ? undefined : Number(values.number);
    const factor = values.factor === undefined ? undefined : Number(values.factor);
    const isPlain =
      (values.seed === 'club' || values.seed === 'national') &&
      (seed === undefined || Number.isSafeInteger(seed)) &&
      (factor === undefined || (factor > 0 && factor <= 1));
    if (isPlain) return { scale: values.seed ?? '', seed, factor };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new StartError(USAGE);
};

const fill = async ({ scale, seed, factor }: Wish): Promise<void> => {
  const { databaseUrl } = fromEnvironment(process.env);
  if (databaseUrl === undefined) throw new StartError(`DATABASE_URL is not set. ${USAGE}`);
  const sandbox = await openSandbox({ databaseUrl, seed: 'none', statementTimeoutMs: 0 });
  const began = performance.now();
  try {
    if (scale === 'club') await seedClub(sandbox.context, seed === undefined ? {} : { seed });
    else
      await seedNational(sandbox.context, {
        ...(seed === undefined ? {} : { seed }),
        sectors: planSectors(factor),
        onProgress: toProgressBar(process.stderr),
      });
  } finally {
    await sandbox.close();
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const federal = scale === 'national' ? ` The account ${FEDERAL_ACCOUNT} reaches every club.` : '';
  process.stdout.write(`The database is filled (${seconds} s); npm start serves it.${federal}\n`);
};

try {
  await fill(fromArguments());
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof StaleDatabaseError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
