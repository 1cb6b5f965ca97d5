import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../features/ServicesContext.tsx';

/** Rights are read again after a reload of the page: what react-admin remembers of them is then asked anew. */
export const useRightsRefresh = (client: QueryClient): void => {
  const { session } = useServices();
  useEffect(
    () => session.subscribe(() => void client.invalidateQueries({ queryKey: ['auth'] })),
    [session, client],
  );
};
