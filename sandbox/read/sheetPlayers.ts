import { sql } from '../storage/sql.ts';
import { assertMeetingReader } from './assertMeetingReader.ts';
import type { ReadModel, ReadRecord } from './readModel.ts';

/**
 * The players who may be named on the sheet of a meeting: the licences of both clubs for its season, with what decides
 * whether they may play. For those who may see the results of one of the clubs; names and numbers, no birth date.
 */
export const sheetPlayers: ReadModel = {
  name: 'sheet-players',
  find: async ({ filter, from, to }, caller) => {
    const match = await assertMeetingReader(filter['sportMatch'], caller);
    const records = await caller.context.db.query<ReadRecord>(sql`with meeting as (
        select m.id, m.date, ho.team_id as home, ao.team_id as away, c.season_id, d.phase
        from sport_matches m
        join divisions d on d.id = m.division_id
        join contests c on c.id = d.contest_id
        left join opponents ho on ho.id = m.home_opponent_id
        left join opponents ao on ao.id = m.away_opponent_id
        where m.id = ${match}::int
      ), sides as (
        select 'home' as side, tc.target_id as club from meeting join teams_clubs tc on tc.owner_id = meeting.home
        union all
        select 'away', tc.target_id from meeting join teams_clubs tc on tc.owner_id = meeting.away
      ), appearances as (
        select s.player_id, json_agg(json_build_object(
            'championship', c.gender, 'phase', d.phase, 'day', coalesce(day.position, m.round_number),
            'team', t.position, 'teamName', t.name) order by m.round_number) as played
        from sheet_match_players s
        join sport_matches m on m.id = s.sport_match_id
        join divisions d on d.id = m.division_id
        join contests c on c.id = d.contest_id
        left join days day on day.id = m.day_id
        join opponents o on o.id = case s.side when 'home' then m.home_opponent_id else m.away_opponent_id end
        join teams t on t.id = o.team_id
        join meeting on c.season_id = meeting.season_id and d.phase = meeting.phase and m.id <> meeting.id
        group by s.player_id
      )
      select l.id, sides.side, '/api/licences/' || l.id as licence, '/api/people/' || p.id as person,
        l.identifier, p.family_name as "familyName", p.given_name as "givenName", p.gender,
        o.identifier as club, coalesce(l.points, 0)::float as points, type.code as type, l.state,
        l.valid as "isValid",
        to_char(l.validation_date, 'YYYY-MM-DD') as "validationDate",
        coalesce(l."foreign", false) as "isForeign",
        coalesce(l.mutated_at >= season.start_date, false) as "isMutated",
        coalesce(l.numbered, false) as "isNumbered", coalesce(medical.code, '') as medical,
        (select to_char(max(s.end_date), 'YYYY-MM-DD') from sanctions s
          where s.person_id = p.id and s.status = 'final' and not coalesce(s.suspended, false)
            and s.start_date <= meeting.date and s.end_date >= meeting.date) as "suspendedUntil",
        coalesce(appearances.played, '[]'::json) as played
      from meeting
      join sides on true
      join licences l on l.club_id = sides.club and l.season_id = meeting.season_id
      join seasons season on season.id = l.season_id
      join people p on p.id = l.person_id
      join organizations o on o.id = l.club_id
      left join referentials type on type.id = l.type_id
      left join referentials medical on medical.id = l.medical_id
      left join appearances on appearances.player_id = l.id
      where l.state <> 'cancelled'
      order by sides.side desc, l.points desc nulls last, l.id`);
    return { records: records.slice(from, to + 1), total: records.length };
  },
};
