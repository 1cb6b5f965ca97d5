import type { Session } from '../session/Session.ts';
import { createToasts, type Toasts } from '../ui/toasts/createToasts.ts';

/** The messages of the page; the list of them ends with the session, for they may name people. */
export const openToasts = (session: Pick<Session, 'getState' | 'subscribe'>): Toasts => {
  const toasts = createToasts();
  session.subscribe(() => {
    if (session.getState().status === 'loggedOut') toasts.forget();
  });
  return toasts;
};
