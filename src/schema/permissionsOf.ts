import { isNested, type FieldDescription } from './description.ts';
import { isObject, toList, toText } from './read.ts';

export interface Permissions {
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
}

const OPEN: Permissions = { canUpdate: true, canDelete: true };

/** The server's reason why a record cannot be changed or deleted in its state; null without one. */
export const refusalOf = (record: unknown): string | null => {
  const stated = isObject(record) ? record['@permissions'] : undefined;
  return isObject(stated) ? toText(stated.refusal) : null;
};

/** Whether a record says who may do what: it then says why, too. */
export const statesPermissions = (record: unknown): boolean => statedIn(record) !== null;

const statedIn = (record: unknown): Readonly<Record<string, unknown>> | null => {
  const stated = isObject(record) ? (record['@permissions'] ?? record.permissions) : undefined;
  return isObject(stated) ? stated : null;
};

/**
 * The permissions of a record, inherited from the record around it where missing; otherwise only an explicit false
 * forbids.
 */
export const permissionsOf = (record: unknown, inherited: Permissions = OPEN): Permissions => {
  const { canUpdate, canDelete } = statedIn(record) ?? {};
  return {
    canUpdate: typeof canUpdate === 'boolean' ? canUpdate : inherited.canUpdate,
    canDelete: typeof canDelete === 'boolean' ? canDelete : inherited.canDelete,
  };
};

/** Rights that the parts of a record inherit: who may change it may take a part away. */
export const permissionsWithin = (record: unknown): Permissions => {
  const { canUpdate } = permissionsOf(record);
  return { canUpdate, canDelete: canUpdate };
};

/** Whether an embedded record may be changed: as it says itself, else as the record around it. */
export const isOpen = (embedded: unknown, isOpenAround: boolean): boolean =>
  permissionsOf(embedded, { canUpdate: isOpenAround, canDelete: isOpenAround }).canUpdate;

/** Whether an embedded record says that it may be changed, which holds in a record that may not. */
export const opensWithin = (fields: readonly FieldDescription[], record: unknown): boolean =>
  isObject(record) &&
  fields.some((field) => {
    if (!isNested(field) || field.readOnly || !Object.hasOwn(record, field.name)) return false;
    const value = record[field.name];
    return (field.multiple ? toList(value) : [value]).some(
      (embedded) => isOpen(embedded, false) || opensWithin(field.fields, embedded),
    );
  });
