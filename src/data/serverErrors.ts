import { HttpError } from 'react-admin';
import { ApiError } from '../http/ApiError.ts';
import { refusalOf } from '../http/refusalOf.ts';
import { isObject, toMap } from '../schema/read.ts';
import { emptyMap, toFormPath } from '../lib/paths.ts';

/** Messages of a refused write by form path; several messages of one path stay together. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

/**
 * An error of our transport as an `HttpError`: violations are in `body.errors` by form path, those of the whole
 * record under `root.serverError`, the cause is kept. `sent` are the values of the write.
 */
export const toHttpError = (error: unknown, sent: unknown): unknown => {
  if (!(error instanceof ApiError) || error.kind === 'cancelled') return error;
  const errors = emptyMap<readonly string[]>();
  for (const [path, messages] of Object.entries(error.fieldErrors)) errors[toFormPath(path)] = messages;
  const place = placeOf(error, sent) ?? 'root.serverError';
  if (error.globalErrors.length > 0) errors[place] = error.globalErrors;
  const refused = new HttpError(error.message, error.status ?? 0, { errors });
  refused.cause = error;
  return refused;
};

/** Form path of what a refusal is about, where it names the value or its class alone; null where nothing sent fits. */
const placeOf = ({ body }: ApiError, sent: unknown): string | null => {
  const { value, usual } = refusalOf(body) ?? {};
  if (value !== undefined) return pathsTo(value, sent)[0]?.join('.') ?? null;
  return usual !== undefined && Object.hasOwn(toMap(sent), usual) ? usual : null;
};

const pathsTo = (wanted: string, value: unknown): readonly (readonly string[])[] => {
  if (value === wanted) return [[]];
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsTo(wanted, inner).map((path) => [key, ...path]),
  );
};

/** Violations of a refused write, or null when it failed otherwise. */
export const serverErrorsOf = (error: unknown): ServerErrors | null => {
  if (!(error instanceof HttpError)) return null;
  const { errors } = (error.body ?? {}) as { errors?: ServerErrors };
  return errors && Object.keys(errors).length > 0 ? errors : null;
};
