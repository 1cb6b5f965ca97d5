import { ApiError } from '../../http/ApiError.ts';
import { parseError } from '../../http/parseError.ts';
import { isObject, toList, toMap, toNumber, toText } from '../../schema/read.ts';

const UNKNOWN = 'Unknown error calling graphql';

/**
 * The failure of a query from `errors`: one text a line, the kind by `extensions.status`, violations by field.
 * Without a status it is a server error: our queries are never the user's fault.
 */
export const toGraphqlError = (errors: readonly unknown[]): ApiError => {
  const statuses = errors.map((error) => toNumber(extensionsOf(error).status));
  return parseError({
    status: statuses.find((status) => status !== null) ?? 500,
    statusText: UNKNOWN,
    isRead: true,
    body: { message: errors.map(textOf).filter(Boolean).join('\n'), errors },
  });
};

/** The failure of an answer with neither data nor errors. */
export const toAnswerError = (answer: unknown): ApiError =>
  new ApiError({
    kind: 'server',
    message: (isObject(answer) ? toText(answer.message) : null) ?? UNKNOWN,
    body: answer,
  });

const extensionsOf = (error: unknown): Readonly<Record<string, unknown>> =>
  isObject(error) && isObject(error.extensions) ? error.extensions : {};

const textOf = (error: unknown): string =>
  isObject(error)
    ? (toText(error.debugMessage) ?? toText(extensionsOf(error).debugMessage) ?? toText(error.message) ?? '')
    : (toText(error) ?? '');

/** Whether a server refused a document as such: what is wrong with it has no place in an answer. */
export const isRefusal = (error: unknown): error is ApiError => {
  const errors = error instanceof ApiError ? toList(toMap(error.body).errors) : [];
  return errors.length > 0 && errors.every((one) => isObject(one) && toText(toList(one.path)[0]) === null);
};
