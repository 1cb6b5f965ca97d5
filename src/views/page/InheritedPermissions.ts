import { createContext, use } from 'react';
import { permissionsOf, type Permissions } from '../../schema/permissionsOf.ts';

/** Rights of the record from which the one on the page was opened; undefined where it was opened by itself. */
export const InheritedPermissions = createContext<Permissions | undefined>(undefined);

/** The rights of a record: its own, else those of the record that it was opened from. */
export const usePermissionsOf = (): ((record: unknown) => Permissions) => {
  const inherited = use(InheritedPermissions);
  return (record) => permissionsOf(record, inherited);
};
