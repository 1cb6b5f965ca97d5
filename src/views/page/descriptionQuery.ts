import type { AppDataProvider } from '../../data/createDataProvider.ts';
import type { Operation } from '../../schema/description.ts';

/** The one query of a description, whoever asks first; kept until the server's Cache-Version changes. */
export const descriptionQuery = (dataProvider: AppDataProvider, resource: string, operation: Operation) => ({
  queryKey: ['description', resource, operation],
  queryFn: async () => (await dataProvider.describe(resource, operation)).data,
  staleTime: Infinity,
  gcTime: Infinity,
});
