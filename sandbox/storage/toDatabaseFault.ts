/** A failure of a statement, as far as callers can do something about it. */
export type DatabaseFault =
  | { readonly kind: 'unique'; readonly constraint: string; readonly table: string }
  | { readonly kind: 'inUse'; readonly constraint: string; readonly table: string }
  | { readonly kind: 'other' };

/** Reads PostgreSQL's error code out of an error, through what wraps it. */
export const toDatabaseFault = (error: unknown): DatabaseFault => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || !('constraint' in cause)) continue;
    const { code, constraint } = cause;
    const table = 'table' in cause ? String(cause.table) : '';
    if (code === '23505') return { kind: 'unique', constraint: String(constraint), table };
    if (code === '23503') return { kind: 'inUse', constraint: String(constraint), table };
  }
  return { kind: 'other' };
};
