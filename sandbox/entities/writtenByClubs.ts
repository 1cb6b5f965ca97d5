import type { Access } from '../model/entity.ts';

/**
 * Rights on records that clubs create, change and delete. The module and the action of the club matrix guard them;
 * `owners` are the paths to the clubs whose they are.
 */
export const writtenByClubs = (
  module: string,
  action: string,
  owners: readonly string[],
): Pick<Access, 'module' | 'action' | 'owners' | 'writable'> => ({
  module,
  action,
  owners,
  writable: ['POST', 'PUT', 'DELETE'],
});
