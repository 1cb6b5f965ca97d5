import type { Row } from '../model/entity.ts';
import { insert } from '../storage/records.ts';
import { sql } from '../storage/sql.ts';
import type { Tools } from './rules.ts';

/** Body whose opinion a step gives. */
type Body = 'committee' | 'league' | 'federation';

interface Opinion {
  /** Relation of the opinion to the request. */
  readonly of: 'tournamentRequest' | 'labelApplication';
  readonly body: Body;
  readonly review: unknown;
}

/** Keeps what a body of the federation said with its step: the request itself has only the last of it. */
export const keepOpinion = async (
  row: Row,
  { of, body, review }: Opinion,
  { context, viewer }: Tools,
): Promise<void> => {
  const { db, model } = context;
  const parent = of === 'tournamentRequest' ? sql`tournament_request_id` : sql`label_application_id`;
  const organizer = row['club'] ?? row['organization'] ?? null;
  const [place] = await db.query<Place>(sql`select
      coalesce((select case ${body} when 'committee' then committee_id when 'league' then league_id end
          from organizations where id = ${organizer}::int),
        (select id from organizations where type = 'federation' and level = 1 limit 1),
        ${organizer}::int) as organization,
      (select count(*)::int from responses where ${parent} = ${row.id}::int) as position`);
  await insert(
    context,
    model.entity('response'),
    {
      [of]: row.id,
      ...place,
      date: `${context.clock().toISOString().slice(0, 19)}Z`,
      review,
      description: row['motive'],
    },
    viewer.account,
  );
};

interface Place extends Record<string, unknown> {
  readonly organization: number | null;
  readonly position: number;
}
