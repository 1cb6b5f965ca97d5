import { removeEmpty, type DataProvider } from 'react-admin';
import { isObject, toMap } from '../schema/read.ts';
import { toLine } from '../lib/text.ts';
import { sourceOf, type ResourceDirectory, type Source } from './ResourceDefinition.ts';
import { toHttpError } from './serverErrors.ts';

/** The nine methods of react-admin that name a resource. */
const VERBS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

type Verb = (typeof VERBS)[number];
type Call = (resource: string, params: never) => Promise<unknown>;

/**
 * All verbs by one function, with the one cast: parameters and result are those of the provider that `make` calls.
 */
export const verbs = (
  make: (verb: Verb, resource: string, params: never) => Promise<unknown>,
): Pick<DataProvider, Verb> =>
  Object.fromEntries(
    VERBS.map((verb): [Verb, Call] => [verb, (resource, params) => make(verb, resource, params)]),
  ) as unknown as Pick<DataProvider, Verb>;

/** Calls a verb that is known by name only. */
export const callVerb = (
  provider: DataProvider,
  verb: Verb,
  resource: string,
  params: never,
): Promise<unknown> => (provider[verb] as Call)(resource, params);

/** One provider out of several: each resource is served by the one that its definition or its prefix names. */
export const bySource = (
  directory: ResourceDirectory,
  providers: Readonly<Record<Source, DataProvider>>,
): DataProvider => ({
  ...providers.hydra,
  // Async, so that a name that is no resource rejects like any other failure.
  ...verbs(async (verb, resource, params) =>
    callVerb(providers[sourceOf(directory, resource)], verb, resource, params),
  ),
});

/** Turns errors of a provider into the `HttpError` that react-admin's controllers read. */
export const withServerErrors = (provider: DataProvider): DataProvider => ({
  ...provider,
  ...verbs(async (verb, resource, params) => {
    try {
      return await callVerb(provider, verb, resource, params);
    } catch (error) {
      throw toHttpError(error, (params as { readonly data?: unknown } | undefined)?.data);
    }
  }),
});

/**
 * Drops filters without a value, at any depth: hydraDataProvider throws on null, and the server expects none. Texts are
 * sent as they are stored, whether they were typed, pasted or come from the address.
 */
export const withoutEmptyFilters = (provider: DataProvider): DataProvider => ({
  ...provider,
  getList: (resource, params) =>
    provider.getList(resource, { ...params, filter: toMap(asLines(removeEmpty(toMap(params.filter)))) }),
});

/** A blank alone stays: it is no line, and says something nevertheless. */
const asLines = (value: unknown): unknown => {
  if (typeof value === 'string') return toLine(value) || value;
  if (Array.isArray(value)) return value.map(asLines);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asLines(one)]));
};
