import type { AuthProvider } from 'react-admin';
import { permissionsOf } from '../schema/permissionsOf.ts';
import { hasRole, missingRight, type Right } from './access.ts';
import { homeAddress, loginAddress } from './redirects.ts';
import type { Session } from './Session.ts';
import { userOf } from './SessionState.ts';
import { sessionTexts } from '../i18n/session.ts';

interface Options {
  /** Current location, for the way back after login. */
  readonly location?: () => Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Club of the address; null outside a club. */
  readonly clubId?: () => number | null;
  /** Required right by react-admin's resource and action; null where a login is enough. */
  readonly rightOf?: (resource: string, action: string) => Right | null;
}

/** The session as react-admin's authProvider. */
export const createAuthProvider = (
  session: Session,
  { location = () => globalThis.location, clubId = () => null, rightOf = () => null }: Options = {},
): AuthProvider => ({
  login: async (credentials: { username: string; password: string }) => {
    const result = await session.login(credentials);
    if (result.outcome === 'refused') throw new Error(sessionTexts.refused);
    if (result.outcome === 'loggedIn') return { redirectTo: homeAddress(result.user) };
    return { redirectTo: `/login/verify?hash=${encodeURIComponent(result.hash)}` };
  },
  // react-admin calls this after a failed check too: there is nothing to end then, and nobody wanted to leave.
  logout: async () => {
    if (session.getState().status === 'loggedIn') await session.logout();
    return '/login';
  },
  checkAuth: async () => {
    if (hasRole(userOf(await session.restore()))) return;
    throw Object.assign(new Error('Not logged in'), { redirectTo: loginAddress(location()), message: false });
  },
  // The transport has refreshed, or ended the session, before an error comes here. A rejection would make
  // react-admin resolve the failed call with no data: a save that was refused would look like a success.
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const user = userOf(await session.restore());
    if (!user) throw new Error('Not logged in');
    return { id: user.account ?? user.username, fullName: user.username };
  },
  getPermissions: async () => userOf(await session.restore()),
  canAccess: async ({ resource, action, record }) => {
    const user = userOf(await session.restore());
    return (
      missingRight(user, clubId(), rightOf(resource, action) ?? {}) === null && isRecordOpen(action, record)
    );
  },
});

/** The permission of the record that an action needs; other actions depend on no record. */
const RECORD_RIGHTS: Readonly<Record<string, 'canUpdate' | 'canDelete'>> = {
  edit: 'canUpdate',
  delete: 'canDelete',
};

const isRecordOpen = (action: string, record: unknown): boolean => {
  const right = Object.hasOwn(RECORD_RIGHTS, action) ? RECORD_RIGHTS[action] : undefined;
  return right === undefined || permissionsOf(record)[right];
};
