import { sql } from 'drizzle-orm';
import type { Row } from '../model/entity.ts';
import { findOne } from '../storage/findByIds.ts';
import { refuseTwin } from './refuseTwin.ts';
import type { Rules } from './rules.ts';

/** A player enters a round once, with the points of that day; it is told with its contest and the player's name. */
export const tourRegistration: Rules = {
  prepare: async ({ licence, tour }, existing, { context }) => {
    if (existing || typeof licence !== 'number') return {};
    const { points, person = null } =
      (await findOne(context, context.model.entity('licence'), licence)) ?? ({} as Partial<Row>);
    const [played] = await context.db.query<{ contest: number }>(sql`select d.contest_id as contest
      from tours t join divisions d on d.id = t.division_id where t.id = ${Number(tour) || null}::int`);
    return {
      points: typeof points === 'number' ? Math.round(points) : null,
      person,
      contest: played?.contest ?? null,
    };
  },
  check: (values, existing, tools) =>
    refuseTwin(tools, values, existing, {
      entity: 'tour-registration',
      fields: ['tour', 'licence'],
      message: 'Ce joueur est déjà inscrit à ce tour.',
    }),
};
