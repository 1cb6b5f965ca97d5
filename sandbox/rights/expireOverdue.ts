import { sql } from '../storage/sql.ts';
import type { MiddlewareHandler } from 'hono';
import type { Context, Env } from './context.ts';
import { fieldOf } from '../model/resolvePath.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { today } from '../model/time.ts';
import { toColumn } from '../model/toColumn.ts';

/**
 * Ends what has waited past its last day, once a day, before anything is read or written: no clock runs beside the
 * server, and an answer that comes too late finds the process ended.
 */
export const expireOverdue = (context: Context): MiddlewareHandler<Env> => {
  let done = '';
  return async (_c, next) => {
    const day = today(context.clock);
    if (day !== done) {
      for (const entity of context.model.entities.values()) await endOverdue(context, entity, day);
      done = day;
    }
    await next();
  };
};

const endOverdue = async ({ db }: Context, entity: ResolvedEntity, day: string): Promise<void> => {
  const { field = '', expires } = entity.states ?? {};
  if (!expires) return;
  const [state, limit] = [columnOf(entity, field), columnOf(entity, expires.after)];
  await db.query(sql`update ${sql.identifier(entity.table)} set ${state} = ${expires.to}
    where ${state} = ${expires.from} and ${limit} < ${day}::date`);
};

const columnOf = (entity: ResolvedEntity, name: string) => {
  const field = fieldOf(entity, name);
  return sql.identifier((field && toColumn(name, field)) ?? name);
};
