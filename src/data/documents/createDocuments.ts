import { ApiError, isCancelled } from '../../http/ApiError.ts';
import type { Transport } from '../../http/createTransport.ts';
import type { Answer } from '../../http/sendOnce.ts';
import { toApiPath } from '../../lib/iri.ts';
import type { Operation } from '../../schema/description.ts';
import { fromRecords } from '../../schema/fromRecords.ts';
import { hydra, searchOf } from '../../schema/hydra/readHydra.ts';
import { toMap, toText, type Json } from '../../schema/read.ts';
import { toOffer } from '../../schema/toOffer.ts';
import { queryDocuments } from './queryDocuments.ts';

/** Documentation of a server without field descriptions. */
export interface ServerDocuments {
  /** Tag of the document, or of its content; null where neither can be had. Another one outdates what was read. */
  readonly version: string | null;
  /** The answer of a mapping call as far as the documents know it, or else the records; null where neither does. */
  describe(path: string, operation: Operation): Promise<Json | null>;
  /** Title of the API; null where it has none. */
  title(): Promise<string | null>;
  /** Class -> address of its collection, which the server names itself or its OpenAPI document shows. */
  entrypoint(): Promise<Json>;
}

/** No server has a larger one: what comes beyond is passed over before it fills the memory. */
const MAX_BYTES = 20_000_000;

/**
 * Reads the documents of a server, each of which may be missing; `readEntrypoint` names its collections. They may be long, and
 * are parsed in a worker. Throws `ApiError` where the server does not answer at all.
 */
export const createDocuments = async (
  transport: Transport,
  readEntrypoint: () => Promise<Json>,
): Promise<ServerDocuments> => {
  const read = (path: string, accept: string) =>
    orNull(
      transport.request(toApiPath(path), {
        headers: { Accept: `${accept}, application/json` },
        isRaw: true,
        isImpersonal: true,
      }),
    );
  const [openapi, documentation, named] = await Promise.all([
    read('/docs.jsonopenapi', 'application/vnd.openapi+json'),
    read('/docs.jsonld', 'application/ld+json'),
    orNull(readEntrypoint()),
  ]);
  const blob = blobOf(openapi);
  const hydraBlob = blobOf(documentation);
  const entrypoint = named ?? {};
  const query = blob || hydraBlob ? queryDocuments({ openapi: blob, hydra: hydraBlob, entrypoint }) : null;
  return {
    version: blob && (openapi?.headers.get('ETag') ?? (await hashOf(blob))),
    describe: async (path, operation) => {
      const described = (await query?.({ path, operation })) ?? null;
      if (described && (operation !== 'list' || described.offer !== undefined)) return described;
      const page = await orNull(transport.request(toApiPath(path)));
      if (described) return { ...described, ...searchedBy(page?.body) };
      const collection = toMap(page?.body);
      const records = fromRecords(hydra(collection, 'member') ?? page?.body);
      return records && { ...records, ...(operation === 'list' ? searchedBy(collection) : {}) };
    },
    title: async () => toText((await query?.('api'))?.title),
    entrypoint: async () => toMap((await query?.('api'))?.entrypoint ?? entrypoint),
  };
};

/** A raw answer is a blob. */
const blobOf = (answer: Answer | null): Blob | null => {
  const body = (answer?.body ?? null) as Blob | null;
  return body && body.size <= MAX_BYTES ? body : null;
};

/** Filters of a list, from its own answer. */
const searchedBy = (collection: unknown): Json => {
  const names = searchOf(collection);
  return names.length === 0 ? {} : { offer: toOffer(names.map((name) => [name, {}])) };
};

/** Null for what the server has not; throws where it did not answer, for it may have it. */
const orNull = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (isCancelled(error) || (error instanceof ApiError && (error.status === null || error.status === 401)))
      throw error;
    return null;
  });

const hashOf = async (blob: Blob): Promise<string | null> => {
  // Only where the page came safely.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest('SHA-256', await blob.arrayBuffer());
  return digest
    ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    : null;
};
