import { QueryClient, replaceEqualDeep, type QueryPersister } from '@tanstack/react-query';
import { isUnconfirmed } from '../../data/copy/unconfirmed.ts';
import { READ_DEFAULTS, retriesCancelled } from '../../data/readDefaults.ts';

/** Cached data are drawn at once for as long as a session lasts without a gesture. */
const SESSION_MS = 3 * 60 * 60 * 1000;

/**
 * The transport retries reads itself and reports what is final; repeating them here would multiply the attempts. Only
 * what a navigation cancelled is requested again where it is still shown, as are the names in the bar and a list behind
 * the dialog that opened.
 */
export const createQueryClient = (isLoggedIn: () => boolean = () => true): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        ...READ_DEFAULTS,
        gcTime: SESSION_MS,
        persister: confirmAtRest,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Whatever ends or changes the session checks again (`useRightsRefresh`); each page that opens would, and draw the whole area.
  client.setQueryDefaults(['auth', 'checkAuth'], { staleTime: Infinity });
  const retry = (failures: number, error: unknown): boolean =>
    retriesCancelled(failures, error) && isLoggedIn();
  // Not a default: react-admin's hooks of lists, records and names each bring `retry: false`.
  const complete: QueryClient['defaultQueryOptions'] = client.defaultQueryOptions.bind(client);
  client.defaultQueryOptions = (options) => complete({ ...options, retry });
  return client;
};

/** No row that is there from an earlier visit moves under a pointer that has just been moved. */
const confirmAtRest: QueryPersister = async (read, context, query) => {
  const data = await read(context);
  const { state } = query;
  const isMoved = isUnconfirmed(query) && replaceEqualDeep(state.data, data) !== state.data;
  if (isMoved) await pointerRests();
  return data;
};

/** A pointer that has not moved for so long is not on its way to anything. */
const REST_MS = 1_000;

let movedAt = -REST_MS;

globalThis.document?.addEventListener(
  'pointermove',
  () => {
    movedAt = performance.now();
  },
  { capture: true, passive: true },
);

/** Resolves once the pointer has not moved for a second. */
const pointerRests = async (): Promise<void> => {
  for (let left = 0; (left = movedAt + REST_MS - performance.now()) > 0;) {
    const rest = left;
    // Each wait follows from the last movement.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
};
