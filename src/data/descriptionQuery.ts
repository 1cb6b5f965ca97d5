import type { Operation } from '../schema/description.ts';
import type { AppDataProvider } from './createDataProvider.ts';

/** The shared react-query of a description; fresh until the server's Cache-Version changes. */
export const descriptionQuery = (
  dataProvider: Pick<AppDataProvider, 'describe'>,
  resource: string,
  operation: Operation,
) => ({
  queryKey: ['description', resource, operation],
  queryFn: async () => (await dataProvider.describe(resource, operation)).data,
  staleTime: Infinity,
  gcTime: Infinity,
});
