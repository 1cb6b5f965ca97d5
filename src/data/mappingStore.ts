import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isCancelled } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { loadCode } from '../http/loadCode.ts';
import { toApiPath } from '../lib/iri.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import type { Description, Operation } from '../schema/description.ts';
import { isFederal } from '../schema/collectionOfType.ts';
import { parseMapping, lacksLabel, withLabels } from '../schema/parseMapping.ts';
import { toMap, toText, type Json } from '../schema/read.ts';
import type { AppDataProvider } from './createDataProvider.ts';
import type { ServerDocuments } from './documents/createDocuments.ts';
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
  /** Title of the API in its own documentation, kept as descriptions are; null where none can be had. */
  title(): Promise<string | null>;
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
const TITLE = 'title';

/** Key of what is made of the entrypoint, read anew with it. */
export const COLLECTIONS_KEY = ['description', 'collections'];

/** How often it is looked whether the page has all that it asked for. */
const QUIET_MS = 500;

/** The page has its own to ask first. */
const CHECK_MS = 5_000;

/** The answers of a server that knows nothing of the call. */
const NO_SUCH_CALL: readonly number[] = [404, 405];
/** Failures that say nothing of what the server can tell: who is asking, how often, and a server that is down. */
const NO_WORD: readonly number[] = [401, 429, 502, 503, 504];

const hasFields = (body: unknown): boolean => {
  const { fields } = toMap(body);
  return typeof fields === 'object' && fields !== null;
};

const nullUnlessCancelled = (failure: unknown): null => {
  if (isCancelled(failure)) throw failure;
  return null;
};

/** Fields without a label get that of the catalogue, which is loaded only then. */
const toDescription = async (path: string, answer: unknown): Promise<Description> => {
  const description = parseMapping(answer);
  if (!lacksLabel(description.fields)) return description;
  const { labelsOf } = await import('../i18n/fieldLabels.ts');
  return { ...description, fields: withLabels(description.fields, labelsOf(isFederal(path))) };
};

/**
 * Stored descriptions belong to one `account`, whose rights shape them. A server without clubs (`isWhole`) most likely has
 * nothing but its documents: these are asked for beside the first description, not after it. Without IndexedDB (private
 * window, storage blocked) each page load asks again.
 */
export const createMappingStore = (
  transport: Transport,
  account: () => string,
  client: QueryClient,
  isWhole = false,
): MappingStore => {
  let version = readVersion();
  let isPrepared = false;
  let isChecked = false;
  let database: ReturnType<typeof openAnswers> | null = null;
  const open = (): ReturnType<typeof openAnswers> => (database ??= openAnswers());

  // Without a Cache-Version what is kept is drawn, and asked for behind it once a page load.
  let isRead = false;
  let entrypoint: Promise<Json> | null = null;
  const readEntrypoint = async (): Promise<Json> => {
    const scope = scopeOf(account(), version);
    const db = await open();
    const kept = await db?.get('answers', ENTRYPOINT).catch(() => undefined);
    if (kept?.scope === scope && (version !== null || !isRead)) {
      isRead = true;
      if (version === null)
        setTimeout(() => {
          entrypoint = null;
          void client.invalidateQueries({ queryKey: COLLECTIONS_KEY });
        }, 0);
      return toMap(kept.answer);
    }
    isRead = true;
    const { body } = await transport.request(toApiPath('/index.jsonld'));
    await db?.put('answers', { scope, answer: body }, ENTRYPOINT).catch(() => undefined);
    return toMap(body);
  };
  const entrypointOnce = (): Promise<Json> => {
    const reading = (entrypoint ??= readEntrypoint());
    reading.catch(() => {
      if (entrypoint === reading) entrypoint = null;
    });
    return reading;
  };

  const documents = (): Promise<ServerDocuments> =>
    client.fetchQuery({
      queryKey: ['description', 'documents'],
      queryFn: async () => {
        const { createDocuments } = await loadCode(() => import('./documents/createDocuments.ts'));
        return createDocuments(transport, entrypointOnce);
      },
      staleTime: Infinity,
      gcTime: Infinity,
    });

  /**
   * Whether an answer means that the server has no such description. One that has described anything, or tells the
   * version of its descriptions, refuses what it refuses; any other takes `mapping` for a record of its own, and says
   * of it whatever it says of those (API Platform 4.3 answers a reader's PUT with 403).
   */
  const hasNoDescription = (error: unknown): error is ApiError => {
    if (!(error instanceof ApiError) || error.status === null || isCancelled(error)) return false;
    if (NO_SUCH_CALL.includes(error.status)) return true;
    return !isPrepared && version === null && !NO_WORD.includes(error.status);
  };

  const ask = async (path: string, operation: Operation, send: Transport): Promise<unknown> => {
    const call = CALLS[operation](path);
    if (isWhole && !isPrepared && version === null) documents().catch(() => undefined);
    const told = await send
      .request(call.path, { method: call.method, ...(call.method === 'GET' ? {} : { body: '{}' }) })
      .catch((error: unknown) => {
        if (hasNoDescription(error)) return error;
        throw error;
      });
    const isRefused = told instanceof ApiError;
    if (!isRefused && (isPrepared || version !== null || hasFields(told.body))) {
      isPrepared = true;
      return told.body;
    }
    // Most servers describe their fields themselves.
    const read = await documents().catch(nullUnlessCancelled);
    const derived = await read?.describe(path, operation).catch(nullUnlessCancelled);
    if (derived) return { ...derived, source: read?.version ?? null };
    if (isRefused) throw told;
    return told.body;
  };

  /**
   * Descriptions that were read out of documents are read again once these have changed. These may be long: the rows of
   * the page, which are read meanwhile, go before them.
   */
  const check = (source: unknown): void => {
    if (isChecked || typeof source !== 'string') return;
    isChecked = true;
    checkLater(source);
  };

  const checkLater = (source: string): void => {
    whenIdle(() => {
      if (client.isFetching() > 0) {
        setTimeout(() => checkLater(source), QUIET_MS);
        return;
      }
      void documents().then(
        ({ version: present }) =>
          present !== null && present !== source && outdate(({ queryKey }) => queryKey.length > 2),
        () => undefined,
      );
    }, CHECK_MS);
  };

  const outdate = (predicate?: (query: { readonly queryKey: readonly unknown[] }) => boolean): void => {
    entrypoint = null;
    void open().then((db) => db?.clear('answers').catch(() => undefined));
    void client.invalidateQueries({ queryKey: ['description'], ...(predicate && { predicate }) });
  };

  return {
    describe: async (path, operation, send = transport) => {
      const key = `${operation} ${path}`;
      // Taken before the answer is awaited: meanwhile another account may log in, or another version come.
      const [user, asked] = [account(), version];
      const db = await open();
      const kept = await db?.get('answers', key).catch(() => undefined);
      if (kept?.scope === scopeOf(user, asked)) {
        check(toMap(kept.answer).source);
        return toDescription(path, kept.answer);
      }
      const answer = await ask(path, operation, send);
      const description = await toDescription(path, answer);
      if (!description.isGuessed && (asked === null || asked === version))
        await db?.put('answers', { scope: scopeOf(user, version), answer }, key).catch(() => undefined);
      return description;
    },
    entrypoint: entrypointOnce,
    title: async () => {
      const scope = scopeOf(account(), version);
      const db = await open();
      const kept = await db?.get('answers', TITLE).catch(() => undefined);
      if (kept?.scope === scope) {
        check(toMap(kept.answer).source);
        return toText(toMap(kept.answer).title);
      }
      const read = await documents().catch(nullUnlessCancelled);
      if (!read) return null;
      const answer = { title: await read.title(), source: read.version };
      await db?.put('answers', { scope, answer }, TITLE).catch(() => undefined);
      return answer.title;
    },
    see: (cacheVersion) => {
      if (cacheVersion === null || cacheVersion === version) return false;
      const isFirst = version === null;
      version = cacheVersion;
      writeVersion(cacheVersion);
      if (isFirst) return false;
      outdate();
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
