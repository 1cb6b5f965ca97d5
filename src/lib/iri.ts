import { tryOrNull } from './tryOrNull.ts';

/** Prefix of every path of the API. */
export const API = '/api';

/** Whether an address is one that API Platform generated for what has none: it leads nowhere. */
export const isGenerated = (iri: unknown): boolean =>
  typeof iri === 'string' && (iri.startsWith('_:') || iri.includes('/.well-known/genid/'));

declare const brand: unique symbol;

/** Identity of a record on the server, `/api/people/812`; an `Iri<'people'>` is of that collection and no other. */
export type Iri<Collection extends string = string> = string & { readonly [brand]: Collection };

/** Path of an IRI, whether it came as a path, an absolute URL or a `//host/path` reference. */
export const pathOf = (iri: string): string => {
  const match = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*([^?#]*)/i.exec(iri);
  return match ? (match[1] ?? '') : iri;
};

/** Trailing integer of an IRI (`/api/people/812` gives 812), or null where the last segment is not all digits. */
export const idOf = (iri: unknown): number | null => {
  if (typeof iri === 'number') return Number.isSafeInteger(iri) ? iri : null;
  if (typeof iri !== 'string') return null;
  const digits = /(?:^|\/)(\d{1,15})$/.exec(pathOf(iri));
  return digits ? Number(digits[1]) : null;
};

/** Path of a call: `/seasons?order[name]=asc` gives `/api/seasons?order[name]=asc`. */
export const toApiPath = (path: string): string => `${API}${path}`;

/** Path without the API prefix: `/api/people` gives `/people`; null for what is not below it. */
export const fromApiPath = (iri: string): string | null => {
  const path = pathOf(iri);
  return path.startsWith(toApiPath('/')) ? path.slice(API.length) : null;
};

/** Collection path of an IRI without the API prefix: `/api/people/812` gives `/people`. */
export const collectionOf = (iri: string): string | null =>
  /^(\/[^/]+)\/[^/]+$/.exec(fromApiPath(iri) ?? '')?.[1] ?? null;

/** Address of a record by its identifier as one reads it: a number, a UUID, `c++`, `id1=1;id2=2`, or several segments. */
export const toIri = <Path extends string>(collection: Path, id: number | string): Iri<CollectionAt<Path>> =>
  toApiPath(`${collection}/${encodeIdentifier(String(id))}`) as Iri<CollectionAt<Path>>;

/** As Symfony writes it into a path: these delimiters stay as they are, a slash that was written out stays so too. */
const encodeIdentifier = (id: string): string =>
  encodeURIComponent(id)
    .replaceAll(/%(?:2F|40|3A|3B|2C|3D|2B|7C)/g, (code) => decodeURIComponent(code))
    .replaceAll('%252F', '%2F')
    .replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The id that `toIri` made the address from; null for an address that is not of the collection, `/people`. */
export const identifierIn = (iri: string, collection: string): string | null => {
  const path = fromApiPath(iri) ?? '';
  if (!path.startsWith(`${collection}/`)) return null;
  const id = path.slice(collection.length + 1);
  return tryOrNull(() => decodeURIComponent(id.replaceAll(/%2F/gi, '%252F'))) ?? id;
};

/** A path that is only known when the code runs gives an IRI of some collection. */
type CollectionAt<Path extends string> = Path extends `/${infer Collection}` ? Collection : string;

/** IRI of a relation value, which the server may give as a string or as an embedded object. */
export const iriOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value !== 'object' || value === null) return null;
  const iri = (value as { '@id'?: unknown })['@id'];
  return typeof iri === 'string' ? iri : null;
};

/** IRI of a record that is one of its own on this server; null where it was generated for a part of another. */
export const identityOf = (value: unknown): string | null => {
  const iri = iriOf(value);
  return iri !== null && fromApiPath(iri) !== null && !isGenerated(iri) ? iri : null;
};

/**
 * Whether two IRIs name one record: the same, or the same number in two collections, of which one inherits from the
 * other. Addresses of other hosts name nothing here.
 */
export const isSameRecord = (one: string, other: string): boolean => {
  const [first, second] = [recordOf(one), recordOf(other)];
  return one === other || (first !== null && first[1] !== second?.[1] && first[2] === second?.[2]);
};

const recordOf = (iri: string): RegExpExecArray | null =>
  iri.startsWith(API) ? /^(\/\w+)\/(\d{1,15})$/.exec(iri.slice(API.length)) : null;
