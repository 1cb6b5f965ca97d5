import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../../sandbox/rights/context.ts';
import { graphqlRoutes } from '../../sandbox/graphql/graphqlRoutes.ts';
import { routesAs } from './createSender.ts';
import type { Viewer } from '../../sandbox/rights/viewer.ts';

export interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

export interface GraphqlOptions {
  readonly variables?: object;
  readonly operationName?: string;
}

/** Posts to the GraphQL route as an account that has already been authenticated. */
export const postGraphql = async (
  context: Context,
  viewer: Viewer | null,
  init: RequestInit,
): Promise<Response> => {
  const app = routesAs(viewer, [graphqlRoutes(context)]);
  return app.request('/api/graphql', { method: 'POST', ...init });
};

/** Sends a query as the client does and reads the answer. */
export const queryGraphql = async (
  context: Context,
  viewer: Viewer | null,
  query: string,
  options: GraphqlOptions = {},
): Promise<GraphqlAnswer> => {
  const init = {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, ...options }),
  };
  const response = await postGraphql(context, viewer, init);
  return (await response.json()) as GraphqlAnswer;
};
