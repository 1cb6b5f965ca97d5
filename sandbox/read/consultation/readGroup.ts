import { sql } from '../../storage/sql.ts';
import { fromLocal, toZoned } from '../../model/time.ts';
import type { Database } from '../../storage/database.ts';

interface Group {
  readonly group: { readonly '@id': string; readonly id: number; readonly name: string };
  /** `Critérium fédéral - Seniors M - Régionale 1 - Tour 1 - Groupe A` */
  readonly title: string;
  readonly date: string;
  readonly place: string | null;
}

/** Heading of the results of a group; undefined unless it is one of an individual contest open to all. */
export const readGroup = async (db: Database, id: number): Promise<Group | undefined> => {
  const [found] = await db.query<{
    name: string;
    letter: string | null;
    tour: string;
    date: string;
    division: string;
    contest: string;
    place: string | null;
  }>(sql`select g.name, g.letter, t.name as tour, t.date::text as date, coalesce(d.label, d.name) as division,
      c.name as contest, h.name as place
    from groups g join tours t on t.id = g.tour_id join divisions d on d.id = t.division_id
      join contests c on c.id = d.contest_id
      left join sport_halls h on h.id = coalesce(g.sport_hall_id, t.sport_hall_id)
    where g.id = ${id} and c.type = 'individual' and c.public`);
  if (!found) return undefined;
  const name = found.letter === null ? found.name : `Groupe ${found.letter}`;
  return {
    group: { '@id': `/api/groups/${id}`, id, name },
    title: [found.contest, found.division, found.tour, name].join(' - '),
    date: toZoned(fromLocal(`${found.date}T00:00:00`)),
    place: found.place,
  };
};
