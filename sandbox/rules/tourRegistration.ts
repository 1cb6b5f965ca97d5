import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import { findOne } from '../storage/findByIds.ts';
import type { Violation } from '../validation/violation.ts';
import { refuseTwin } from './refuseTwin.ts';
import type { Rules, Tools, Values } from './rules.ts';
import { violate } from './violate.ts';

/** A player enters a round once, by the licence of its season, with the points of that day; it shows its contest and the player's name. */
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
  check: async (values, existing, tools) => [
    ...(await refuseTwin(tools, values, existing, {
      entity: 'tour-registration',
      fields: ['tour', 'licence'],
      message: 'Ce joueur est déjà inscrit à ce tour.',
    })),
    ...(existing ? [] : await checkSeason(values, tools)),
  ],
};

const checkSeason = async (
  { tour = null, licence = null }: Values,
  { context }: Tools,
): Promise<Violation[]> => {
  const others = await context.db.query<{ season: string }>(sql`select s.name as season from tours t
    join divisions d on d.id = t.division_id join contests c on c.id = d.contest_id
    join seasons s on s.id = c.season_id join licences l on l.id = ${licence}::int and l.season_id <> c.season_id
    where t.id = ${tour}::int`);
  return others.map(({ season }) =>
    violate('licence', `Ce tour est de la saison ${season}\u00a0: choisissez une licence de cette saison.`),
  );
};
