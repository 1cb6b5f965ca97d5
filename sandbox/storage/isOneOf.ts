import { sql, type SQL } from './sql.ts';
import type { Scalar } from '../model/condition.ts';

/** Whether what the SQL gives is among the values. Keys are bound as one array, so that their number leaves the text as it is. */
export const isOneOf = (subject: SQL, values: readonly Scalar[]): SQL =>
  values.length > 1 && values.every(isKey)
    ? sql`${subject} = any(${`{${values.join(',')}}`}::integer[])`
    : sql`${subject} in (${list(values)})`;

const list = (values: readonly Scalar[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const isKey = (value: Scalar): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
