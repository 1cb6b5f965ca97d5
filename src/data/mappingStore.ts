import { ApiError } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { isCancelled } from '../http/isCancelled.ts';
import type { Description, Operation } from '../schema/description.ts';
import { fromHydra, type Documented } from '../schema/hydra/fromHydra.ts';
import { parseMapping } from '../schema/parseMapping.ts';
import { lacksLabel, withLabels } from '../schema/withLabels.ts';
import { createDocumentation } from './createDocumentation.ts';
import { createSharedRead } from './createSharedRead.ts';
import { openAnswers, readVersion, writeVersion } from './mappingAnswers.ts';

/** Field descriptions, asked once per operation and kept until the server's Cache-Version changes. */
export interface MappingStore {
  /** Reads a description; throws `ApiError` or `MappingError`. */
  describe(path: string, operation: Operation): Promise<Description>;
  /** What the server documents of itself, read once; throws `ApiError`. */
  documented(): Promise<Documented>;
  /** Takes the Cache-Version of an answer; true when it differs from the one held and the store was purged. */
  see(cacheVersion: string | null): boolean;
}

const CALLS: Readonly<Record<Operation, (path: string) => { method: string; path: string }>> = {
  list: (path) => ({ method: 'GET', path: `/api${path}/mapping` }),
  create: (path) => ({ method: 'POST', path: `/api${path}/mapping` }),
  update: (path) => ({ method: 'PUT', path: `/api${path}/mapping` }),
  show: (path) => ({ method: 'GET', path: `/api${path}/0/mapping` }),
};

/** What a server without field descriptions answers to a request for one. */
const NO_SUCH_CALL: readonly number[] = [404, 405];

/** A server that gives no labels gets the catalogue's, which nobody else loads. */
const toDescription = async (answer: unknown): Promise<Description> => {
  const description = parseMapping(answer);
  if (!lacksLabel(description.fields)) return description;
  const { fieldLabels } = await import('../i18n/fieldLabels.ts');
  return { ...description, fields: withLabels(description.fields, fieldLabels) };
};

/**
 * `account` tells whose rights shaped the descriptions: another account never reads them. Without IndexedDB
 * (private window, storage blocked) each page load asks again.
 */
export const createMappingStore = (transport: Transport, account: () => string): MappingStore => {
  const memory = new Map<string, () => Promise<Description>>();
  let version: string | null = null;
  let database: ReturnType<typeof openAnswers> | null = null;
  let purging: Promise<void> = Promise.resolve();
  let purges = 0;
  let documentation = createDocumentation(transport);

  const open = (): ReturnType<typeof openAnswers> => (database ??= openAnswers());

  const recall = async (key: string, scope: string): Promise<unknown> => {
    const db = await open();
    const entry = await db?.get('answers', key).catch(() => undefined);
    return entry?.scope === scope ? entry.answer : undefined;
  };

  const store = async (key: string, scope: string, answer: unknown): Promise<void> => {
    const db = await open();
    await db?.put('answers', { scope, answer }, key).catch(() => undefined);
  };

  const ask = async (path: string, operation: Operation): Promise<unknown> => {
    const call = CALLS[operation](path);
    try {
      const answer = await transport.request(call.path, {
        method: call.method,
        ...(call.method === 'GET' ? {} : { body: '{}' }),
      });
      return answer.body;
    } catch (error) {
      if (!(error instanceof ApiError) || !NO_SUCH_CALL.includes(error.status ?? 0)) throw error;
      const documented = await documentation().catch((failure: unknown) => {
        if (isCancelled(failure)) throw failure;
        return null;
      });
      const derived = documented && fromHydra(documented, path, operation);
      if (!derived) throw error;
      return derived;
    }
  };

  const load = async (path: string, operation: Operation): Promise<Description> => {
    const key = `${operation} ${path}`;
    // Taken before the answer is awaited: another account may have logged in meanwhile.
    const scope = account();
    await purging;
    const begun = purges;
    const kept = await recall(key, scope);
    if (kept !== undefined) return toDescription(kept);
    const body = await ask(path, operation);
    const description = await toDescription(body);
    // An answer asked for before a purge tells what held then.
    if (begun === purges) await store(key, scope, body);
    return description;
  };

  const purge = (): void => {
    memory.clear();
    documentation = createDocumentation(transport);
    purges += 1;
    purging = open().then((db) => db?.clear('answers').catch(() => undefined));
  };

  return {
    describe: (path, operation) => {
      const key = `${account()} ${operation} ${path}`;
      const read = memory.get(key) ?? createSharedRead(() => load(path, operation));
      memory.set(key, read);
      return read();
    },
    documented: () => documentation(),
    see: (cacheVersion) => {
      if (cacheVersion === null || cacheVersion === version) return false;
      const known = version ?? readVersion();
      version = cacheVersion;
      writeVersion(cacheVersion);
      if (known === null || known === cacheVersion) return false;
      purge();
      return true;
    },
  };
};
