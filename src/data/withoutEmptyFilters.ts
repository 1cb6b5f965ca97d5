import type { DataProvider } from 'react-admin';
import { isObject } from '../schema/read.ts';

/** Drops filters without a value, at any depth: hydraDataProvider throws on null, and the server expects none. */
export const withoutEmptyFilters = (provider: DataProvider): DataProvider => ({
  ...provider,
  getList: (resource, params) =>
    provider.getList(resource, { ...params, filter: withoutEmpty(params.filter ?? {}) }),
});

const withoutEmpty = (filter: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(isObject(filter) ? filter : {})
      .map(([key, value]) => [key, isObject(value) ? withoutEmpty(value) : value] as const)
      .filter(([, value]) => !isNothing(value)),
  );

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);
