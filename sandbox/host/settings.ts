import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { type Environment, fromEnvironment as fromHostEnvironment } from '../../host/settings.ts';
import type { Settings as HostSettings } from '../../host/settings.ts';
import { StartError } from '../../host/StartError.ts';

export interface Settings extends HostSettings {
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly production: boolean;
  /** Hydra keys with their prefix; HYDRA_PREFIX=0 leaves it away, as API Platform 4 does by default. */
  readonly hydraPrefix: boolean;
  /** Every account needs a second factor. */
  readonly isFactorForAll?: boolean | undefined;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the environment; throws a StartError that names the variable to mend. */
export const fromEnvironment = (env: Environment): Settings => ({
  ...fromHostEnvironment(env),
  dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
  databaseUrl: env.DATABASE_URL
    ? fromDatabaseUrl(env.DATABASE_URL, env.NODE_ENV === 'production')
    : undefined,
  production: env.NODE_ENV === 'production',
  hydraPrefix: env.HYDRA_PREFIX !== '0',
  isFactorForAll: fromSecondFactor(env.SECOND_FACTOR),
});

const fromSecondFactor = (text: string | undefined): boolean => {
  if (text === 'all' || !text) return text === 'all';
  throw new StartError(
    `SECOND_FACTOR is '${text}': give SECOND_FACTOR=all to require one of every account, or leave it out`,
  );
};

/** A database on another machine is spoken to under TLS, and has to prove that it is the one. */
const fromDatabaseUrl = (text: string, isProduction: boolean): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const host = url?.searchParams.get('host') ?? url?.hostname ?? '';
  const isHere = host === '' || host.startsWith('/') || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
  if (!isProduction || isHere || url?.searchParams.get('sslmode') === 'verify-full') return text;
  throw new StartError(
    `DATABASE_URL leads to ${host} without checking who answers there: add sslmode=verify-full, and sslrootcert=/path/to/ca.pem where its certificate is one of your own`,
  );
};
