import { statfs } from 'node:fs/promises';
import { createSandbox, type AppOptions } from './app.ts';
import { createAuthTables } from '../auth/createAuthTables.ts';
import type { Context } from '../rights/context.ts';
import { entities } from '../entities/index.ts';
import { createSecurityLog } from '../../host/securityLog.ts';
import { createHub } from '../live/createHub.ts';
import { createModel } from '../model/createModel.ts';
import type { Entity } from '../model/entity.ts';
import { type CheckoutOptions, createCheckout } from '../checkout/createCheckout.ts';
import { renewCheckouts } from '../payments/renewCheckouts.ts';
import { seedClub } from '../seed/seedClub.ts';
import { StartError } from '../../host/StartError.ts';
import { createTables } from '../storage/createTables.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { openDatabase } from '../storage/openDatabase.ts';

export interface SandboxOptions extends Omit<AppOptions, 'hub'> {
  /** A PostgreSQL server; absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database; null or absent: memory. */
  readonly dataDir?: string | null | undefined;
  /** Initial content of the embedded database in memory: an archive by PGlite's `dumpDataDir`. */
  readonly contents?: Blob | undefined;
  /** Milliseconds after which a request that waits for its connection is refused. */
  readonly waitMs?: number | undefined;
  /** Milliseconds after which a request that was begun is given up; 0: never. */
  readonly budgetMs?: number | undefined;
  readonly clock?: (() => Date) | undefined;
  /** Requires a second factor of every account; false by default. */
  readonly isFactorForAll?: boolean | undefined;
  /** The seed of an empty database; `club` by default. */
  readonly seed?: 'club' | 'none' | undefined;
  /** The provider of payments; absent: nobody can pay online. */
  readonly checkout?: CheckoutOptions | undefined;
  /** Takes each security event as a line of JSON; absent: they are not kept. */
  readonly writeSecurityLog?: ((line: string) => void) | undefined;
  /** Declarations to serve; the product's own by default. */
  readonly entities?: readonly Entity[] | undefined;
}

export interface Sandbox {
  /** `env` is what a host knows of the connection; hosts without a network leave it out. */
  fetch(request: Request, env?: object): Promise<Response>;
  readonly context: Context;
  /** Ends what would stay open for ever, so that a host can let the other requests finish. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a database, brings its tables up to date, fills it when it is empty, and serves the reference API on it. */
export const openSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const db = await connect(options);
  try {
    const clock = options.clock ?? (() => new Date());
    const context: Context = {
      db,
      model: createModel(options.entities ?? entities),
      clock,
      securityLog: options.writeSecurityLog && createSecurityLog(options.writeSecurityLog, clock),
      checkout: options.checkout && createCheckout(options.checkout),
      isFactorForAll: options.isFactorForAll,
    };
    await createTables(db, context.model);
    await createAuthTables(db);
    if (options.seed !== 'none') await seedClub(context);
    await renewCheckouts(context);
    const hub = createHub(db.listen);
    const app = createSandbox(context, { ...options, hub });
    return {
      fetch: async (request, env) => db.asRequest(() => app.fetch(request, env)),
      context,
      endStreams: () => hub.close(),
      close: async () => {
        await hub.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
};

const connect = async (options: SandboxOptions): Promise<OpenDatabase> => {
  const { databaseUrl, dataDir, contents, waitMs, budgetMs } = options;
  try {
    return await openDatabase({ url: databaseUrl, dataDir, contents, waitMs, budgetMs });
  } catch (error) {
    throw new StartError(
      databaseUrl ? unreachable(databaseUrl, error) : await unreadable(dataDir ?? null, error),
      { cause: error },
    );
  }
};

/** Names the server without the password that its address may hold. */
const unreachable = (databaseUrl: string, error: unknown): string => {
  const server = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'DATABASE_URL';
  return `The database at ${server} cannot be reached (${toReason(error)}). Start it, correct DATABASE_URL, or unset it to use the embedded database.`;
};

const unreadable = async (dataDir: string | null, error: unknown): Promise<string> => {
  const where = `The embedded database in ${dataDir ?? 'memory'} cannot be opened`;
  const left = dataDir === null ? Infinity : await megabytesLeft(dataDir);
  return left < LEAST_MEGABYTES
    ? `${where}: its disk has ${left} MB left. Make room there, or choose another folder with DATA_DIR.`
    : `${where} (${toReason(error)}). Give this user the right to write there, choose another folder with DATA_DIR, bring back a copy of its files where they are damaged, or start afresh in an empty one.`;
};

/** A new database takes about 40 MB, and one that is opened again writes a segment of its log, 16 MB. */
const LEAST_MEGABYTES = 48;

/** Room on the disk of a folder; of one that cannot be looked at nothing is known. */
const megabytesLeft = async (folder: string): Promise<number> => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    // The kernel's own file systems have no room to speak of.
    return blocks === 0 ? Infinity : Math.floor((bavail * bsize) / 1024 ** 2);
  } catch {
    return Infinity;
  }
};

const toReason = (error: unknown): string => {
  // The embedded database throws plain objects of its file system.
  if (!(error instanceof Error))
    return typeof error === 'object' && error !== null && 'errno' in error
      ? `error ${String(error.errno)} of the file system`
      : String(error);
  // A refused connection has no text of its own; the server's own refusals have a good one and a cryptic code.
  if ('code' in error && /^E[A-Z]+$/.test(String(error.code))) return String(error.code);
  return error.message.split('\n')[0] ?? error.name;
};
