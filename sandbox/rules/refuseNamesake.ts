import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import { skeletonOf } from '../model/text.ts';
import { catalogue } from '../validation/catalogue.ts';
import type { Violation } from '../validation/violation.ts';
import type { Tools, Values } from './rules.ts';

/** Fields that make somebody the same person for whoever writes them down a second time. */
const IDENTITY = ['familyName', 'givenName', 'birthDate'];

/**
 * Nobody is kept twice: a person of a name that looks the same and of the same birth date, in any club, is refused and named, unless the
 * record says that it is somebody else.
 */
export const refuseNamesake = async (
  values: Values,
  existing: Row | null,
  { context: { db } }: Tools,
): Promise<Violation[]> => {
  const { familyName, givenName, birthDate, homonym } = values;
  if (homonym === true) return [];
  if (existing && IDENTITY.every((name) => values[name] === existing[name])) return [];
  if (typeof familyName !== 'string' || typeof givenName !== 'string' || typeof birthDate !== 'string')
    return [];
  // Two requests at once must not both find that there is nobody.
  await db.query(sql`select pg_advisory_xact_lock(727179)`);
  const born = await db.query<Namesake>(sql`select p.family_name || ' ' || p.given_name as name,
      l.identifier as number, c.name as club, l.season
    from people p
    left join lateral (select h.identifier, h.club_id, t.name as season from licences h join seasons t on t.id = h.season_id
      where h.person_id = p.id order by t.start_date desc, h.id desc limit 1) l on true
    left join organizations c on c.id = coalesce(l.club_id, p.club_id)
    where p.id <> ${existing?.id ?? 0}::int and p.birth_date = ${birthDate}::date
    order by p.id`);
  const skeleton = skeletonOf(`${familyName}${givenName}`);
  const namesakes = born.filter(({ name }) => skeletonOf(name) === skeleton).slice(0, NAMED);
  if (namesakes.length === 0) return [];
  const message = `Déjà connu à cette date de naissance\u00a0: ${namesakes.map(toText).join('\u202f; ')}. Si c’est une autre personne, cochez «\u202fHomonyme\u202f».`;
  return [{ propertyPath: 'homonym', message, code: catalogue.Unique.code }];
};

/** Namesakes that a message names. */
const NAMED = 3;

interface Namesake extends Record<string, unknown> {
  readonly name: string;
  readonly number: string | null;
  readonly club: string | null;
  readonly season: string | null;
}

const toText = ({ name, number, club, season }: Namesake): string =>
  [
    name,
    number === null ? 'jamais licencié(e)' : `licence n° ${number}`,
    club,
    season === null ? null : `dernière saison ${season}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
