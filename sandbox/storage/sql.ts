import tag, { empty, join, raw, type Sql } from 'sql-template-tag';

/** A statement, or a part of one. */
export type SQL = Sql;

/** A statement with its values, which are bound: a list in parentheses, and of `undefined` nothing. */
const statement = (strings: TemplateStringsArray, ...values: readonly unknown[]): SQL =>
  tag(strings, ...values.map(toPart));

const toPart = (value: unknown): unknown => {
  if (Array.isArray(value)) return sql`(${sql.join(value, sql`, `)})`;
  return value === undefined ? empty : value;
};

/** sql`select name from people where id = ${id}` */
export const sql = Object.assign(statement, {
  /** The name of a table, a column or a constraint. */
  identifier: (name: string): SQL => raw(`"${name.replaceAll('"', '""')}"`),
  /** Text of our own, unchanged. */
  raw,
  /** The parts in a row; of none, nothing. */
  join: (parts: readonly unknown[], separator: SQL = empty): SQL =>
    parts.length === 0 ? empty : join(parts.map(toPart), separator.text),
});
