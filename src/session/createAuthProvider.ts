import type { AuthProvider } from 'react-admin';
import { isObject } from '../schema/read.ts';
import { isActionAllowed, isModuleAllowed, hasRole } from './access.ts';
import { homeAddress, loginAddress } from './addresses.ts';
import type { Session } from './Session.ts';
import type { SessionUser } from './SessionState.ts';
import { authTexts } from '../i18n/auth.ts';

/** The right that guards a resource's action; a part left out asks for nothing. */
export interface Right {
  readonly module?: string;
  readonly action?: string;
  /** Level of the module, 1 by default. */
  readonly level?: number;
}

interface Options {
  /** Where the reader is, for the way back after login. */
  readonly location?: () => Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Club of the address; null outside a club. */
  readonly clubId?: () => number | null;
  /** Right asked for by react-admin's resource and action; null where a login is enough. */
  readonly rightOf?: (resource: string, action: string) => Right | null;
}

/** The session in the words of react-admin. */
export const createAuthProvider = (
  session: Session,
  { location = () => globalThis.location, clubId = () => null, rightOf = () => null }: Options = {},
): AuthProvider => ({
  login: async (credentials: { username: string; password: string }) => {
    const result = await session.login(credentials);
    if (result.outcome === 'refused') throw new Error(authTexts.session.refused);
    if (result.outcome === 'loggedIn') return { redirectTo: homeAddress(result.user) };
    return { redirectTo: `/login/verify?hash=${encodeURIComponent(result.hash)}` };
  },
  // react-admin calls this after a failed check too: there is nothing to end then, and no one asked to leave.
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
    return isAllowed(user, clubId(), rightOf(resource, action)) && isRecordOpen(action, record);
  },
});

const userOf = (state: ReturnType<Session['getState']>): SessionUser | null =>
  state.status === 'loggedIn' ? state.user : null;

/** A page needs both, its module and its action in the club of the address (R6.17). */
const isAllowed = (user: SessionUser | null, club: number | null, right: Right | null): boolean => {
  if (!right) return user !== null;
  const { module, action, level } = right;
  if (module !== undefined && !isModuleAllowed(user, module, level)) return false;
  return action === undefined || (club !== null && isActionAllowed(user, club, action));
};

const RECORD_RIGHTS: Readonly<Record<string, string>> = { edit: 'canUpdate', delete: 'canDelete' };

/** Only an explicit false closes a record: where the server says nothing it decides on the call (contract 1.2). */
const isRecordOpen = (action: string, record: unknown): boolean => {
  const right = Object.hasOwn(RECORD_RIGHTS, action) ? RECORD_RIGHTS[action] : undefined;
  if (right === undefined || !isObject(record)) return true;
  const permissions = record['@permissions'];
  return !isObject(permissions) || permissions[right] !== false;
};
