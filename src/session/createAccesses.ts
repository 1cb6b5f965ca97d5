import { ApiError } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import type { LoginState } from './createLoginState.ts';
import type { TokenStore } from './createTokenStore.ts';
import { ALL_ACCESSES, parseAccesses, type Accesses } from './parseAccesses.ts';
import type { LogoutReason } from './SessionState.ts';

interface Parts {
  readonly login: LoginState;
  readonly store: TokenStore;
  readonly transportOf: (token: () => Promise<string | null>) => Transport;
  /** With the token of the session, renewed once when it is refused. */
  readonly renewing: Transport;
  readonly now: () => number;
  readonly end: (reason: LogoutReason) => Promise<void>;
}

/** Reads the rights of the account: at its login, and again while it works. */
export const createAccesses = ({ login, store, transportOf, renewing, now, end }: Parts) => {
  let readAt = { epoch: -1, time: 0 };
  let running: Promise<void> | null = null;
  let leave = new AbortController();

  const read = async (transport: Transport, signal?: AbortSignal): Promise<Accesses> =>
    parseAccesses((await transport.request('/accounts/me/accesses', signal && { signal })).body);

  /** Keeps the rights in hand where the new ones cannot be had. */
  const reread = async (id: string, began: number): Promise<void> => {
    const accesses = await read(renewing, leave.signal);
    const state = login.get();
    if (login.epoch() !== began || state.status !== 'loggedIn') return;
    if (accesses.clubPermissions.length === 0) return await end('refused');
    // Unchanged rights must not render anything again.
    const { modulesAccesses, clubPermissions } = state.user;
    if (JSON.stringify({ modulesAccesses, clubPermissions }) === JSON.stringify(accesses)) return;
    login.dispatch({ kind: 'userChanged', user: accesses });
    await store.update(id, (stored) => ({ ...stored, user: { ...stored.user, ...accesses } }));
  };

  return {
    /** At login alone: known rights are kept when the route is missing for a moment. */
    readFirst: (token: string): Promise<Accesses> =>
      read(transportOf(() => Promise.resolve(token))).catch((error: unknown) => {
        if (error instanceof ApiError && NO_SUCH_ROUTE.includes(error.status ?? 0)) return ALL_ACCESSES;
        throw error;
      }),
    /** Once for all callers while it runs, and not again for a while. */
    reread: async (): Promise<void> => {
      const [id, epoch] = [login.id(), login.epoch()];
      if (id === null) return;
      if (readAt.epoch !== epoch || now() - readAt.time >= PAUSE_MS) {
        readAt = { epoch, time: now() };
        running = reread(id, epoch).catch(async (error: unknown) => {
          const isRefused = error instanceof ApiError && error.kind === 'authentication';
          if (isRefused && login.epoch() === epoch) await end('expired');
        });
      }
      await running;
    },
    /** The session ends: what is still on its way would be refused. */
    drop: (): void => {
      leave.abort();
      leave = new AbortController();
    },
  };
};

/** The answers of a server without this route. */
const NO_SUCH_ROUTE: readonly number[] = [404, 405];

/** A page of refusals reads the rights once. */
const PAUSE_MS = 30_000;
