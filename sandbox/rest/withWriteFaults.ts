import type { Model, ResolvedEntity } from '../model/model.ts';
import { toColumn } from '../model/toColumn.ts';
import { toDatabaseFault } from '../storage/toDatabaseFault.ts';
import { uniqueName } from '../storage/toTables.ts';
import { toViolation } from '../validation/toViolation.ts';
import { ViolationsError } from '../validation/violation.ts';
import { RequestFailure } from '../http/failures.ts';

/** Runs a write; a value that the database knows already becomes a violation on its field, a lost relation a conflict. */
export const withWriteFaults = async <T>(
  model: Model,
  entity: ResolvedEntity,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const fault = toDatabaseFault(error);
    // Seen when it was checked, deleted by somebody else before it was written.
    if (fault.kind === 'inUse') throw new RequestFailure(409, 'Un enregistrement lié vient d’être supprimé.');
    const path = fault.kind === 'unique' ? pathOf(model, entity, fault.constraint, '') : undefined;
    throw path === undefined ? error : new ViolationsError([toViolation(path, 'Unique')]);
  }
};

const pathOf = (
  model: Model,
  entity: ResolvedEntity,
  constraint: string,
  prefix: string,
): string | undefined => {
  for (const [name, field] of Object.entries(entity.fields)) {
    const column = toColumn(name, field);
    if (column !== undefined && uniqueName(entity.table, column) === constraint) return `${prefix}${name}`;
    // The database does not report which of several rows it refused.
    if (field.kind === 'rows' && pathOf(model, model.entity(field.target), constraint, '') !== undefined)
      return `${prefix}${name}`;
    if (field.kind === 'embedded') {
      const inner = pathOf(model, model.entity(field.target), constraint, `${prefix}${name}.`);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
};
