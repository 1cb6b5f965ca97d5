import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import { toColumn } from '../model/toColumn.ts';
import { catalogue } from '../validation/catalogue.ts';
import type { Violation } from '../validation/violation.ts';
import type { Tools, Values } from './rules.ts';

interface Uniqueness {
  readonly entity: string;
  /** Fields that no two records share, all taken together; a record that lacks one of them has no twin. */
  readonly fields: readonly string[];
  readonly message: string;
  /** Field that the violation names; the last of `fields` when nothing is said. */
  readonly path?: string;
}

/** The violation of a record that has the same values as another one. */
export const refuseTwin = async (
  { context: { db, model } }: Tools,
  values: Values,
  existing: Row | null,
  { entity: name, fields, message, path = fields.at(-1) ?? '' }: Uniqueness,
): Promise<Violation[]> => {
  if (fields.some((field) => values[field] === null || values[field] === undefined)) return [];
  const entity = model.entity(name);
  // Two requests at once must not both find that there is none.
  await db.query(sql`select pg_advisory_xact_lock(727176, hashtext(${entity.table}))`);
  const same = fields.map((field) => {
    const declared = entity.fields[field];
    const column = sql.identifier((declared && toColumn(field, declared)) ?? field);
    return sql`${column}::text = ${String(values[field])}`;
  });
  const twins = await db.query(sql`select 1 from ${sql.identifier(entity.table)}
    where id <> ${existing?.id ?? 0}::int and ${sql.join(same, sql` and `)} limit 1`);
  return twins.length === 0 ? [] : [{ propertyPath: path, message, code: catalogue.Unique.code }];
};
