import { hydraDataProvider } from '@api-platform/admin';
import { Api, Resource } from '@api-platform/api-doc-parser';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { ApiError } from '../http/ApiError.ts';
import { parseJson } from '../http/parseJson.ts';
import type { Answer } from '../http/sendOnce.ts';
import { isObject, toMap } from '../schema/read.ts';
import { isSameRecord, iriOf } from '../lib/iri.ts';
import type { Order } from '../lib/orders.ts';
import type { Transport } from '../http/createTransport.ts';
import {
  ACCEPTED,
  documentOf,
  toHydraDocument,
  withAddresses,
  toPath,
  type SentRequest,
} from './toHydraDocument.ts';
import { createPageFacts } from './createPageFacts.ts';
import { createListReader } from './createListReader.ts';
import { isOfShape, namesRecord, withBlanks, withNote } from './answerOfWrite.ts';
import { toForm, toParts } from './toForm.ts';
import { writeOptionsOf, type WriteOptions } from './writeOptions.ts';

type HydraVerbs = Pick<DataProvider, 'getList' | 'getOne' | 'create' | 'update' | 'delete'> & {
  /** A record with the tag of its version; null where the server gives none or its pages have another origin. */
  getVersion(resource: string, id: Identifier): Promise<RecordVersion>;
};

export interface RecordVersion {
  readonly data: RaRecord;
  readonly etag: string | null;
  /** The methods of the record's `Allow` header, if any. */
  readonly methods?: readonly string[] | null;
}

/** The last answer of a provider: raw, parsed, and its ETag. */
interface Seen {
  status: number;
  body: unknown;
  document: Record<string, unknown>;
  etag: string | null;
  allow: string | null;
}

/**
 * Hydra over our transport: the one file that touches @api-platform/admin's provider. No documentation is ever
 * downloaded, its parser answers with the requested collections.
 */
export const createHydra = (
  transport: Transport,
  entrypoint: string,
  /** Whether new files of a collection go out as parts of a form. */
  sendsForms: (collection: string) => boolean = () => false,
): HydraVerbs => {
  const moves = createMoves(transport);
  const open = createOpen(transport, entrypoint, moves);
  const { pathname: root } = new URL(entrypoint);
  const ready = introspectOnce(() => open('').provider);
  const readList = createListReader(open, createPageFacts());
  const addressOf = (id: Identifier): string => moves.placeOf(String(id));
  const read = async (resource: string, id: Identifier, signal?: AbortSignal) => {
    await ready();
    const { provider, seen } = open(resource, { signal });
    const { data } = await provider.getOne(resource, { id });
    return { data: thatOf(data, { id, address: addressOf(id) }), seen };
  };
  const openWrite = async (resource: string, values: unknown) => {
    await ready();
    return open(resource, { takesForm: sendsForms(resource), ...writeOptionsOf(values) });
  };

  return {
    getList: async (resource, params) => {
      await ready();
      return (await readList(resource, params)) as never;
    },
    getOne: async (resource, { id, signal }) => ({ data: (await read(resource, id, signal)).data as never }),
    getVersion: async (resource, id) => {
      const { data, seen } = await read(resource, id);
      return { data, etag: seen.etag, methods: seen.allow?.split(/\s*,\s*/) ?? null };
    },
    create: async (resource, params) => {
      const { provider, seen } = await openWrite(resource, params.data);
      const { data } = await provider.create(resource, params);
      if (namesRecord(seen.document, root)) return { data } as never;
      return { data: withNote(data, seen.status === ACCEPTED ? 'accepted' : 'recordless') } as never;
    },
    update: async (resource, params) => {
      const { provider, seen } = await openWrite(resource, params.data);
      const { data } = await provider.update(resource, params);
      const before = toMap(params.previousData);
      // What is still being worked on reads as before: the page goes on showing what was sent.
      const sent = { ...before, ...params.data, id: params.id };
      if (seen.status === ACCEPTED) return { data: withNote(sent, 'accepted') } as never;
      const isThere = data.id === addressOf(params.id);
      if (isThere && isOfShape(before, data)) return { data: { ...data, id: params.id } } as never;
      // The write is done, whatever becomes of the reading.
      const stored = await read(resource, params.id).catch(() => ({ data: sent }));
      return { data: withBlanks(before, stored.data) } as never;
    },
    delete: async (resource, params) => (await openWrite(resource, null)).provider.delete(resource, params),
  };
};

/** One call of the provider. */
interface Call extends WriteOptions {
  readonly signal?: AbortSignal | undefined;
  /** New files go as parts of a form, and within the JSON where the server wants them so. */
  readonly takesForm?: boolean;
  /** Orders of a list, the first one first. */
  readonly orders?: readonly Order[] | undefined;
}

/** The provider keeps one schema for all of its instances, that of the last one: all of them share these. */
const COLLECTIONS: Resource[] = [new Resource('', '')];

/**
 * A provider is made per call (6 µs), so that the caller's abort signal reaches fetch and the answer's own keys
 * (`permissions`) can be kept.
 */
const createOpen = (transport: Transport, entrypoint: string, moves: Moves) => {
  const api = new Api(entrypoint, { resources: COLLECTIONS });
  // Production's CORS rules let neither tags nor methods through.
  const { origin, pathname: root } = new URL(entrypoint);
  const hasTags = origin === globalThis.location?.origin;
  return (collection: string, call: Call = {}) => {
    if (!COLLECTIONS.some(({ name }) => name === collection))
      COLLECTIONS.push(new Resource(collection, `${entrypoint}/${collection}`));
    const seen: Seen = { status: 0, body: null, document: {}, etag: null, allow: null };
    const provider = hydraDataProvider({
      entrypoint,
      mercure: false,
      useEmbedded: true,
      disableCache: true,
      apiDocumentationParser: () => Promise.resolve({ api, response: new Response(), status: 200 }),
      httpClient: async (url, options) => {
        const method = call.isPatch ? 'PATCH' : (options?.method ?? 'GET');
        const pathname = moves.placeOf(url.pathname);
        const path = pathname + withOrders(url.searchParams, call.orders);
        const answer = await sendCall(transport, path, method, options?.body, call);
        const { status, headers } = answer;
        seen.status = status;
        const place = await moves.note(answer, { method, path: pathname }, `${root}/${collection}`);
        const sent = { method, path: place };
        seen.body = documentOf(answer, sent);
        seen.document = withAddresses(toHydraDocument(seen.body), sent);
        seen.allow = headers.get('Allow');
        // Compression on the way weakens a tag, and a weak one never matches (RFC 9110, 13.1.1).
        seen.etag = hasTags ? (headers.get('ETag')?.replace(/^W\//, '') ?? null) : null;
        return { status, headers, json: withIdentity(seen.document, url) as never };
      },
    });
    return { provider, seen };
  };
};

/** Sends a call as a form where it is to be one, and again as the server wants it where it refuses the manner. */
const sendCall = (
  transport: Transport,
  path: string,
  method: string,
  body: unknown,
  { ifMatch, upload, isPatch, takesForm, isForm, signal }: Call,
): Promise<Answer> => {
  const send = (verb: string, sent: unknown) =>
    transport.request(path, {
      method: verb,
      ...(sent ? { body: sent } : {}),
      headers: {
        ...(ifMatch && { 'If-Match': ifMatch }),
        ...(verb === 'PATCH' && { 'Content-Type': 'application/merge-patch+json' }),
      },
      ...(upload ? { upload } : {}),
      ...(signal ? { signal } : {}),
    });
  const values = (isForm || takesForm) && !isPatch && typeof body === 'string' ? toMap(parseJson(body)) : {};
  if (isForm) return send(method, toParts(values));
  const form = takesForm ? toForm(values) : null;
  // PHP reads forms of POST alone, an update included.
  return send(form ? 'POST' : method, form ?? body).catch((error: unknown) => {
    if (form && isRefusedAs(error, 405, 415)) return send(method, body);
    // What changes a part of a record is a merge patch as it is.
    if (method === 'PUT' && isRefusedAs(error, 405)) return send('PATCH', body);
    throw error;
  });
};

/**
 * Plain API Platform takes neither multipart (415) nor POST on an item (405): files go within the JSON; since
 * version 4 it takes no PUT either. A call refused so has written nothing.
 */
const isRefusedAs = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status ?? 0);

/**
 * A cache may answer with another record, which must not be shown. One known under several collections
 * (`/organizations/7` is `/clubs/7`), or by another identifier since, keeps the requested IRI.
 */
const thatOf = <T extends { readonly id: Identifier }>(
  record: T,
  { id, address }: { readonly id: Identifier; readonly address: string },
): T => {
  if (isSameRecord(String(record.id), address)) return { ...record, id };
  throw new ApiError({ kind: 'server', status: 200, message: 'The server answered another record' });
};

/** The provider reads a schema that only `introspect` sets; resources without fields make it convert nothing. */
const introspectOnce = (open: () => ReturnType<typeof hydraDataProvider>): (() => Promise<void>) => {
  let done: Promise<void> | null = null;
  return () =>
    (done ??= open()
      .introspect()
      .then(() => undefined));
};

/** The query with its orders. The API reads either case; lower case is what the specification writes. */
const withOrders = (query: URLSearchParams, orders: readonly Order[] = []): string => {
  const all = new URLSearchParams([
    ...orders.map(({ path, direction }) => [`order[${path}]`, direction]),
    ...[...query].map(([name, value]) => [name.replace(UNDER, '$1[$2]$3'), value]),
  ]);
  return all.size > 0 ? `?${all}` : '';
};

/** A filter that another parameter keeps: `under.search.title` is sent as `search[title]`. */
const UNDER = /^under\.([^.]+)\.([^[]+)(.*)$/;

/** A write answered without body (202, 204) is a success: the record is then known by its address alone. */
const withIdentity = (document: Record<string, unknown>, url: URL): Record<string, unknown> =>
  isObject(document) && typeof document['@id'] === 'string' ? document : { ...document, '@id': url.pathname };

/** Where the records are to which an update gave another identifier: a page or a list may know them by the former one. */
interface Moves {
  /** The path of a record now. */
  readonly placeOf: (path: string) => string;
  /** Takes notice of an answer of this collection (`/api/people`), and returns the path that the record is at since then. */
  readonly note: (answer: Answer, sent: SentRequest, collection: string) => Promise<string>;
}

const createMoves = (transport: Transport): Moves => {
  const moves = new Map<string, string>();
  const placeOf = (path: string): string => {
    const next = moves.get(path);
    return next === undefined ? path : placeOf(next);
  };
  const isGone = (path: string): Promise<boolean> =>
    transport.request(path).then(
      () => false,
      (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410),
    );
  return {
    placeOf,
    note: async ({ status, body }, { method, path }, collection) => {
      const there = toPath(iriOf(body) ?? '');
      if (!there.startsWith(`${collection}/`)) return path;
      // A record that is there is not elsewhere.
      if (method === 'POST') moves.delete(there);
      const isOther = !(there === path || isSameRecord(there, path));
      if (!isOther || status === ACCEPTED || !UPDATES.has(method)) return path;
      // The answer may be that of somebody else: the record has moved where its former address leads nowhere.
      if (!(await isGone(path))) return path;
      moves.set(path, there).delete(there);
      return there;
    },
  };
};

const UPDATES: ReadonlySet<string> = new Set(['PUT', 'PATCH']);
