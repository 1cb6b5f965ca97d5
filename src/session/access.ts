import type { rightsTexts } from '../i18n/rights.ts';
import { WHOLE } from './parseAccesses.ts';
import type { SessionUser } from './SessionState.ts';

/** Whether the user's entry for the club has the action at the level. */
const isActionAllowed = (user: SessionUser | null, clubId: number, action: string, level = 1): boolean =>
  user?.clubPermissions.some(
    ({ node, matrix }) => node === clubId && (matrix === 'all' || levelOf(matrix, action) >= level),
  ) ?? false;

/** Whether the user has all modules, or this one at the level. */
export const isModuleAllowed = (user: SessionUser | null, module: string, level = 1): boolean => {
  if (!user) return false;
  return user.modulesAccesses === 'all' || levelOf(user.modulesAccesses, module) >= level;
};

/** Whether the user has all modules, as the officials of the federation do: those of a club have levels in each. */
export const hasAllModules = (user: SessionUser | null): boolean => user?.modulesAccesses === 'all';

const MINIMUM = 'ROLE_USER';

/**
 * Roles are compared as plain text, without hierarchy: the server names them. One without accesses may imply the
 * minimum by a hierarchy of its own, or leave roles out of its tokens: there a login is enough.
 */
export const hasRole = (user: SessionUser | null, role = MINIMUM): boolean =>
  user !== null && (user.roles.includes(role) || (role === MINIMUM && belongsToClub(user, WHOLE)));

/** Modules that the server gives levels in. */
type Module =
  | 'accountancy'
  | 'club'
  | 'contests'
  | 'events'
  | 'labels'
  | 'licences'
  | 'news'
  | 'persons'
  | 'statistics'
  | 'tournaments';

type Actions = (typeof rightsTexts)['rights']['actions'];

/** Actions of the matrix of a club, `licences.list`: each has a French name. */
type ClubAction = {
  [M in keyof Actions]: `${M}.${keyof Actions[M] & string}`;
}[keyof Actions];

/** The right that a page requires; a missing part requires nothing, except the role. */
export interface Right {
  /** `ROLE_USER` when absent. */
  readonly role?: string;
  readonly module?: Module;
  /** Level of the module and of the action: 1 by default, which reads; 2 edits. */
  readonly level?: number;
  /** Action in the matrix of the club. */
  readonly action?: ClubAction;
}

/** The first missing part of a right in a club; null when the page is accessible. */
export const missingRight = (
  user: SessionUser | null,
  clubId: number | null,
  { role, module, level, action }: Right,
): 'role' | 'module' | 'action' | null => {
  if (!hasRole(user, role)) return 'role';
  if (module !== undefined && !isModuleAllowed(user, module, level)) return 'module';
  const isOpen = action === undefined || (clubId !== null && isActionAllowed(user, clubId, action, level));
  return isOpen ? null : 'action';
};

export const belongsToClub = (user: SessionUser | null, clubId: number): boolean =>
  user?.clubPermissions.some(({ node }) => node === clubId) ?? false;

const levelOf = (levels: Readonly<Record<string, number>>, name: string): number =>
  Object.hasOwn(levels, name) ? (levels[name] ?? 0) : 0;
