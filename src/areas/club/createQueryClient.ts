import { QueryClient } from '@tanstack/react-query';

/** The transport retries reads itself and tells what is final; asking again on top would multiply the attempts. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
