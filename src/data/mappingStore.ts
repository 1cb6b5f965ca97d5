import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isCancelled } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { loadCode } from '../http/loadCode.ts';
import { toApiPath } from '../lib/iri.ts';
import type { Description, Operation } from '../schema/description.ts';
import type { Documented } from '../schema/hydra/fromHydra.ts';
import { parseMapping, lacksLabel, withLabels } from '../schema/parseMapping.ts';
import { toMap, type Json } from '../schema/read.ts';
import type { AppDataProvider } from './createDataProvider.ts';
import { openAnswers, readVersion, scopeOf, writeVersion } from './mappingAnswers.ts';

/** The server's field descriptions, kept over a reload; the cache above it is react-query's (`descriptionQuery`). */
export interface MappingStore {
  /**
   * Reads a description, from the browser's database if it still holds, else over `send`, by default as pages ask;
   * throws `ApiError` or `MappingError`.
   */
  describe(path: string, operation: Operation, send?: Transport): Promise<Description>;
  /** The server's entrypoint, which names its collections; kept as descriptions are. Throws `ApiError`. */
  entrypoint(): Promise<Json>;
  /** The server's own documentation, read once; throws `ApiError`. */
  documented(): Promise<Documented>;
  /** Takes the Cache-Version of an answer; true when it differs from the one held, which outdates every description. */
  see(cacheVersion: string | null): boolean;
}

const CALLS: Readonly<Record<Operation, (path: string) => { method: string; path: string }>> = {
  list: (path) => ({ method: 'GET', path: toApiPath(`${path}/mapping`) }),
  create: (path) => ({ method: 'POST', path: toApiPath(`${path}/mapping`) }),
  update: (path) => ({ method: 'PUT', path: toApiPath(`${path}/mapping`) }),
  show: (path) => ({ method: 'GET', path: toApiPath(`${path}/0/mapping`) }),
};

const ENTRYPOINT = 'entrypoint';
const ENTRYPOINT_KEY = ['description', ENTRYPOINT];

/** Key of what is made of the entrypoint, read anew with it. */
export const COLLECTIONS_KEY = ['description', 'collections'];

/** The answers of a server without field descriptions. */
const NO_SUCH_CALL: readonly number[] = [404, 405];

/** Fields without a label get that of the catalogue, which is loaded only then. */
const toDescription = async (answer: unknown): Promise<Description> => {
  const description = parseMapping(answer);
  if (!lacksLabel(description.fields)) return description;
  const { fieldLabels } = await import('../i18n/fieldLabels.ts');
  return { ...description, fields: withLabels(description.fields, fieldLabels) };
};

/**
 * Stored descriptions belong to one `account`, whose rights shape them. Without IndexedDB (private window, storage
 * blocked) each page load asks again.
 */
export const createMappingStore = (
  transport: Transport,
  account: () => string,
  client: QueryClient,
): MappingStore => {
  let version = readVersion();
  let database: ReturnType<typeof openAnswers> | null = null;
  const open = (): ReturnType<typeof openAnswers> => (database ??= openAnswers());

  // Without a Cache-Version what is kept is drawn, and asked for behind it once a page load.
  let isRead = false;
  const readEntrypoint = async (): Promise<Json> => {
    const scope = scopeOf(account(), version);
    const db = await open();
    const kept = await db?.get('answers', ENTRYPOINT).catch(() => undefined);
    if (kept?.scope === scope && (version !== null || !isRead)) {
      isRead = true;
      if (version === null) setTimeout(readAgain, 0);
      return toMap(kept.answer);
    }
    isRead = true;
    const { body } = await transport.request(toApiPath('/index.jsonld'));
    await db?.put('answers', { scope, answer: body }, ENTRYPOINT).catch(() => undefined);
    return toMap(body);
  };
  const readAgain = (): void => {
    void client.invalidateQueries({ queryKey: ENTRYPOINT_KEY, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: COLLECTIONS_KEY });
  };
  const entrypointQuery = {
    queryKey: ENTRYPOINT_KEY,
    queryFn: readEntrypoint,
    staleTime: Infinity,
    gcTime: Infinity,
  };

  const documented = (): Promise<Documented> =>
    client.fetchQuery({
      queryKey: ['description', 'documentation'],
      queryFn: async () => {
        const [entrypoint, documentation] = await Promise.all([
          client.fetchQuery(entrypointQuery),
          transport.request(toApiPath('/docs.jsonld')),
        ]);
        return { entrypoint, documentation: toMap(documentation.body) };
      },
      staleTime: Infinity,
      gcTime: Infinity,
    });

  const ask = async (path: string, operation: Operation, send: Transport): Promise<unknown> => {
    const call = CALLS[operation](path);
    try {
      const answer = await send.request(call.path, {
        method: call.method,
        ...(call.method === 'GET' ? {} : { body: '{}' }),
      });
      return answer.body;
    } catch (error) {
      if (!(error instanceof ApiError) || !NO_SUCH_CALL.includes(error.status ?? 0)) throw error;
      const documentation = await documented().catch((failure: unknown) => {
        if (isCancelled(failure)) throw failure;
        return null;
      });
      if (!documentation) throw error;
      // Most servers describe their fields themselves.
      const { fromHydra } = await loadCode(() => import('../schema/hydra/fromHydra.ts'));
      const derived = fromHydra(documentation, path, operation);
      if (!derived) throw error;
      return derived;
    }
  };

  return {
    describe: async (path, operation, send = transport) => {
      const key = `${operation} ${path}`;
      // Taken before the answer is awaited: meanwhile another account may log in, or another version come.
      const [user, asked] = [account(), version];
      const db = await open();
      const kept = await db?.get('answers', key).catch(() => undefined);
      if (kept?.scope === scopeOf(user, asked)) return toDescription(kept.answer);
      const answer = await ask(path, operation, send);
      const description = await toDescription(answer);
      if (asked === null || asked === version)
        await db?.put('answers', { scope: scopeOf(user, version), answer }, key).catch(() => undefined);
      return description;
    },
    entrypoint: () => client.fetchQuery(entrypointQuery),
    documented,
    see: (cacheVersion) => {
      if (cacheVersion === null || cacheVersion === version) return false;
      const isFirst = version === null;
      version = cacheVersion;
      writeVersion(cacheVersion);
      if (isFirst) return false;
      void open().then((db) => db?.clear('answers').catch(() => undefined));
      void client.invalidateQueries({ queryKey: ['description'] });
      return true;
    },
  };
};

/** The shared react-query of a description; fresh until the server's Cache-Version changes. */
export const descriptionQuery = (
  dataProvider: Pick<AppDataProvider, 'describe'>,
  resource: string,
  operation: Operation,
) => ({
  queryKey: ['description', resource, operation],
  queryFn: async () => (await dataProvider.describe(resource, operation)).data,
  staleTime: Infinity,
  gcTime: Infinity,
});
