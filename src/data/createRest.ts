import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { ApiError } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { collectionPath, READ_MODELS, type ResourceDirectory } from './ResourceDefinition.ts';
import { callVerb, verbs } from './verbs.ts';

/** Plain JSON read models (contract 1.8) by ra-data-simple-rest over our transport: token, guard and errors are its. */
export const createRest = (transport: Transport, directory: ResourceDirectory): DataProvider => {
  const provider = simpleRestProvider('/api/read', async (url: string, options: fetchUtils.Options = {}) => {
    const { method = 'GET', body, signal } = options;
    const answer = await transport.request(url, {
      method,
      headers: Object.fromEntries(new Headers(options.headers ?? {})),
      ...(typeof body === 'string' ? { body } : {}),
      ...(signal ? { signal } : {}),
    });
    const isList = method === 'GET' && url.includes('?');
    if (isList && !Array.isArray(answer.body)) throw noList(url);
    const headers = isList ? withTotal(answer.headers, answer.body as readonly unknown[]) : answer.headers;
    return { status: answer.status, headers, body: answer.text, json: answer.body };
  });
  return {
    ...provider,
    ...verbs((verb, resource, params) =>
      callVerb(provider, verb, collectionPath(directory, resource).slice(READ_MODELS.length), params),
    ),
  };
};

/** Across origins a server may hide its `Content-Range`: the length of the list is then the total. */
const withTotal = (given: Headers, list: readonly unknown[]): Headers => {
  const headers = new Headers(given);
  const total = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1];
  headers.set('Content-Range', `items */${total ?? list.length}`);
  return headers;
};

const noList = (url: string): ApiError =>
  new ApiError({ kind: 'server', message: `The read model answered no list for '${url.split('?')[0]}'` });
