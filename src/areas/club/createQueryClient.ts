import { QueryClient } from '@tanstack/react-query';
import { apiErrorOf } from '../../http/ApiError.ts';

/** The page that was left is gone by then, and what it asked for with it. */
const LEFT_MS = 100;
/** Times that somebody may navigate while one thing is read. */
const RETRIES = 10;

/**
 * The transport retries reads itself and tells what is final; asking again on top would multiply the attempts. Only
 * what a navigation cancelled is asked again where it is still shown, as is a list behind the dialog that opened.
 */
export const createQueryClient = (isLoggedIn: () => boolean = () => true): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < RETRIES && apiErrorOf(error)?.kind === 'cancelled' && isLoggedIn(),
        retryDelay: LEFT_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
