import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, SortPayload } from 'react-admin';
import { ApiError } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { toApiPath } from '../lib/iri.ts';
import { toOrders, toSort } from '../lib/orders.ts';
import { isObject, toText } from '../schema/read.ts';
import { collectionPath, READ_MODELS, type ResourceDirectory } from './ResourceDefinition.ts';
import { callVerb, verbs } from './decorators.ts';

const READ = toApiPath('/read');

/** Plain JSON read models by ra-data-simple-rest over our transport: token, guard and errors are its. */
export const createRest = (transport: Transport, directory: ResourceDirectory): DataProvider => {
  const provider = simpleRestProvider(READ, async (url: string, options: fetchUtils.Options = {}) => {
    const { method = 'GET', body, signal } = options;
    const answer = await transport.request(url, {
      method,
      headers: Object.fromEntries(new Headers(options.headers ?? {})),
      ...(typeof body === 'string' ? { body } : {}),
      ...(signal ? { signal } : {}),
    });
    const { status, headers, text, body: json } = answer;
    if (method !== 'GET' || !url.includes('?')) return { status, headers, body: text, json };
    if (!Array.isArray(json)) throw noList(url);
    // react-admin keeps each entry by its id.
    const list = json.filter((entry: unknown) => isObject(entry) && toText(entry.id) !== null);
    return { status, headers: withTotal(headers, list.length), body: text, json: list };
  });
  return {
    ...provider,
    ...verbs((verb, resource, params) =>
      callVerb(
        provider,
        verb,
        collectionPath(directory, resource).slice(READ_MODELS.length),
        withOneOrder(params),
      ),
    ),
  };
};

/** The plain dialect has one order: the first one. */
const withOneOrder = <P>(params: P): P => {
  const sort = (params as { readonly sort?: SortPayload } | undefined)?.sort;
  return sort ? { ...params, sort: toSort(toOrders(sort).slice(0, 1)) } : params;
};

/** Across origins a server may hide its `Content-Range`: the length of the list is then the total. */
const withTotal = (given: Headers, length: number): Headers => {
  const headers = new Headers(given);
  const total = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1];
  headers.set('Content-Range', `items */${total ?? length}`);
  return headers;
};

const noList = (url: string): ApiError =>
  new ApiError({ kind: 'server', message: `The read model answered no list for '${url.split('?')[0]}'` });
