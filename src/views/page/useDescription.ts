import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import type { Description, Operation } from '../../schema/description.ts';
import { descriptionQuery } from '../../data/mappingStore.ts';

export type DescriptionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly description: Description };

/**
 * Description of a resource for one operation; read once and kept until the server's Cache-Version changes.
 * Without operation it waits: which one is needed may depend on a record that is still on its way.
 */
export const useDescription = (resource: string, operation: Operation | null): DescriptionState => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    ...descriptionQuery(dataProvider, resource, operation ?? 'show'),
    enabled: operation !== null,
  });
  // Another page may have read the stand-in for the unknown.
  if (operation === null) return { status: 'loading' };
  if (data) return { status: 'ready', description: data };
  if (error) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading' };
};
