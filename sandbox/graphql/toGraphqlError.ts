import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { RequestFailure, toUnavailable } from '../http/failures.ts';
import { logFailure } from '../http/logFailure.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { InvalidFilterError } from '../storage/toSql.ts';

/**
 * An error as the wire shows it. Faults of the caller keep their text; anything else is logged and sent
 * as `Internal server error`.
 */
export const toGraphqlError = (error: unknown): GraphQLFormattedError => {
  const located = error instanceof GraphQLError ? error.toJSON() : {};
  const { message, status, category } = describe(
    error instanceof GraphQLError ? (error.originalError ?? error) : error,
  );
  return { ...located, message, extensions: { category, ...(status === undefined ? {} : { status }) } };
};

interface Description {
  readonly message: string;
  readonly category: 'graphql' | 'user' | 'internal';
  readonly status?: number;
}

const describe = (error: unknown): Description => {
  if (error instanceof GraphQLError) return { message: error.message, category: 'graphql' };
  if (error instanceof ForbiddenError) return { message: 'Access Denied.', category: 'user', status: 403 };
  if (error instanceof RequestFailure)
    return { message: error.message, category: 'user', status: error.status };
  if (error instanceof InvalidFilterError) return { message: error.message, category: 'user', status: 400 };
  logFailure(error);
  const unavailable = toUnavailable(error);
  if (unavailable) return { message: unavailable.detail, category: 'internal', status: 503 };
  return { message: 'Internal server error', category: 'internal', status: 500 };
};
