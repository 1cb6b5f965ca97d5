import { describe, expect, it } from 'vitest';
import type { SessionState } from '../../../src/session/SessionState.ts';
import { loginAddress, refusalAddress, safeRedirect } from '../../../src/session/redirects.ts';

describe('safeRedirect', () => {
  it.each([
    '/12/teams',
    '/12/persons?page=2',
    '/12/persons/34/details#top',
    '/12/a?next=https://x.example//',
  ])('follows the path %s (R2.109)', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    '12/teams',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/12//evil.example',
    '/12/..//evil.example',
    'javascript:alert(1)',
    ' /12',
    '/login',
    '/login/verify?hash=a',
    '/LOGIN',
    '/%6Cogin',
    '/12/../login',
    '/logout',
  ])('refuses %j', (path) => {
    expect(safeRedirect(path)).toBeNull();
  });

  it('refuses an address that leads to no page', () => {
    expect(safeRedirect('/nowhere', (pathname) => pathname.startsWith('/12'))).toBeNull();
  });
});

describe('loginAddress', () => {
  it('carries the full current path (R2.107, R6.3)', () => {
    expect(loginAddress({ pathname: '/12/persons', search: '?page=2', hash: '' })).toBe(
      '/login?redirect=%2F12%2Fpersons%3Fpage%3D2',
    );
  });

  it.each(['/login', '/login/verify', '/logout'])('adds nothing on %s (R2.108)', (pathname) => {
    expect(loginAddress({ pathname, search: '?hash=a', hash: '' })).toBe('/login');
  });
});

describe('refusalAddress', () => {
  const place = { pathname: '/12/permissions', search: '', hash: '' };
  const login = '/login?redirect=%2F12%2Fpermissions';
  const withClubs = (...nodes: number[]): SessionState => ({
    status: 'loggedIn',
    user: {
      username: 'gestionnaire',
      account: null,
      roles: ['ROLE_USER'],
      modulesAccesses: {},
      clubPermissions: nodes.map((node) => ({ node, matrix: {} })),
    },
  });

  it.each([
    ['home in the club of the address', withClubs(15, 12), '/12'],
    ['home in the first own club from a club of others', withClubs(15, 16), '/15'],
    ['to the login page without accesses', withClubs(), login],
    ['to the login page without session', { status: 'loggedOut', reason: null } as const, login],
  ])('leads %s (R6.20, R6.21)', (_where, state, address) => {
    expect(refusalAddress(state, 12, place)).toBe(address);
  });
});
