import { sql, type SQL } from './sql.ts';
import { fieldOf } from '../model/resolvePath.ts';
import type { Field, FileField, RelationField, ScalarField } from '../model/field.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { toColumn, toJoinTable } from '../model/toColumn.ts';
import type { Condition, Scalar, Test } from '../model/condition.ts';
import { selectFiles } from './filesTable.ts';
import { fold } from './fold.ts';
import { isOneOf } from './isOneOf.ts';
import { toDistance } from './toDistance.ts';
import { toOperand } from '../model/toOperand.ts';

/** A filter names a path that the model does not have, or a value that the path cannot hold. */
export class InvalidFilterError extends Error {
  override readonly name = 'InvalidFilterError';
}

/**
 * Which rows of an entity the viewer may read `field` of; null: all. `covered` says that the rows are narrowed
 * already: those of the list itself by its scope, embedded ones by their parent. Without a guard everything may be read.
 */
export type Guard = (entity: ResolvedEntity, field: string, covered: boolean) => Condition | null;

/** State of a compilation; `next` numbers the table aliases. */
export interface Compiler {
  readonly model: Model;
  readonly guard?: Guard | undefined;
  next(): SQL;
}

export const createCompiler = (model: Model, guard?: Guard): Compiler => {
  let count = 0;
  return { model, guard, next: () => sql`${sql.identifier(`r${(count += 1)}`)}` };
};

const NEVER = sql`false`;

/**
 * Compiles a condition on the rows of `entity` under `alias`. Paths are looked up in the model,
 * values are bound; steps over a relation become correlated `exists`.
 * @throws InvalidFilterError on an unknown path or a value of another type
 */
export const toSql = (compiler: Compiler, entity: ResolvedEntity, alias: SQL, condition: Condition): SQL => {
  const each = (parts: readonly Condition[]) => parts.map((part) => toSql(compiler, entity, alias, part));
  if ('all' in condition)
    return condition.all.length === 0 ? sql`true` : sql`(${sql.join(each(condition.all), sql` and `)})`;
  if ('any' in condition)
    return condition.any.length === 0 ? NEVER : sql`(${sql.join(each(condition.any), sql` or `)})`;
  // A comparison with null is neither true nor false; `none of these holds` includes it.
  if ('not' in condition) return sql`(${toSql(compiler, entity, alias, condition.not)}) is not true`;
  if ('some' in condition) return someRow(compiler, entity, alias, condition);
  if ('near' in condition) return nearby(compiler, entity, alias, condition);
  const { path, test } = condition;
  return step({ compiler, entity, alias, names: path.split('.'), path, test, covered: true });
};

const someRow = (
  compiler: Compiler,
  entity: ResolvedEntity,
  alias: SQL,
  { some, where }: Extract<Condition, { some: string }>,
): SQL => {
  const field = ownedField(entity, some, 'rows');
  const target = compiler.next();
  const inner = toSql(compiler, compiler.model.entity(field.target), target, where);
  return link(compiler.model, entity, alias, some, field, target, inner);
};

const nearby = (
  compiler: Compiler,
  entity: ResolvedEntity,
  alias: SQL,
  { near, latitude, longitude, km }: Extract<Condition, { near: string }>,
): SQL => {
  const field = ownedField(entity, near, 'embedded');
  const place = compiler.next();
  const [lat, lon] = [column(place, 'latitude'), column(place, 'longitude')];
  const inner = sql`${toDistance(lat, lon, { latitude, longitude })} <= ${km}::float8`;
  return link(compiler.model, entity, alias, near, field, place, inner);
};

const ownedField = (entity: ResolvedEntity, name: string, kind: 'rows' | 'embedded'): RelationField => {
  const field = fieldOf(entity, name);
  if (field?.kind !== kind) throw new InvalidFilterError(`'${name}' holds no ${kind} on ${entity.shortName}`);
  return field;
};

interface Step {
  readonly compiler: Compiler;
  readonly entity: ResolvedEntity;
  readonly alias: SQL;
  readonly names: readonly string[];
  readonly path: string;
  readonly test: Test;
  readonly covered: boolean;
}

const step = (at: Step): SQL => {
  const [name = '', ...rest] = at.names;
  const field = fieldOf(at.entity, name);
  if (!field) throw new InvalidFilterError(`Unknown filter '${at.path}' on ${at.entity.shortName}`);
  const test = 'target' in field ? relation(at, name, field, rest) : ownColumn(at, name, field, rest);
  return sql`(${test}${seen(at.compiler, at.entity, at.alias, name, at.covered)})`;
};

/** The guard of one field as a further condition on the row under `alias`. */
export const seen = (
  compiler: Compiler,
  entity: ResolvedEntity,
  alias: SQL,
  field: string,
  covered: boolean,
): SQL => {
  const rows = compiler.guard?.(entity, field, covered) ?? null;
  return rows === null ? sql`` : sql` and ${toSql(unguarded(compiler), entity, alias, rows)}`;
};

/** Rights are ours, not the viewer's: their paths may lead over rows and fields that the viewer cannot see. */
export const unguarded = (compiler: Compiler): Compiler => ({ ...compiler, guard: undefined });

const column = (alias: SQL, name: string): SQL => sql`${alias}.${sql.identifier(name)}`;

const ownColumn = (at: Step, name: string, field: ScalarField | FileField, rest: readonly string[]): SQL => {
  if (rest.length > 0) throw new InvalidFilterError(`Unknown filter '${at.path}' on ${at.entity.shortName}`);
  if (field.kind === 'scalar')
    return field.type === 'array' ? entries(at, name, field) : scalar(at, name, field);
  if (at.test.is !== 'exists')
    throw new InvalidFilterError(`Invalid comparison with '${at.path}' on ${at.entity.shortName}`);
  const uploaded = sql`exists (${selectFiles(at.entity, at.alias, name)})`;
  return at.test.value ? uploaded : sql`not ${uploaded}`;
};

/** A list holds a value when one of its entries does; without entries it counts as empty. */
const entries = (at: Step, name: string, field: ScalarField): SQL => {
  const { test } = at;
  const subject = column(at.alias, toColumn(name, field) ?? '');
  const filled = sql`coalesce(${subject}, '[]'::jsonb) <> '[]'::jsonb`;
  if (test.is === 'exists') return test.value ? filled : sql`not ${filled}`;
  if (!('values' in test))
    throw new InvalidFilterError(`Invalid comparison with '${at.path}' on ${at.entity.shortName}`);
  const values = test.values.map((value) => operand(at, field, value));
  if (values.length === 0) return NEVER;
  const holds =
    test.is === 'match' && !field.choices
      ? sql.join(
          values.map((value) => sql`strpos(${fold(sql`entry`)}, ${fold(sql`${value}::text`)}) > 0`),
          sql` or `,
        )
      : isOneOf(sql`entry`, values);
  return sql`exists (select from jsonb_array_elements_text(${subject}) entry where ${holds})`;
};

const scalar = (at: Step, name: string, field: ScalarField): SQL => {
  const subject = column(at.alias, toColumn(name, field) ?? '');
  const { test } = at;
  if (test.is === 'exists') return test.value ? sql`${subject} is not null` : sql`${subject} is null`;
  if ('values' in test) {
    const values = test.values.map((value) => operand(at, field, value));
    if (values.length === 0) return NEVER;
    const contains = test.is === 'match' && isSearchable(field);
    return contains
      ? sql`(${sql.join(
          values.map((value) => sql`${fold(subject)} like ${fold(sql`${toPattern(value)}::text`)}`),
          sql` or `,
        )})`
      : isOneOf(subject, values);
  }
  return sql`${subject} ${sql.raw(OPERATORS[test.is])} ${operand(at, field, test.value)}`;
};

const isSearchable = (field: Field): boolean =>
  field.kind === 'scalar' && (field.type === 'string' || field.type === 'text') && field.search !== 'exact';

const OPERATORS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** Contained anywhere. */
const toPattern = (value: Scalar): string => `%${String(value).replace(/[\\%_]/g, '\\$&')}%`;

const operand = (at: Step, field: Field, value: Scalar): Scalar => {
  const typed = toOperand(at.compiler.model, field, value);
  if (typed === undefined)
    throw new InvalidFilterError(`Invalid value for '${at.path}' on ${at.entity.shortName}`);
  return typed;
};

const relation = (at: Step, name: string, field: RelationField, rest: readonly string[]): SQL => {
  const { model } = at.compiler;
  const target = model.entity(field.target);
  const ends = rest.length === 0 || (rest.length === 1 && rest[0] === 'id');
  if (ends) return byKey(at, name, field);
  const alias = at.compiler.next();
  const inner = step({ ...at, entity: target, alias, names: rest, covered: isOwned(field) });
  return link(model, at.entity, at.alias, name, field, alias, inner);
};

/** Records that live inside their parent are covered by it. */
const isOwned = ({ kind }: Field): boolean => kind === 'embedded' || kind === 'rows';

/** `exists` over the rows of the target that the relation links to the row under `alias` and for which `inner` holds. */
const link = (
  model: Model,
  entity: ResolvedEntity,
  alias: SQL,
  name: string,
  field: RelationField,
  target: SQL,
  inner: SQL,
): SQL => {
  const goal = model.entity(field.target);
  const table = sql`${sql.identifier(goal.table)} ${target}`;
  const through = joinOf(model, entity, name, field);
  if (!through)
    return sql`exists (select from ${table} where ${linkOn(model, entity, alias, name, field, target)} and ${inner})`;
  // From the rows of the join table, which are few, and not from all rows of the target.
  const kind = field.kind === 'references' ? sql`` : ofKind(goal, target);
  return sql`exists (select from ${through.table} j join ${table} on ${column(target, 'id')} = j.${through.theirs}
    where j.${through.own} = ${column(alias, 'id')}${kind} and ${inner})`;
};

/** The table of a many-to-many relation with its columns as seen from one side; undefined for all others. */
const joinOf = (
  model: Model,
  entity: ResolvedEntity,
  name: string,
  field: RelationField,
): { table: SQL; own: SQL; theirs: SQL } | undefined => {
  const [owner, target] = [sql.identifier('owner_id'), sql.identifier('target_id')];
  if (field.kind === 'references') {
    const table = sql.identifier(toJoinTable(model.entity(entity.root), name));
    return { table: sql`${table}`, own: sql`${owner}`, theirs: sql`${target}` };
  }
  if (field.kind !== 'inverse' && field.kind !== 'rows') return undefined;
  const goal = model.entity(field.target);
  if (goal.fields[field.mappedBy]?.kind !== 'references') return undefined;
  const table = sql.identifier(toJoinTable(model.entity(goal.root), field.mappedBy));
  return { table: sql`${table}`, own: sql`${target}`, theirs: sql`${owner}` };
};

/** Of a table that several entities share, the rows of one. */
const ofKind = ({ discriminator }: ResolvedEntity, alias: SQL): SQL =>
  discriminator === null ? sql`` : sql` and ${column(alias, 'type')} = ${discriminator}`;

/** The join condition of a relation between the row under `alias` and the target's row under `target`. */
export const linkOn = (
  model: Model,
  entity: ResolvedEntity,
  alias: SQL,
  name: string,
  field: RelationField,
  target: SQL,
): SQL => {
  const goal = model.entity(field.target);
  const own = column(alias, 'id');
  const theirs = column(target, 'id');
  if (field.kind === 'references') {
    const join = sql.identifier(toJoinTable(model.entity(entity.root), name));
    return sql`exists (select from ${join} j where j.owner_id = ${own} and j.target_id = ${theirs})`;
  }
  if (field.kind !== 'inverse' && field.kind !== 'rows')
    return sql`${theirs} = ${column(alias, toColumn(name, field) ?? '')}`;
  const kind = ofKind(goal, target);
  const owning = goal.fields[field.mappedBy];
  if (owning?.kind === 'references') {
    const join = sql.identifier(toJoinTable(model.entity(goal.root), field.mappedBy));
    return sql`exists (select from ${join} j where j.owner_id = ${theirs} and j.target_id = ${own})${kind}`;
  }
  return sql`${column(target, owning ? (toColumn(field.mappedBy, owning) ?? '') : '')} = ${own}${kind}`;
};

/** A test on the relation itself: which records it holds, or whether it holds any. */
const byKey = (at: Step, name: string, field: RelationField): SQL => {
  const { test } = at;
  const { model } = at.compiler;
  if (test.is !== 'exists' && !('values' in test))
    throw new InvalidFilterError(`Invalid comparison with '${at.path}' on ${at.entity.shortName}`);
  const ids = test.is === 'exists' ? [] : test.values.map((value) => operand(at, field, value));
  if (test.is !== 'exists' && ids.length === 0) return NEVER;
  if (field.kind === 'reference' || field.kind === 'embedded') {
    const key = column(at.alias, toColumn(name, field) ?? '');
    if (test.is === 'exists') return test.value ? sql`${key} is not null` : sql`${key} is null`;
    return isOneOf(key, ids);
  }
  const alias = at.compiler.next();
  const named = test.is === 'exists' ? sql`true` : isOneOf(column(alias, 'id'), ids);
  const inner = sql`${named}${seen(at.compiler, model.entity(field.target), alias, 'id', isOwned(field))}`;
  const found = link(model, at.entity, at.alias, name, field, alias, inner);
  return test.is === 'exists' && !test.value ? sql`not ${found}` : found;
};
