import type { Matches } from '../Fault.ts';

/** The record itself: read when a page opens and once more before it is saved. */
export const READS_RECORD: Matches = ({ method, path }) =>
  method === 'GET' && /^\/api\/(people|prizes|galleries)\/\d+$/.test(path);

export const WRITES_RECORD: Matches = ({ method, path }) =>
  method !== 'GET' && /^\/api\/(people|prizes|galleries)(\/\d+)?$/.test(path);

export const REFRESHES: Matches = ({ path }) => path === '/api/token/refresh';

export const CALLS_GRAPHQL: Matches = ({ path }) => path === '/api/graphql';

export const READS_SEASONS: Matches = ({ path }) => path === '/api/seasons';

export const READS_RIGHTS: Matches = ({ path }) => path === '/api/accounts/me/accesses';
