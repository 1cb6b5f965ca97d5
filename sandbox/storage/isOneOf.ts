import { sql, type SQL } from 'drizzle-orm';
import type { Scalar } from '../model/condition.ts';

/** The clubs beneath a federation are thousands: more than a few numbers are bound as one array. */
const FEW = 20;

/** Whether what the SQL gives is among the values. */
export const isOneOf = (subject: SQL, values: readonly Scalar[]): SQL =>
  values.length > FEW && values.every(Number.isInteger)
    ? sql`${subject} = any(${`{${values.join(',')}}`}::integer[])`
    : sql`${subject} in (${list(values)})`;

const list = (values: readonly Scalar[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
