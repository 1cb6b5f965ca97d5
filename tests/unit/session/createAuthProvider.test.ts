import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/http/ApiError.ts';
import { createAuthProvider } from '../../../src/session/createAuthProvider.ts';
import type { Right } from '../../../src/session/access.ts';
import type { Session } from '../../../src/session/Session.ts';
import type { SessionState, SessionUser } from '../../../src/session/SessionState.ts';

const user: SessionUser = {
  username: 'gestionnaire',
  account: '/api/accounts/31',
  roles: ['ROLE_USER'],
  modulesAccesses: { licences: 1, persons: 0 },
  clubPermissions: [{ node: 12, matrix: { 'licences.list': 1, 'persons.list': 1, 'licences.create': 0 } }],
};
const loggedIn: SessionState = { status: 'loggedIn', user };
const loggedOut: SessionState = { status: 'loggedOut', reason: null };

const open = (state: SessionState) => {
  const logout = vi.fn(() => Promise.resolve());
  const session = {
    getState: () => state,
    restore: () => Promise.resolve(state),
    logout,
  } as Partial<Session> as Session;
  const provider = createAuthProvider(session, {
    location: () => ({ pathname: '/12/persons', search: '?page=2', hash: '' }),
    clubId: () => 12,
    rightOf: (resource, action) =>
      // Rights of no real resource.
      resource === 'help' ? null : ({ module: resource, action: `${resource}.${action}` } as Right),
  });
  return { provider, logout };
};

const allowed = (state: SessionState, resource: string, action: string, record?: Record<string, unknown>) =>
  open(state).provider.canAccess?.({ resource, action, record });

describe('createAuthProvider', () => {
  it('lets someone with the role in, and sends others to login with the way back (R6.1, R6.3, R6.4)', async () => {
    await expect(open(loggedIn).provider.checkAuth({})).resolves.toBeUndefined();
    const withoutRole: SessionState = { status: 'loggedIn', user: { ...user, roles: [] } };
    for (const state of [loggedOut, withoutRole])
      await expect(open(state).provider.checkAuth({})).rejects.toMatchObject({
        redirectTo: '/login?redirect=%2F12%2Fpersons%3Fpage%3D2',
        message: false,
      });
  });

  it('never lets react-admin turn a failed save into a success', async () => {
    const refused = new ApiError({ kind: 'authentication', status: 401, message: 'x' });
    await expect(open(loggedIn).provider.checkError(refused)).resolves.toBeUndefined();
  });

  it('ends the session on request, and does nothing when there is none', async () => {
    const active = open(loggedIn);
    expect(await active.provider.logout({})).toBe('/login');
    expect(active.logout).toHaveBeenCalledOnce();
    const gone = open(loggedOut);
    await gone.provider.logout({});
    expect(gone.logout).not.toHaveBeenCalled();
  });

  it('says who is logged in', async () => {
    expect(await open(loggedIn).provider.getIdentity?.()).toEqual({
      id: '/api/accounts/31',
      fullName: 'gestionnaire',
    });
    await expect(open(loggedOut).provider.getIdentity?.()).rejects.toThrow('Not logged in');
  });

  it('requires the module and the action of the club, and nothing but a login where no right is named (R6.17)', async () => {
    expect(await allowed(loggedIn, 'licences', 'list')).toBe(true);
    expect(await allowed(loggedIn, 'licences', 'create')).toBe(false);
    expect(await allowed(loggedIn, 'persons', 'list')).toBe(false);
    expect(await allowed(loggedIn, 'help', 'list')).toBe(true);
    expect(await allowed(loggedOut, 'help', 'list')).toBe(false);
  });

  it('closes a record only where the server says so', async () => {
    const record = (permissions: unknown) => ({ id: 1, '@permissions': permissions });
    expect(await allowed(loggedIn, 'help', 'edit', record({ canUpdate: false }))).toBe(false);
    expect(await allowed(loggedIn, 'help', 'delete', record({ canDelete: false }))).toBe(false);
    expect(await allowed(loggedIn, 'help', 'edit', record({ canDelete: false }))).toBe(true);
    expect(await allowed(loggedIn, 'help', 'edit', record(undefined))).toBe(true);
  });
});
