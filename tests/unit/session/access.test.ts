import { describe, expect, it } from 'vitest';
import { belongsToClub, hasRole, isModuleAllowed, missingRight } from '../../../src/session/access.ts';
import { ALL_ACCESSES, WHOLE } from '../../../src/session/parseAccesses.ts';
import type { SessionUser } from '../../../src/session/SessionState.ts';

const buildUser = (user: Partial<SessionUser> = {}): SessionUser => ({
  username: 'gestionnaire',
  account: null,
  roles: ['ROLE_USER'],
  modulesAccesses: {},
  clubPermissions: [],
  ...user,
});

const isActionAllowed = (user: SessionUser | null, clubId: number, action: string): boolean =>
  // Also names that no page requires.
  missingRight(user, clubId, { action: action as Parameters<typeof missingRight>[2]['action'] }) === null;

describe('rights of a session', () => {
  it('leaves every action to a server that reports no accesses', () => {
    const user = buildUser(ALL_ACCESSES);
    expect(isActionAllowed(user, WHOLE, 'persons.list')).toBe(true);
    expect(missingRight(user, WHOLE, { module: 'club', level: 3, action: 'club.settings' })).toBeNull();
    expect(isActionAllowed(user, 12, 'persons.list')).toBe(false);
  });

  it.each([[['ROLE_ADMIN']], [[]]])(
    'needs no ROLE_USER beside %j where the server reports no accesses',
    (roles) => {
      const user = buildUser({ ...ALL_ACCESSES, roles });
      expect(hasRole(user)).toBe(true);
      expect(hasRole(user, 'ROLE_X')).toBe(false);
    },
  );

  it('allows an action from level 1, in that club only (R6.8)', () => {
    const user = buildUser({ clubPermissions: [{ node: 12, matrix: { read: 1, edit: 2, none: 0 } }] });
    expect(
      ['read', 'edit', 'none', 'absent', 'constructor'].map((action) => isActionAllowed(user, 12, action)),
    ).toEqual([true, true, false, false, false]);
    expect(isActionAllowed(user, 15, 'read')).toBe(false);
    expect(isActionAllowed(null, 12, 'read')).toBe(false);
    expect([belongsToClub(user, 12), belongsToClub(user, 15)]).toEqual([true, false]);
  });

  it('allows any module to those who hold all (R6.9)', () => {
    expect(isModuleAllowed(buildUser({ modulesAccesses: 'all' }), 'anything', 9)).toBe(true);
  });

  it('compares the level of a module with the required one, 1 by default (R6.10, R6.11)', () => {
    const user = buildUser({ modulesAccesses: { licences: 2, news: 1, club: 0 } });
    expect(isModuleAllowed(user, 'licences', 2)).toBe(true);
    expect(isModuleAllowed(user, 'licences', 3)).toBe(false);
    expect(isModuleAllowed(user, 'news')).toBe(true);
    expect(isModuleAllowed(user, 'club')).toBe(false);
    expect(isModuleAllowed(user, 'absent')).toBe(false);
  });

  it('requires ROLE_USER by default and compares roles as plain text (R2.99, R2.100, R6.2, R6.5)', () => {
    expect(hasRole(buildUser())).toBe(true);
    expect(hasRole(buildUser({ roles: [] }))).toBe(false);
    expect(hasRole(buildUser({ roles: ['ROLE_ADMIN'] }))).toBe(false);
    expect(hasRole(buildUser({ roles: ['ROLE_USER', 'ROLE_X'] }), 'ROLE_X')).toBe(true);
    expect(hasRole(null)).toBe(false);
  });

  it.each([
    ['nothing but the login for home and help', {}, {}, null],
    ['module and action together', { module: 'licences', action: 'licences.list' }, {}, null],
    ['the module, though the action is granted', { module: 'licences' }, { modulesAccesses: {} }, 'module'],
    ['a higher level of the module', { module: 'licences', level: 2 }, {}, 'module'],
    ['a higher level of the action', { action: 'licences.list', level: 2 }, {}, 'action'],
    ['the action, though the module is granted', { action: 'licences.create' }, {}, 'action'],
    ['a role of its own', { role: 'ROLE_X' }, {}, 'role'],
    ['a role of its own that is granted', { role: 'ROLE_X' }, { roles: ['ROLE_X'] }, null],
    ['the least role by default', {}, { roles: ['ROLE_ADMIN'] }, 'role'],
    ['the role before all else', { module: 'news' }, { roles: [] }, 'role'],
  ] as const)('requires of a page %s (R2.99, R2.100, R6.2, R6.5, R6.17)', (_what, right, user, missing) => {
    const manager = buildUser({
      modulesAccesses: { licences: 1 },
      clubPermissions: [{ node: 12, matrix: { 'licences.list': 1, 'licences.create': 0 } }],
    });
    expect(missingRight({ ...manager, ...user }, 12, right)).toBe(missing);
  });

  it('requires an action in the club of the address, not in any (R6.8, R6.17)', () => {
    const user = buildUser({ clubPermissions: [{ node: 12, matrix: { 'club.forms': 1 } }] });
    expect([12, 15, null].map((club) => missingRight(user, club, { action: 'club.forms' }))).toEqual([
      null,
      'action',
      'action',
    ]);
  });
});
