import { isObject, toText } from './read.ts';

interface Permissions {
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
}

const OPEN: Permissions = { canUpdate: true, canDelete: true };

/** The server's reason why a record cannot be changed or deleted in its state; null without one. */
export const refusalOf = (record: unknown): string | null => {
  const stated = isObject(record) ? record['@permissions'] : undefined;
  return isObject(stated) ? toText(stated.refusal) : null;
};

/**
 * The permissions of a record, inherited from the record around it where missing; otherwise only an explicit false
 * forbids.
 */
export const permissionsOf = (record: unknown, inherited: Permissions = OPEN): Permissions => {
  const stated = isObject(record) ? (record['@permissions'] ?? record.permissions) : undefined;
  const { canUpdate, canDelete } = isObject(stated) ? stated : {};
  return {
    canUpdate: typeof canUpdate === 'boolean' ? canUpdate : inherited.canUpdate,
    canDelete: typeof canDelete === 'boolean' ? canDelete : inherited.canDelete,
  };
};
