import type { Query, QueryClient, QueryState } from '@tanstack/react-query';
import { ApiError, isCancelled } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { loadCode } from '../http/loadCode.ts';
import { toApiPath } from '../lib/iri.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import type { Description, Operation } from '../schema/description.ts';
import { isFederal } from '../schema/collectionOfType.ts';
import { parseMapping, lacksLabel, withLabel, withLabels } from '../schema/parseMapping.ts';
import { collectionsOf, type Collection } from '../schema/hydra/collectionsOf.ts';
import { toMap, type Json } from '../schema/read.ts';
import type { ServerDocuments } from './documents/createDocuments.ts';
import { readVersion, writeVersion } from './cacheVersion.ts';
import { isUnconfirmed } from './copy/unconfirmed.ts';

/** Reads the server's field descriptions; the cache above it is react-query's (`descriptionQuery`). */
export interface MappingStore {
  /** Throws `ApiError` or `MappingError`. */
  describe(path: string, operation: Operation): Promise<Description>;
  /** The collections that the server names, or documents; none where it does neither. Throws `ApiError`. */
  collections(): Promise<readonly Collection[]>;
  /** Title of the API in its own documentation; null where none can be had. */
  title(): Promise<string | null>;
  /** Takes the Cache-Version of an answer; true when it differs from the stored one, which outdates every description. */
  see(cacheVersion: string | null): boolean;
}

const CALLS: Readonly<Record<Operation, (path: string) => { method: string; path: string }>> = {
  list: (path) => ({ method: 'GET', path: toApiPath(`${path}/mapping`) }),
  create: (path) => ({ method: 'POST', path: toApiPath(`${path}/mapping`) }),
  update: (path) => ({ method: 'PUT', path: toApiPath(`${path}/mapping`) }),
  show: (path) => ({ method: 'GET', path: toApiPath(`${path}/0/mapping`) }),
};

/** How often it is checked whether the page has all its data. */
const QUIET_MS = 500;

/** The page fetches its own data first. */
const CHECK_MS = 5_000;

/** The answers of a server that knows nothing of the call. */
const NO_SUCH_CALL: readonly number[] = [404, 405];
/** Failures that say nothing of the descriptions: no session, too many requests, a server that is down. */
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
  const { labelsOf } = await import('./federationLabels.ts');
  const labels = labelsOf(isFederal(path));
  const { fields, filters } = description;
  return {
    ...description,
    fields: withLabels(fields, labels),
    ...(filters && {
      filters: filters.map((filter) => ({ ...filter, value: withLabel(filter.value, labels) })),
    }),
  };
};

/**
 * A server without clubs (`isWhole`) most likely has nothing but its documents: these are read beside the first
 * description, not after it. Where no Cache-Version says whether descriptions of an earlier visit still hold, they are
 * read again once the page has all else.
 */
export const createMappingStore = (
  transport: Transport,
  client: QueryClient,
  isWhole = false,
): MappingStore => {
  let version = readVersion();
  let isPrepared = false;

  let entrypoint: Promise<Json> | null = null;
  const readEntrypoint = async (): Promise<Json> =>
    toMap((await transport.request(toApiPath('/index.jsonld'), { isImpersonal: true })).body);
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
   * Whether an answer means that the server has no such description. One that has described anything, or sends the
   * version of its descriptions, refuses what it refuses; any other takes `mapping` for a record of its own, and says
   * of it whatever it says of those (API Platform 4.3 answers a reader's PUT with 403).
   */
  const hasNoDescription = (error: unknown): error is ApiError => {
    if (!(error instanceof ApiError) || error.status === null || isCancelled(error)) return false;
    if (NO_SUCH_CALL.includes(error.status)) return true;
    return !isPrepared && version === null && !NO_WORD.includes(error.status);
  };

  const request = async (path: string, operation: Operation): Promise<unknown> => {
    const call = CALLS[operation](path);
    if (isWhole && !isPrepared && version === null) documents().catch(() => undefined);
    const answer = await transport
      .request(call.path, {
        method: call.method,
        isImpersonal: true,
        ...(call.method === 'GET' ? {} : { body: '{}' }),
      })
      .catch((error: unknown) => {
        if (hasNoDescription(error)) return error;
        throw error;
      });
    const isRefused = answer instanceof ApiError;
    if (!isRefused && (isPrepared || version !== null || hasFields(answer.body))) {
      isPrepared = true;
      return answer.body;
    }
    // Most servers describe their fields themselves.
    const read = await documents().catch(nullUnlessCancelled);
    const derived = await read?.describe(path, operation).catch(nullUnlessCancelled);
    if (derived) return derived;
    if (isRefused) throw answer;
    return answer.body;
  };

  /** The documents may be long: the rows of the page go before them. */
  const confirmLater = (): void => {
    whenIdle(() => {
      if (version !== null) return;
      if (client.isFetching() > 0) setTimeout(confirmLater, QUIET_MS);
      else void client.invalidateQueries({ queryKey: ['description'], predicate: isUnconfirmed });
    }, CHECK_MS);
  };
  if (version === null) confirmLater();

  return {
    describe: async (path, operation) => toDescription(path, await request(path, operation)),
    collections: () => readCollections(entrypointOnce, documents),
    title: async () => (await documents().catch(nullUnlessCancelled))?.title() ?? null,
    see: (cacheVersion) => {
      if (cacheVersion === null || cacheVersion === version) return false;
      const isFirst = version === null;
      version = cacheVersion;
      writeVersion(cacheVersion);
      if (isFirst) return false;
      entrypoint = null;
      void client.invalidateQueries({ queryKey: ['description'] });
      return true;
    },
  };
};

/** The collections of the entrypoint; where there is none, or an empty one, those of the documents. */
const readCollections = async (
  readEntrypoint: () => Promise<Json>,
  documents: () => Promise<ServerDocuments>,
): Promise<readonly Collection[]> => {
  const named = await readEntrypoint().then(collectionsOf, (error: unknown) => {
    if (error instanceof ApiError && error.status !== null && !NO_WORD.includes(error.status)) return [];
    throw error;
  });
  return named.length > 0 ? named : collectionsOf(await (await documents()).entrypoint());
};

/** The shared react-query of a description; fresh until the server's Cache-Version changes. */
export const descriptionQuery = (
  dataProvider: { describe(resource: string, operation: Operation): Promise<{ data: Description }> },
  resource: string,
  operation: Operation,
) => ({
  queryKey: ['description', resource, operation],
  queryFn: async () => (await dataProvider.describe(resource, operation)).data,
  staleTime: Infinity,
  gcTime: Infinity,
  // Several parts of a page need it.
  retryOnMount: ({ state }: Query<Description>) => !isJustRefused(state),
});

/** How long a refusal holds: rights that somebody was given meanwhile count soon. */
const REFUSED_MS = 5_000;

const isJustRefused = ({ error, errorUpdatedAt }: QueryState<Description>): boolean =>
  error instanceof ApiError && error.status === 403 && Date.now() - errorUpdatedAt < REFUSED_MS;
