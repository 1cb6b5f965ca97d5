import { sql } from '../storage/sql.ts';
import { toWords } from '../http/limits.ts';
import { fold } from '../storage/fold.ts';
import { assertMeetingReader } from './assertMeetingReader.ts';
import { idOf } from './idOf.ts';
import type { ReadModel, ReadRecord } from './readModel.ts';

/** Shorter words name half the country. */
const LEAST = 2;

/**
 * The referees of the whole country whom a meeting may name: a validated licence of its season and a grade of
 * refereeing. Found by the number of the licence (`identifier`), by the person (`person`) or by words of the name (`q`);
 * only name, number, club and grades are returned.
 */
export const referees: ReadModel = {
  name: 'referees',
  find: async ({ filter, from, to }, caller) => {
    const match = await assertMeetingReader(filter['sportMatch'], caller);
    const { identifier, person, q } = filter;
    const words = typeof q === 'string' ? toWords(q) : [];
    const matching =
      typeof identifier === 'string'
        ? sql`l.identifier = ${identifier}`
        : idOf(person) !== undefined
          ? sql`p.id = ${idOf(person)}::int`
          : words.some((word) => word.length >= LEAST)
            ? sql.join(
                words.map(
                  (word) =>
                    sql`(l.identifier = ${word} or ${fold(sql`p.family_name || ' ' || p.given_name`)}
                      like '%' || ${fold(sql`${escaped(word)}::text`)} || '%')`,
                ),
                sql` and `,
              )
            : sql`false`;
    const records = await caller.context.db
      .query<ReadRecord>(sql`select l.id, '/api/people/' || p.id as person,
        l.identifier, p.family_name as "familyName", p.given_name as "givenName", o.name as club,
        string_agg(distinct grade.code, ', ') as grades
      from sport_matches m
      join divisions d on d.id = m.division_id
      join contests c on c.id = d.contest_id
      join licences l on l.season_id = c.season_id and l.state = 'validated'
      join people p on p.id = l.person_id
      join organizations o on o.id = l.club_id
      join graduations g on g.person_id = p.id and g.domain = 'refereeing' and g.active
        and (g.valid_until is null or g.valid_until >= m.date)
      join referentials grade on grade.id = g.type_id
      where m.id = ${match}::int and ${matching}
      group by l.id, p.id, o.id
      order by p.family_name, p.given_name, l.id
      limit ${MOST}`);
    return { records: records.slice(from, to + 1), total: records.length };
  },
};

/** More is no answer to a search. */
const MOST = 20;

const escaped = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);
