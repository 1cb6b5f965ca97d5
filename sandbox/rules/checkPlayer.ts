import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import type { Violation } from '../validation/violation.ts';
import type { Tools, Values } from './rules.ts';
import { violate } from './violate.ts';

/** So many meetings in stronger teams burn a player for the weaker ones. */
const BURNT_AFTER = 2;

/** So many who played day 1 in a stronger team may play day 2 in a weaker one. */
const FROM_STRONGER_ON_SECOND_DAY = 1;

interface Found extends Record<string, unknown> {
  readonly ofSeason: boolean;
  readonly ofClub: boolean;
  readonly type: string | null;
  readonly state: string;
  readonly isForeign: boolean;
  readonly stronger: number;
  readonly team: number;
  readonly day: number;
  readonly sameDayTeam: string | null;
  readonly samePoolTeam: string | null;
  readonly isOfOtherSex: boolean;
  readonly suspendedUntil: string | null;
  readonly fromStronger: number;
  readonly isFromStronger: boolean;
  readonly foreigners: number;
  readonly maxForeigners: number | null;
}

interface Place {
  readonly sportMatch: number;
  readonly side: string;
  readonly player: number;
  /** Id of the row that is being changed; 0 for a new one. */
  readonly existing: number;
}

const readFacts = async (
  db: Tools['context']['db'],
  { sportMatch, side, player, existing }: Place,
): Promise<Found | undefined> => {
  const [found] = await db.query<Found>(sql`with meeting as (
      select m.id, m.date, m.round_number, d.phase, d.max_foreigners, c.season_id, c.gender, t.id as team_id, t.position,
        m.pool_id
      from sport_matches m
      join divisions d on d.id = m.division_id
      join contests c on c.id = d.contest_id
      join opponents o on o.id = case ${side} when 'home' then m.home_opponent_id else m.away_opponent_id end
      join teams t on t.id = o.team_id
      where m.id = ${sportMatch}::int
    ), appearances as (
      -- In which teams of the season and phase people were on a sheet, the one at hand left out.
      select s.player_id, m.round_number, c.gender, t.id as team_id, t.name as team_name, t.position,
        m.pool_id
      from meeting
      join contests c on c.season_id = meeting.season_id
      join divisions d on d.contest_id = c.id and d.phase = meeting.phase
      join sport_matches m on m.division_id = d.id and m.id <> meeting.id
      join sheet_match_players s on s.sport_match_id = m.id
      join opponents o on o.id = case s.side when 'home' then m.home_opponent_id else m.away_opponent_id end
      join teams t on t.id = o.team_id
    ), stronger as (
      select appearances.player_id, appearances.round_number
      from meeting join appearances on appearances.gender = meeting.gender
        and appearances.round_number < meeting.round_number and appearances.position < meeting.position
    )
    select l.season_id = meeting.season_id as "ofSeason",
      exists (select 1 from teams_clubs tc where tc.owner_id = meeting.team_id and tc.target_id = l.club_id) as "ofClub",
      type.code as type, l.state, coalesce(l."foreign", false) as "isForeign",
      meeting.position as team, meeting.max_foreigners as "maxForeigners",
      meeting.round_number as day,
      meeting.gender = 'F' and p.gender = 'M' as "isOfOtherSex",
      (select to_char(max(s.end_date), 'DD/MM/YYYY') from sanctions s
        where s.person_id = p.id and s.status = 'final' and not coalesce(s.suspended, false)
          and s.start_date <= meeting.date and s.end_date >= meeting.date) as "suspendedUntil",
      -- Women who are not numbered may play for women and for men on the same day.
      (select min(a.team_name) from appearances a
        where a.player_id = l.id and a.round_number = meeting.round_number and a.team_id <> meeting.team_id
          and (a.gender = meeting.gender or p.gender = 'M' or coalesce(l.numbered, false))) as "sameDayTeam",
      -- Two teams of a club in one pool share no player.
      (select min(a.team_name) from appearances a
        where a.player_id = l.id and a.round_number < meeting.round_number and a.team_id <> meeting.team_id
          and a.pool_id = meeting.pool_id
          and exists (select 1 from teams_clubs tc join teams_clubs own on own.target_id = tc.target_id
            where tc.owner_id = a.team_id and own.owner_id = meeting.team_id)) as "samePoolTeam",
      (select count(*)::int from stronger where stronger.player_id = l.id) as stronger,
      exists (select 1 from stronger where stronger.player_id = l.id and stronger.round_number = 1)
        as "isFromStronger",
      (select count(distinct s.id)::int from sheet_match_players s
        join stronger on stronger.player_id = s.player_id and stronger.round_number = 1
        where s.sport_match_id = meeting.id and s.side = ${side} and s.id <> ${existing}::int)
        as "fromStronger",
      (select count(*)::int from sheet_match_players s join licences other on other.id = s.player_id
        where s.sport_match_id = meeting.id and s.side = ${side} and s.id <> ${existing}::int
          and other."foreign") as foreigners
    from meeting join licences l on l.id = ${player}::int
    join people p on p.id = l.person_id
    left join referentials type on type.id = l.type_id`);
  return found;
};

/** Whether a licence may be on this side of a sheet: season, club, type, suspension, sex, teams of the day and of before, foreigners. */
export const checkPlayer = async (
  { context: { db } }: Tools,
  { sportMatch, side, player }: Values,
  existing: Row | null,
): Promise<Violation[]> => {
  if (typeof sportMatch !== 'number' || typeof player !== 'number') return [];
  const found = await readFacts(db, { sportMatch, side: String(side), player, existing: existing?.id ?? 0 });
  // A player or a pair of a draw has no line-up of a club.
  if (!found) return [];
  const { maxForeigners } = found;
  return [
    !found.ofSeason && 'Licence inconnue pour la saison',
    !found.ofClub && 'Le joueur n’appartient pas à ce club',
    !['T', 'A'].includes(found.type ?? '') && 'Licence loisir\u00a0: passage en compétition obligatoire',
    found.state !== 'validated' && 'Licence non validée à la date de la rencontre',
    found.suspendedUntil !== null && `Joueur suspendu jusqu’au ${found.suspendedUntil}`,
    found.isOfOtherSex && 'Épreuve réservée aux dames',
    found.sameDayTeam !== null && `Joueur déjà aligné à la journée ${found.day} dans ${found.sameDayTeam}`,
    found.samePoolTeam !== null &&
      `Joueur déjà aligné dans ${found.samePoolTeam}, qui joue dans la même poule`,
    found.day === 2 &&
      found.isFromStronger &&
      found.fromStronger >= FROM_STRONGER_ON_SECOND_DAY &&
      'Journée 2\u00a0: un seul joueur issu d’une équipe supérieure',
    found.stronger >= BURNT_AFTER &&
      `Joueur brûlé pour l’équipe ${found.team} (${BURNT_AFTER} rencontres en équipe supérieure)`,
    found.isForeign &&
      maxForeigners !== null &&
      found.foreigners >= maxForeigners &&
      (maxForeigners === 1
        ? 'Un joueur étranger au maximum'
        : `Trop de joueurs étrangers (${maxForeigners} au maximum)`),
  ].flatMap((message) => (message === false ? [] : [violate('player', message)]));
};
