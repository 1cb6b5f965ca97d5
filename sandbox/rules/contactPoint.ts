import { sql } from '../storage/sql.ts';
import { valueFields } from '../entities/contactPointField.ts';
import type { Database } from '../storage/database.ts';
import { toViolation } from '../validation/toViolation.ts';
import { furtherContact } from './furtherContact.ts';
import type { Rules } from './rules.ts';

const VALUES = [...new Set(Object.values(valueFields))];

/** Of number, mail address and web address it has the one that suits its type. */
export const contactPoint: Rules = {
  ...furtherContact,
  prepare: async ({ type }, _existing, { context: { db } }) => {
    const suiting = await findValueField(db, type);
    return Object.fromEntries(
      suiting ? VALUES.filter((name) => name !== suiting).map((name) => [name, null]) : [],
    );
  },
  check: async (values, existing, tools) => {
    const suiting = await findValueField(tools.context.db, values['type']);
    const value = suiting && values[suiting];
    const isMissing = suiting !== undefined && (typeof value !== 'string' || value.trim() === '');
    return [
      ...(isMissing ? [toViolation(suiting, 'NotBlank')] : []),
      ...((await furtherContact.check?.(values, existing, tools)) ?? []),
    ];
  },
};

/** Undefined for a type that says nothing of what it holds. */
const findValueField = async (db: Database, type: unknown): Promise<(typeof VALUES)[number] | undefined> => {
  if (typeof type !== 'number') return undefined;
  const [row] = await db.query<{ code: string }>(sql`select code from referentials where id = ${type}::int`);
  return Object.entries(valueFields).find(([code]) => code === row?.code)?.[1];
};
