import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import type { Actor } from '../model/states.ts';
import { insert } from '../storage/records.ts';
import type { Tools } from './rules.ts';

/** Keeps who took which step of a mutation and when, with the comment: the record itself has only its state. */
export const traceStep = async (row: Row, before: Row | null, { context, viewer }: Tools): Promise<void> => {
  const { db, model } = context;
  const [from, to] = [before?.['status'], row['status']];
  if (from === to) return;
  const step = model.entity('licence-mutation').states?.next[String(from)]?.[String(to)];
  const isOfLeftClub = isClub(step, 'leftClub');
  const [{ organization, position } = { organization: null, position: 0 }] = await db.query<Place>(sql`select
      case when ${isOfLeftClub} then ${row['leftClub']}::int
        when ${!before || isClub(step, 'welcomeClub')} then ${row['welcomeClub']}::int
        when ${row['competentLevel']} = 'committee' then w.committee_id
        when ${row['competentLevel']} = 'league' then w.league_id
        else (select id from organizations where type = 'federation' and level = 1 limit 1) end as organization,
      (select count(*)::int from mutation_responses where mutation_id = ${row.id}::int) as position
    from organizations w where w.id = ${row['welcomeClub']}::int`);
  const said = isOfLeftClub
    ? { review: row['leftClubReview'] ?? 'none', description: row['leftClubComment'] ?? null }
    : { review: 'none', description: DECIDED.includes(to) ? (row['decisionReason'] ?? null) : null };
  await insert(
    context,
    model.entity('mutation-response'),
    {
      mutation: row.id,
      organization: organization ?? row['welcomeClub'],
      date: `${context.clock().toISOString().slice(0, 19)}Z`,
      step: to,
      position,
      ...said,
    },
    viewer.account,
  );
};

interface Place extends Record<string, unknown> {
  readonly organization: number | null;
  readonly position: number;
}

/** States into which a body puts a record with its reason. */
const DECIDED: readonly unknown[] = ['refused', 'incomplete'];

const isClub = (actors: Actor | readonly Actor[] | undefined, club: string): boolean =>
  [actors ?? []].flat().some((actor) => typeof actor === 'object' && 'club' in actor && actor.club === club);
