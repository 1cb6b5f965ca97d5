import { sql } from '../storage/sql.ts';
import { catalogue } from '../validation/catalogue.ts';
import type { Violation } from '../validation/violation.ts';
import type { Tools, Values } from './rules.ts';

interface Found extends Record<string, unknown> {
  readonly isLicensed: boolean;
  readonly isLeaving: boolean;
  readonly lastClub: string | null;
}

/** Obstacles to an applicant's licence in a club: one of this season, or a club that was not left. */
export const refuseLicence = async (
  { person = null, club = null, season = null }: Values,
  { context }: Tools,
): Promise<Violation[]> => {
  // The licences of a person are written one at a time, here as where they are created.
  await context.db.query(sql`select pg_advisory_xact_lock(727175, ${person ?? 0}::int)`);
  const [found] = await context.db.query<Found>(sql`select
      exists (select 1 from licences where person_id = ${person}::int and season_id = ${season}::int) as "isLicensed",
      exists (select 1 from licence_mutations where person_id = ${person}::int and season_id = ${season}::int
        and open) as "isLeaving",
      (select o.name from licences l join seasons s on s.id = l.season_id join organizations o on o.id = l.club_id
        where l.person_id = ${person}::int and l.club_id <> ${club}::int
          and not exists (select 1 from club_histories h where h.person_id = l.person_id
            and h.club_id = ${club}::int and h.season_id = ${season}::int)
          and not exists (select 1 from licences k join seasons t on t.id = k.season_id
            where k.person_id = l.person_id and t.start_date > s.start_date)
        limit 1) as "lastClub"`);
  if (!found) return [];
  const { isLicensed, isLeaving, lastClub } = found;
  return [
    ...(isLicensed ? ['Cette personne a déjà une licence pour cette saison.'] : []),
    ...(isLeaving ? ['Une mutation de cette personne est en cours.'] : []),
    ...(lastClub !== null && !isLicensed
      ? [
          `La dernière licence de cette personne est du club ${lastClub}\u00a0: demandez une mutation ou un transfert.`,
        ]
      : []),
  ].map((message) => ({ propertyPath: 'person', message, code: catalogue.Unique.code }));
};
