import type { Transport } from '../../http/createTransport.ts';
import { idOf } from '../../lib/iri.ts';
import { hydra, nodesOf } from '../../schema/hydra/readHydra.ts';
import { isObject, toList, toMap, toNumber, toText } from '../../schema/read.ts';
import type { Member } from '../graphql/fromConnection.ts';
import { idsOf, toHydraDocument, withAddresses } from '../toHydraDocument.ts';

interface Page {
  readonly members: readonly Member[];
  /** Null where the collection does not count. */
  readonly total: number | null;
  /** Address of the page behind it, or of one that may be there; null at the end. */
  readonly next: string | null;
  /** Parameters that the collection says it filters by. */
  readonly filters: ReadonlySet<string>;
}

/** One page of a collection, with what it says of its filters. */
export const readPage = async (
  transport: Transport,
  address: string,
  signal: AbortSignal | undefined,
): Promise<Page> => {
  const { body } = await transport.request(address, signal ? { signal } : {});
  const document = withAddresses(toHydraDocument(body), {
    method: 'GET',
    path: address.split('?')[0] ?? address,
  });
  const mapping = nodesOf(hydra(toMap(document.search), 'mapping'));
  return {
    members: toList(document.member).flatMap(toMember),
    total: toNumber(document.totalItems),
    next: toText(toMap(document.view).next) ?? nextOf(address, document),
    filters: new Set(mapping.flatMap((entry) => toText(hydra(entry, 'variable')) ?? [])),
  };
};

/** A server that says nothing of other pages may have one behind a full page, and has one while rows are missing. */
const nextOf = (address: string, document: Readonly<Record<string, unknown>>): string | null => {
  const { ids, total, neighbours } = idsOf(document);
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('itemsPerPage') ?? 0);
  if (neighbours !== 'unknown' || ids.length === 0 || size === 0) return null;
  // A page shorter than requested may be the most that this server gives at once.
  const given = Math.min(ids.length, size);
  const hasMore = total === null ? given === size : total > page * given;
  // Only the page changes: the rest of the query stays as it was sent.
  const next = search.replace(/(^|&)page=\d+/, `$1page=${page + 1}`);
  return hasMore && next !== search ? `${path}?${next}` : null;
};

/** A record in the form of GraphQL's answers; without an address it is none. */
export const toMember = (raw: unknown): Member[] => {
  if (!isObject(raw)) return [];
  const { '@context': _context, '@type': _type, ...record } = raw;
  const iri = toText(record['@id']);
  return iri === null ? [] : [{ ...record, '@id': iri, id: idOf(iri), cursor: null }];
};
