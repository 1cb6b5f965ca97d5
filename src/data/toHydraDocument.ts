import { isObject, toLength, toList, toMap, toNumber, toText, type Json } from '../schema/read.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Answer } from '../http/sendOnce.ts';
import { fromApiPath, isGenerated, isSameRecord, toIri } from '../lib/iri.ts';
import { tryOrNull } from '../lib/tryOrNull.ts';

/**
 * Rewrites a JSON-LD answer into the one form that hydraDataProvider reads without loss: Hydra keys without
 * prefix (with it, a total of 0 counts as absent), members as a list of objects, bare IRIs as `{ '@id' }`.
 */
export const toHydraDocument = (body: unknown): Record<string, unknown> => {
  const document = isObject(body) ? withoutPrefix(body) : {};
  // A record may have a field of that name: a relation or a text is no list of members.
  if (Array.isArray(document.member) || (isObject(document.member) && !('@id' in document.member))) {
    document.member = toList(document.member).flatMap((member) =>
      typeof member === 'string' ? [{ '@id': member }] : isObject(member) ? [member] : [],
    );
  }
  if ('totalItems' in document) {
    const total = toNumber(document.totalItems);
    if (total === null) delete document.totalItems;
    else document.totalItems = total;
  }
  if (isObject(document.view)) document.view = withoutPrefix(document.view);
  return document;
};

/**
 * The document of an answer at `path`. Records that are answered as results of another class bear an address that is made
 * up anew with each answer: the one that they are known by takes its place.
 */
export const withAddresses = (
  document: Record<string, unknown>,
  { method, path }: SentRequest,
): Record<string, unknown> => {
  const inCollection = <T extends Json>(record: T): T => {
    const id = toText(record.id);
    const isNamed = id !== null && isGenerated(record['@id']);
    return isNamed ? { ...record, '@id': toIri(fromApiPath(path) ?? path, id) } : record;
  };
  if (isGenerated(document['@id']))
    return method === 'POST' ? inCollection(document) : { ...document, '@id': path };
  if (!Array.isArray(document.member)) return document;
  return {
    ...document,
    member: document.member.map((member) => (isObject(member) ? inCollection(member) : member)),
  };
};

/** Of `hydra:x` and `x` in one body the prefixed one counts. */
const withoutPrefix = (body: Json): Record<string, unknown> => {
  const entries = Object.entries(body);
  const plain = entries.filter(([key]) => !key.startsWith(PREFIX));
  const prefixed = entries.filter(([key]) => key.startsWith(PREFIX));
  return Object.fromEntries([...plain, ...prefixed.map(([key, value]) => [key.slice(PREFIX.length), value])]);
};

const PREFIX = 'hydra:';

/**
 * `canCreate` of a collection. True when absent: the description says whether there is a POST, and the server
 * whether the user may.
 */
export const canCreateOf = (body: unknown): boolean => {
  const collection = toMap(body);
  const permissions = collection.permissions ?? collection['@permissions'] ?? collection['hydra:permissions'];
  return toMap(permissions).canCreate !== false;
};

/** The page of a collection, beside the members or in the address of the view; null without. */
export const pageOf = ({ page, view }: Readonly<Record<string, unknown>>): number | null => {
  const address = isObject(view) ? toText(view['@id']) : null;
  return toLength(page) ?? toLength(/[?&]page=(\d+)/.exec(address ?? '')?.[1]);
};

/** Whether a page names one behind it, names none although it knows its place, or says nothing of others. */
export type Neighbours = 'next' | 'last' | 'unknown';

/** The addresses of the rows of a page, how many rows the list has (null where nobody counts), and its neighbours. */
export const idsOf = (
  document: Readonly<Record<string, unknown>>,
): { readonly ids: readonly string[]; readonly total: number | null; readonly neighbours: Neighbours } => {
  const { view } = document;
  const hasNext = isObject(view) && toText(view.next) !== null;
  return {
    ids: toList(document.member).map((member) => toText(toMap(member)['@id']) ?? JSON.stringify(member)),
    total: toNumber(document.totalItems),
    neighbours: hasNext ? 'next' : isObject(view) ? 'last' : 'unknown',
  };
};

/** Method and path of the request. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
}

/** Taken in, and still being worked on (RFC 9110, 15.3.3): the answer may describe the work instead of the record. */
export const ACCEPTED = 202;

/**
 * The document of a successful answer. Of a write it is the record of that path, or of the collection for a POST; `{}`
 * where it has no body (204), or none that is a record yet (202). Any other answer, an error sent as a success or
 * another record, throws `ApiError`, with unknown outcome for a write.
 */
export const documentOf = ({ status, body, text }: Answer, { method, path }: SentRequest): Json => {
  const isRead = method === 'GET';
  if (isObject(body) && (isRead ? Object.keys(body).length > 0 : isRecordAt(path, method, body))) return body;
  if (!isRead && (text.trim() === '' ? body === null : status === ACCEPTED && !isRecord(body))) return {};
  const message = isRecord(body) ? 'The server answered another record' : 'The server answered no document';
  throw new ApiError({ kind: 'server', status, message, unknownOutcome: !isRead });
};

const isRecord = (body: unknown): boolean => toText(toMap(body)['@id']) !== null;

/** Whether a record is the written one. What has no address of its own, as results of another class, may be. */
const isRecordAt = (path: string, method: string, { '@id': iri }: Json): boolean => {
  if (typeof iri !== 'string' || iri === '') return false;
  if (isGenerated(iri)) return true;
  const [answered, sent] = [toPath(iri), toPath(path)];
  return method === 'POST'
    ? answered.startsWith(`${sent}/`)
    : answered === sent || isSameRecord(answered, sent);
};

/** Written as a browser sends it: `/api/slugs/été` is `/api/slugs/%C3%A9t%C3%A9`. */
export const toPath = (iri: string): string =>
  tryOrNull(() => new URL(iri, 'http://localhost').pathname) ?? iri;
