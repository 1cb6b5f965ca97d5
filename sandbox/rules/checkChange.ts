import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import type { Violation } from '../validation/violation.ts';
import { checkClubs } from './checkClubs.ts';
import type { Tools, Values } from './rules.ts';
import { toFrenchDay } from './toFrenchDay.ts';
import { violate } from './violate.ts';

type Procedure = 'mutation' | 'transfer';

/**
 * What keeps a player from changing clubs this way: an unknown number, the own club, a change that is under way, or the
 * wrong procedure. Competitors of the season or of the one before it leave by mutation, everybody else by transfer.
 */
export const checkChange = async (
  procedure: Procedure,
  values: Values,
  existing: Row | null,
  tools: Tools,
): Promise<Violation[]> => {
  if (existing) return [];
  const unfit = await checkClubs(values, existing, tools);
  if (unfit.length > 0) return unfit;
  const { person, season = null } = values;
  const { db } = tools.context;
  // Two requests at once must not both find that there is none.
  await db.query(sql`select pg_advisory_xact_lock(727177, ${Number(person)}::int)`);
  const [pending] = await db.query<Pending>(sql`
    select 'Une mutation' as what, to_char(request_date, 'YYYY-MM-DD') as day from licence_mutations
      where person_id = ${Number(person)}::int and open
    union all
    select 'Un transfert', to_char(request_date, 'YYYY-MM-DD') from transfers
      where person_id = ${Number(person)}::int and open
    limit 1`);
  if (pending)
    return [
      violate(
        'licenceNumber',
        `${pending.what} de ce joueur est déjà en cours (demande du ${toFrenchDay(pending.day)}).`,
      ),
    ];
  const [{ competes } = { competes: false }] = await db.query<{ competes: boolean }>(sql`select exists (
    select 1 from licences l join referentials type on type.id = l.type_id
    where l.person_id = ${Number(person)}::int and type.code in ('T', 'A') and l.state not in ('draft', 'cancelled')
      and l.season_id in (select s.id from seasons s, seasons chosen where chosen.id = ${season}::int
        and s.start_date <= chosen.start_date order by s.start_date desc limit 2)) as competes`);
  if (competes === (procedure === 'mutation')) return [];
  return [
    violate(
      'licenceNumber',
      competes
        ? 'Ce joueur a eu une licence compétition cette saison ou la saison dernière\u00a0: demandez une mutation.'
        : 'Ce joueur n’a pas eu de licence compétition depuis la saison dernière\u00a0: demandez un transfert, gratuit.',
    ),
  ];
};

interface Pending extends Record<string, unknown> {
  readonly what: string;
  readonly day: string;
}
