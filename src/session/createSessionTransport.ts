import { ApiError, cancelled } from '../http/ApiError.ts';
import {
  createTransport,
  isReadCall,
  type Transport,
  type TransportOptions,
} from '../http/createTransport.ts';
import { isStepUpRefused } from '../http/challenge.ts';
import type { Session } from './Session.ts';

type Options = Omit<TransportOptions, 'token' | 'code' | 'onUnauthorized' | 'onStepUp'>;

/**
 * The transport of the logged-in pages: token and code of the session, one refresh after a 401, pending reads
 * aborted when the session ends. Answers after that end, or another login, are dropped (kind 'cancelled').
 */
export const createSessionTransport = (session: Session, options: Options): Transport => {
  session.subscribe(() => {
    if (session.getState().status === 'loggedOut') options.pendingReads?.cancelReads();
  });

  return {
    request: async (path, call) => {
      await session.restore();
      const epoch = session.epoch();
      const ifCurrent = <T>(value: T): T => {
        if (session.epoch() !== epoch) throw cancelled();
        return value;
      };
      // One transport per call, so that a call never repeats itself with the token of the next login.
      const transport = createTransport({
        ...options,
        code: session.getCode,
        token: async () => ifCurrent(await session.getToken()),
        onUnauthorized: async (usedToken, attempt) =>
          session.epoch() === epoch && (await session.handleUnauthorized(usedToken, attempt)),
        onStepUp: async (hash) => ifCurrent(await session.stepUp.open(ifCurrent(hash))),
      });
      try {
        return ifCurrent(await transport.request(path, call));
      } catch (error) {
        // A form whose save is refused says so itself; new rights would take its page, and what is typed there, away.
        if (isRefused(error) && (call?.read ?? isReadCall(call?.method ?? 'GET', path)))
          void session.rereadAccesses();
        throw error;
      }
    },
  };
};

/** 403, or the 404 that the API gives for records outside the user's clubs. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404) && !isStepUpRefused(error);
