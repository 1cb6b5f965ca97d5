import { isObject, toList } from '../schema/read.ts';

/** GraphQL answers 200 to everything: a session that has ended stands in its `errors`. */
export const isUnauthorizedAnswer = (body: unknown): boolean =>
  isObject(body) &&
  toList(body.errors).some(
    (error) => isObject(error) && isObject(error.extensions) && error.extensions.status === 401,
  );
