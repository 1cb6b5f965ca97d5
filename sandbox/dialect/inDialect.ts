import { Hono } from 'hono';
import type { Context, Env } from '../rights/context.ts';
import { apiCors } from '../http/apiCors.ts';
import { apiHeaders } from '../http/apiHeaders.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { RequestFailure } from '../http/failures.ts';
import { isObject } from '../model/isObject.ts';
import { parseJson } from '../rest/readBody.ts';
import { toErrorResponse } from '../http/toErrorResponse.ts';
import type { Json } from '../rest/toJsonLd.ts';
import { describeSpoken } from './describeSpoken.ts';
import type { Dialect } from './dialect.ts';
import { documentSpoken } from './documentSpoken.ts';
import { fromSpoken } from './fromSpoken.ts';
import { toSpoken } from './toSpoken.ts';

/**
 * The REST side of the reference API spoken in a dialect: requests are turned into its own form on their way in, and
 * its answers into the dialect's on their way out. GraphQL derives the dialect's schema itself.
 */
export const inDialect = (app: Hono<Env>, context: Context, dialect: Dialect): Hono<Env> => {
  const { model } = context;
  const spoken = new Hono<Env>();
  // What is refused here has not come to the application, which gives all others their headers.
  spoken.use('/api/*', apiHeaders(context));
  spoken.use('/api/*', apiCors());
  spoken.onError(toErrorResponse);
  spoken.all('*', async (c) => {
    const place = placeOf(model, c.req.path);
    const request = await toReference(model, dialect, place, c.req.raw);
    const answer = await app.fetch(request, c.env);
    return toAnswer(model, dialect, place, c.req.raw, answer);
  });
  return spoken;
};

type Place =
  | { readonly is: 'collection' | 'record'; readonly entity: ResolvedEntity }
  | { readonly is: 'mapping' | 'documentation' | 'other' };

const ADDRESS = /^\/api(\/[a-z0-9_]+)(?:\/(?:(search)|\d+(?:\/reveal)?))?$/;

const placeOf = (model: Model, path: string): Place => {
  if (/^\/api\/.*\/mapping$/.test(path)) return { is: 'mapping' };
  if (/^\/api\/docs(?:\.jsonld)?$/.test(path)) return { is: 'documentation' };
  const [, collection = '', search] = ADDRESS.exec(path) ?? [];
  const entity = model.byPath(collection);
  if (!entity) return { is: 'other' };
  return { is: search || path === `/api${collection}` ? 'collection' : 'record', entity };
};

const toReference = async (
  model: Model,
  dialect: Dialect,
  place: Place,
  request: Request,
): Promise<Request> => {
  if (!('entity' in place)) return request;
  if (request.method === 'GET') return place.is === 'collection' ? toPages(dialect, request) : request;
  const { method, headers } = place.is === 'record' ? toUpdate(dialect, request) : request;
  if ((method !== 'POST' && method !== 'PUT') || !isJson(headers)) return request;
  const text = await request.clone().text();
  if (text === '') return request;
  const body = parseJson(text);
  return new Request(request.url, {
    method,
    headers,
    body: JSON.stringify(isObject(body) ? fromSpoken(model, dialect, place.entity, body, method) : body),
  });
};

/** The parameter's size counts for nothing; the addresses of other pages still repeat it. */
const toPages = ({ collections }: Dialect, request: Request): Request => {
  if (collections !== 'bare') return request;
  const url = new URL(request.url);
  url.searchParams.set('itemsPerPage', String(PAGE_SIZE));
  return new Request(url, request);
};

const PAGE_SIZE = 30;

const MERGE_PATCH = 'application/merge-patch+json';

/** A change in the reference API's own words, which keeps whatever the body does not name. */
const toUpdate = (
  { update }: Dialect,
  request: Request,
): { readonly method: string; readonly headers: Headers } => {
  const { method } = request;
  const headers = new Headers(request.headers);
  if (update !== 'PATCH') return { method, headers };
  if (method === 'PUT') throw notAllowed(request);
  if (method !== 'PATCH') return { method, headers };
  const type = headers.get('Content-Type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== MERGE_PATCH)
    throw new RequestFailure(
      415,
      `The content-type "${type.slice(0, 100)}" is not supported. Supported MIME types are "${MERGE_PATCH}".`,
    );
  headers.set('Content-Type', 'application/ld+json');
  return { method: 'PUT', headers };
};

const notAllowed = ({ method, url }: Request): RequestFailure => {
  const allow = 'GET, PATCH, DELETE';
  const path = new URL(url).pathname;
  return new RequestFailure(
    405,
    `No route found for "${method} ${path}": Method Not Allowed (Allow: ${allow})`,
    { Allow: allow },
  );
};

const toAnswer = async (
  model: Model,
  dialect: Dialect,
  place: Place,
  request: Request,
  answer: Response,
): Promise<Response> => {
  if (!answer.ok || place.is === 'other' || !isJson(answer.headers)) return answer;
  // One by one: under a host that replaces `Response`, a whole copy lacks the type that `Response.json` set.
  const headers = new Headers([...answer.headers]);
  headers.delete('Content-Length');
  const silent = silenceOf(dialect, place, request, answer);
  if (silent !== undefined) {
    headers.delete('Content-Type');
    return new Response(null, { status: silent, headers });
  }
  const body: unknown = await answer.json();
  const told = isObject(body) ? toBody(model, dialect, place, request, body) : body;
  return new Response(JSON.stringify(told), { status: answer.status, headers });
};

const silenceOf = (
  { created, updated }: Dialect,
  { is }: Place,
  { method }: Request,
  { status }: Response,
): number | undefined => {
  if (is === 'collection' && status === 201) return created;
  return is === 'record' && (method === 'PUT' || method === 'PATCH') ? updated : undefined;
};

const toBody = (model: Model, dialect: Dialect, place: Place, request: Request, body: Json): Json => {
  if (place.is === 'mapping') return describeSpoken(dialect, body);
  if (place.is === 'documentation') return documentSpoken(model, dialect, body);
  if (!('entity' in place)) return body;
  const told = toSpoken(model, dialect, place.entity, body);
  return place.is === 'collection' && dialect.collections === 'bare' ? withAskedSize(request, told) : told;
};

/** The addresses of other pages as they were asked for. */
const withAskedSize = (request: Request, document: Json): Json => {
  const asked = new URL(request.url).searchParams.get('itemsPerPage');
  const view = document['hydra:view'] ?? document['view'];
  if (!isObject(view)) return document;
  const key = 'hydra:view' in document ? 'hydra:view' : 'view';
  return {
    ...document,
    [key]: Object.fromEntries(
      Object.entries(view).map(([link, address]) => [
        link,
        typeof address === 'string' ? withSize(address, asked) : address,
      ]),
    ),
  };
};

const withSize = (address: string, asked: string | null): string =>
  address.replace(/([?&])itemsPerPage=\d+(&?)/, (_whole, before: string, after: string) =>
    asked === null ? (after === '' ? '' : before) : `${before}itemsPerPage=${asked}${after}`,
  );

const isJson = (headers: Headers): boolean =>
  /^application\/(?:ld\+)?json/.test(headers.get('Content-Type') ?? '');
