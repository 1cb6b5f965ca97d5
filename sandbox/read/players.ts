import { sql } from '../storage/sql.ts';
import { licenceMutation } from '../entities/licenceMutation.ts';
import { licenceTransfer } from '../entities/licenceTransfer.ts';
import { toWords } from '../http/limits.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { clubsWith, holdsModule } from '../rights/scopeOf.ts';
import { fold } from '../storage/fold.ts';
import { idOf } from './idOf.ts';
import type { ReadModel, ReadRecord } from './readModel.ts';

/** Shorter words name half the country. */
const LEAST = 3;
/** More is no answer to a search. */
const MOST = 10;

/**
 * Who may change clubs: somebody of any club, found by the whole number of the licence (`identifier`) or by words of
 * the name (`q`, family name and given name both), for those who may request a change. It returns what decides about the
 * procedure, also with regard to the requesting club (`club`), and neither birth date nor contact.
 */
export const players: ReadModel = {
  name: 'players',
  find: async ({ filter, from, to }, { context, viewer }) => {
    const mayRequest = [licenceMutation, licenceTransfer].some(
      (entity) =>
        viewer && holdsModule(viewer, entity.access.module) && clubsWith(entity, viewer, 'POST').length > 0,
    );
    if (!mayRequest) throw new ForbiddenError();
    const { identifier, q } = filter;
    const club = idOf(filter['club']) ?? 0;
    const words = typeof q === 'string' ? toWords(q) : [];
    const matching =
      typeof identifier === 'string'
        ? sql`l.identifier = ${identifier}`
        : words.filter((word) => word.length >= LEAST).length >= 2
          ? sql.join(
              words.map(
                (word) => sql`${fold(sql`p.family_name || ' ' || p.given_name`)}
                  like '%' || ${fold(sql`${escaped(word)}::text`)} || '%'`,
              ),
              sql` and `,
            )
          : sql`false`;
    const records = await context.db.query<ReadRecord>(sql`with latest as (
        select distinct on (l.person_id) l.*, p.family_name, p.given_name, p.gender as sex
        from licences l join people p on p.id = l.person_id
        where ${matching} and l.state not in ('draft', 'cancelled')
        order by l.person_id, l.season_id desc, l.id desc
        limit ${MOST}
      )
      select l.id, l.identifier, l.family_name as "familyName", l.given_name as "givenName", l.sex as gender,
        '/api/clubs/' || o.id as club, o.name as "clubName",
        coalesce(o.id = w.id, false) as "isOwn", coalesce(o.committee_id = w.committee_id, false) as "isOfSameCommittee",
        coalesce(o.league_id = w.league_id, false) as "isOfSameLeague",
        l.points::float as points, coalesce(l.numbered, false) as "isNumbered", l.national_rank as "nationalRank",
        category.code as category,
        (select json_agg(json_build_object('season', '/api/seasons/' || one.season_id, 'type', type.code))
          from licences one join referentials type on type.id = one.type_id
          where one.person_id = l.person_id and one.state not in ('draft', 'cancelled')) as licences,
        (select coalesce(json_agg('/api/seasons/' || m.season_id), '[]') from licence_mutations m
          where m.person_id = l.person_id and m.status = 'accepted') as mutations,
        exists (select 1 from licence_mutations m where m.person_id = l.person_id and m.open)
          or exists (select 1 from transfers t where t.person_id = l.person_id and t.open) as "isChanging"
      from latest l
      join organizations o on o.id = l.club_id
      left join organizations w on w.id = ${club}::int
      left join referentials category on category.id = l.category_id
      order by l.family_name, l.given_name, l.id`);
    return { records: records.slice(from, to + 1), total: records.length };
  },
};

const escaped = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);
