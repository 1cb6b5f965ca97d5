import { ApiError } from '../../http/ApiError.ts';
import type { Transport } from '../../http/createTransport.ts';
import { chunk } from '../../lib/chunk.ts';
import { toApiPath, toIri } from '../../lib/iri.ts';
import { recordKey } from '../graphql/createRecordLoader.ts';
import type { Member } from '../graphql/fromConnection.ts';
import { toMap } from '../../schema/read.ts';
import { withAddresses } from '../toHydraDocument.ts';
import { readPage, toMember } from './readPage.ts';

type Id = string | number;

/** Reads records of a collection by their numbers or addresses; those that the server does not give are left out. */
export type ReadByIds = (
  collection: string,
  ids: readonly Id[],
  signal?: AbortSignal,
) => Promise<readonly Member[]>;

/** Records of one request: the largest page that most servers give. */
const MANY = 100;
/** Single reads on their way at once. */
const AT_ONCE = 25;

/**
 * Reads many records in one request, `?id[]=1&id[]=2`; one by one from then on where the collection ignores the
 * filter.
 */
export const createReadByIds = (transport: Transport): ReadByIds => {
  const withoutFilter = new Set<string>();

  const readOne = async (iri: string, signal?: AbortSignal): Promise<readonly Member[]> => {
    try {
      const { body } = await transport.request(iri, signal ? { signal } : {});
      return toMember(withAddresses({ ...toMap(body) }, { method: 'GET', path: iri }));
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  };

  const readEach = async (
    collection: string,
    ids: readonly Id[],
    signal?: AbortSignal,
  ): Promise<readonly Member[]> => {
    const found: Member[] = [];
    for (const some of chunk(ids, AT_ONCE)) {
      // Hundreds of single reads at once would keep a server from everything else.
      // oxlint-disable-next-line no-await-in-loop
      const read = await Promise.all(some.map((id) => readOne(iriOfId(collection, id), signal)));
      found.push(...read.flat());
    }
    return found;
  };

  /** Null where the collection does not filter by `id[]`. */
  const readTogether = async (
    collection: string,
    ids: readonly Id[],
    signal?: AbortSignal,
  ): Promise<readonly Member[] | null> => {
    const parameters = ids.map((id) => `id[]=${encodeURIComponent(id)}`).join('&');
    const address = toApiPath(`${collection}?${parameters}&itemsPerPage=${ids.length}`);
    const { members, next } = await readPage(transport, address, signal);
    const wanted = new Set(ids);
    if (members.some((member) => !wanted.has(recordKey(member['@id'])))) return null;
    const seen = new Set(members.map((member) => recordKey(member['@id'])));
    const left = ids.filter((id) => !seen.has(id));
    if (next === null || members.length === 0 || left.length === 0) return members;
    // A smaller page than requested: the others are read in turn.
    const others = await readTogether(collection, left, signal);
    return others && [...members, ...others];
  };

  return async (collection, ids, signal) => {
    const pages = chunk([...new Set(ids.map(keyOfId))], MANY).map(async (some) => {
      if (some.length > 1 && !withoutFilter.has(collection)) {
        const found = await readTogether(collection, some, signal).catch(nothingWhereRefused);
        if (found) return found;
        withoutFilter.add(collection);
      }
      return readEach(collection, some, signal);
    });
    return (await Promise.all(pages)).flat();
  };
};

const iriOfId = (collection: string, id: Id): string =>
  typeof id === 'string' && id.startsWith('/') ? id : toIri(collection, id);

const keyOfId = (id: Id): Id => recordKey(String(id));

/** A collection may refuse a parameter that it does not know, or to be listed at all. */
const nothingWhereRefused = (error: unknown): null => {
  if (error instanceof ApiError && [400, 404, 405].includes(error.status ?? 0)) return null;
  throw error;
};

/** A record that is gone, or that the account may not read, has no name to show. */
const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'notFound' || error.kind === 'forbidden' || error.status === 410);
