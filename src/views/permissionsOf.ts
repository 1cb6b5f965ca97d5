import { isObject } from '../schema/read.ts';

interface Permissions {
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
}

/** Rights that a record carries; only an explicit false forbids, for the rest the server decides. */
export const permissionsOf = (record: unknown): Permissions => {
  const stated = isObject(record) ? (record['@permissions'] ?? record.permissions) : undefined;
  const permissions = isObject(stated) ? stated : {};
  return { canUpdate: permissions.canUpdate !== false, canDelete: permissions.canDelete !== false };
};
