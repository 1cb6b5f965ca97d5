import type { SessionUser } from './SessionState.ts';

/** An action is allowed in a club where the user's entry for that club has level 1 or more for it. */
export const isActionAllowed = (user: SessionUser | null, clubId: number, action: string): boolean =>
  user?.clubPermissions.some(({ node, matrix }) => node === clubId && levelOf(matrix, action) >= 1) ?? false;

/** A module is allowed to those who hold all of them, or this one at the level asked for. */
export const isModuleAllowed = (user: SessionUser | null, module: string, level = 1): boolean => {
  if (!user) return false;
  return user.modulesAccesses === 'all' || levelOf(user.modulesAccesses, module) >= level;
};

/** Roles are compared as plain text, without hierarchy: the server names them. */
export const hasRole = (user: SessionUser | null, role = 'ROLE_USER'): boolean =>
  user?.roles.includes(role) ?? false;

export const belongsToClub = (user: SessionUser | null, clubId: number): boolean =>
  user?.clubPermissions.some(({ node }) => node === clubId) ?? false;

const levelOf = (levels: Readonly<Record<string, number>>, name: string): number =>
  Object.hasOwn(levels, name) ? (levels[name] ?? 0) : 0;
