/**
 * Whether a call only reads: GraphQL queries and field descriptions do, though sent by POST or PUT. `path` is
 * relative to the API prefix.
 */
export const isRead = (method: string, path: string): boolean =>
  method === 'GET' || method === 'HEAD' || path === '/graphql' || path.endsWith('/mapping');

/** Calls that speak plain JSON; all the others speak JSON-LD. */
export const isJsonCall = (path: string): boolean =>
  /^\/(?:login_check|login_check_mfa|token\/refresh|resetting\/\w+|registration\/\w+|graphql|read\/.*)$/.test(
    path,
  );
