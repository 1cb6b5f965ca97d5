import type { Transport } from '../../http/createTransport.ts';
import { idOf } from '../../lib/iri.ts';
import { hydra, nodesOf } from '../../schema/hydra/readHydra.ts';
import { isObject, toList, toMap, toNumber, toText } from '../../schema/read.ts';
import type { Member } from '../graphql/fromConnection.ts';
import { toHydraDocument } from '../toHydraDocument.ts';

interface Page {
  readonly members: readonly Member[];
  /** Null where the collection does not count. */
  readonly total: number | null;
  /** Address of the page behind it. */
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
  const document = toHydraDocument(body);
  const mapping = nodesOf(hydra(toMap(document.search), 'mapping'));
  return {
    members: toList(document.member).flatMap(toMember),
    total: toNumber(document.totalItems),
    next: toText(toMap(document.view).next),
    filters: new Set(mapping.flatMap((entry) => toText(hydra(entry, 'variable')) ?? [])),
  };
};

/** A record in the form of GraphQL's answers; without an address it is none. */
export const toMember = (raw: unknown): Member[] => {
  if (!isObject(raw)) return [];
  const { '@context': _context, '@type': _type, ...record } = raw;
  const iri = toText(record['@id']);
  return iri === null ? [] : [{ ...record, '@id': iri, id: idOf(iri), cursor: null }];
};
