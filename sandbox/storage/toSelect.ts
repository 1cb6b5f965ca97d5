import { sql, type SQL } from './sql.ts';
import { auditFields } from '../model/auditFields.ts';
import type { Row } from '../model/entity.ts';
import type { Field } from '../model/field.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { toColumn, toJoinTable } from '../model/toColumn.ts';
import { selectFiles } from './filesTable.ts';

const known = new WeakMap<ResolvedEntity, readonly [string, Field][]>();

/** Fields a row carries: all but the inverse ones, with key, audit and the field that distinguishes the kinds of a table. */
export const rowFields = (model: Model, entity: ResolvedEntity): readonly [string, Field][] => {
  const fields = known.get(entity) ?? findRowFields(model, entity);
  known.set(entity, fields);
  return fields;
};

const findRowFields = (model: Model, entity: ResolvedEntity): [string, Field][] => {
  const audit = Object.entries(auditFields).filter(
    ([, field]) => field.kind === 'scalar' || model.entities.has('account'),
  );
  return [...audit, ...Object.entries(entity.fields).filter(([, field]) => field.kind !== 'inverse')];
};

const T = sql`t`;

const lists = new WeakMap<ResolvedEntity, Map<string, SQL>>();

/**
 * The select list of the table under `t`, which names each column after its field; many-to-many fields, rows and files are
 * lists of keys. `only` limits it to the fields given, the key and the one that distinguishes the kinds of a table.
 */
export const toSelect = (model: Model, entity: ResolvedEntity, only?: ReadonlySet<string>): SQL => {
  const own = lists.get(entity) ?? new Map<string, SQL>();
  lists.set(entity, own);
  const key = only ? [...only].join() : '*';
  const list = own.get(key) ?? writeSelect(model, entity, only);
  own.set(key, list);
  return list;
};

const writeSelect = (model: Model, entity: ResolvedEntity, only?: ReadonlySet<string>): SQL =>
  sql.join(
    rowFields(model, entity)
      .filter(([name]) => !only || only.has(name) || name === 'id' || name === 'type')
      .map(([name, field]) => sql`${expression(model, entity, T, name, field)} as ${sql.identifier(name)}`),
    sql`, `,
  );

const expression = (model: Model, entity: ResolvedEntity, alias: SQL, name: string, field: Field): SQL => {
  const column = toColumn(name, field);
  if (column !== undefined) return sql`${alias}.${sql.identifier(column)}`;
  if (field.kind === 'file') return sql`array(${selectFiles(entity, alias, name)})`;
  if (field.kind === 'rows') {
    const target = model.entity(field.target);
    const back = sql.identifier(toColumn(field.mappedBy, target.fields[field.mappedBy] ?? field) ?? '');
    return sql`array(select r.id from ${sql.identifier(target.table)} r where r.${back} = ${alias}.id order by r.position, r.id)`;
  }
  const join = sql.identifier(toJoinTable(model.entity(entity.root), name));
  return sql`array(select j.target_id from ${join} j where j.owner_id = ${alias}.id order by j.target_id)`;
};

/** A selected row with instants in ISO form: `2026-07-01T22:00:00Z`. */
export const toRow = (model: Model, entity: ResolvedEntity, selected: Record<string, unknown>): Row => {
  const row: Record<string, unknown> & { id: number } = { ...selected, id: Number(selected['id']) };
  for (const [name, field] of rowFields(model, entity)) {
    const value = row[name];
    if (field.kind === 'scalar' && field.type === 'datetime' && typeof value === 'string')
      row[name] = value.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z');
  }
  return row;
};
