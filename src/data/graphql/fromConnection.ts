import { idOf } from '../../lib/iri.ts';
import { isObject, isTrue, toList, toNumber, toText, type Json } from '../../schema/read.ts';
import type { QueryParts } from './query.ts';

/** A record as GraphQL gave it: `@id` is its IRI, `id` its integer; relations to many are lists of such records. */
export interface Member {
  readonly '@id': string;
  /** Null where the record's key is no integer. */
  readonly id: number | null;
  readonly cursor: string | null;
  readonly [field: string]: unknown;
}

export interface MemberList {
  readonly members: readonly Member[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  /** Null when it was not selected, or the server does not count. */
  readonly total: number | null;
}

/**
 * Reads the answer to a query: a cursor connection, the plain list of a collection without pages, or a page of
 * `collection` and `paginationInfo`. Entries without identity are left out; undefined when it is none of the three.
 */
export const fromConnection = (
  raw: unknown,
  { select, first }: Pick<QueryParts, 'select' | 'first'>,
): MemberList | undefined => {
  if (!isObject(raw) && !Array.isArray(raw)) return undefined;
  const tree = toTree(select);
  const entries = entriesOf(raw);
  const members = entries.flatMap(({ node, cursor }) => toMember(readNode(node, tree), cursor));
  const info = toPageInfo(raw);
  const counted = toNumber(isObject(raw) ? (raw.totalCount ?? info.totalCount) : raw.length);
  // A server that pages without counting answers 0 records and no next page.
  const isUncounted = counted === 0 && entries.length > 0;
  return {
    members,
    pageInfo: {
      endCursor: toText(info.endCursor) ?? entries.at(-1)?.cursor ?? null,
      hasNextPage: isTrue(info.hasNextPage) || (isUncounted && entries.length === first),
    },
    total: isUncounted ? null : counted,
  };
};

const toPageInfo = (raw: unknown): Json => {
  if (!isObject(raw)) return {};
  const info = isObject(raw.pageInfo) ? raw.pageInfo : raw.paginationInfo;
  return isObject(info) ? info : {};
};

interface Entry {
  readonly node: unknown;
  readonly cursor: string | null;
}

const entriesOf = (raw: unknown): readonly Entry[] => {
  if (!isObject(raw)) return toList(raw).map((node) => ({ node, cursor: null }));
  if ('edges' in raw)
    return toList(raw.edges).map((edge) =>
      isObject(edge) ? { node: edge.node, cursor: toText(edge.cursor) } : { node: null, cursor: null },
    );
  return toList(raw.collection).map((node) => ({ node, cursor: null }));
};

/** The selected fields, so that plain JSON is never taken for a record. */
type Tree = ReadonlyMap<string, { readonly many: boolean; readonly below: Tree }>;

const toTree = (paths: readonly string[]): Tree => {
  const grouped = new Map<string, string[]>();
  for (const path of paths) {
    const [head = '', ...rest] = path.split('.');
    const below = grouped.get(head) ?? [];
    grouped.set(head, rest.length > 0 ? [...below, rest.join('.')] : below);
  }
  return new Map(
    [...grouped]
      .filter(([head, below]) => head.endsWith('[]') || below.length > 0)
      .map(([head, below]) => [
        head.replace(/\[\]$/, ''),
        { many: head.endsWith('[]'), below: toTree(below) },
      ]),
  );
};

const readNode = (node: unknown, tree: Tree): Json => {
  if (!isObject(node)) return {};
  const { id, ...fields } = node;
  const iri = toText(id);
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, readField(value, tree.get(name))]),
    ),
    ...(iri === null ? {} : { '@id': iri, id: idOf(iri) }),
  };
};

const readField = (value: unknown, selected: { many: boolean; below: Tree } | undefined): unknown => {
  if (!selected || value === null) return value;
  if (selected.many)
    return entriesOf(value).flatMap(({ node }) => (isObject(node) ? readNode(node, selected.below) : []));
  return Array.isArray(value)
    ? value.map((one) => readNode(one, selected.below))
    : readNode(value, selected.below);
};

const toMember = (node: Json, cursor: string | null): Member[] =>
  typeof node['@id'] === 'string' ? [{ ...node, '@id': node['@id'], id: toNumber(node.id), cursor }] : [];
