import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import type { Database } from '../storage/database.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Violation } from '../validation/violation.ts';
import { toFrenchDay } from './toFrenchDay.ts';
import { violate } from './violate.ts';
import type { Rules, Values } from './rules.ts';

/** The answer is due a week before the meeting. */
const DELAY_DAYS = 7;

/** A request concerns the two teams of the meeting, and remembers when that was to be; validated, it moves the meeting. */
export const sportMatchChangeRequest: Rules = {
  prepare: async (values, existing, { context: { db } }) => {
    const { sportMatch } = values;
    if (existing && values['status'] === 'validated' && existing['status'] !== 'validated')
      await moveMeeting(db, values);
    if (existing || typeof sportMatch !== 'number') return {};
    const [match] = await db.query<{ oldDate: string; deadline: string }>(
      sql`select to_char((date + coalesce(time, time '00:00')) at time zone 'Europe/Paris' at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "oldDate", to_char(date - ${DELAY_DAYS}::int, 'YYYY-MM-DD') as deadline
        from sport_matches where id = ${sportMatch}::int`,
    );
    return match ?? {};
  },
  check: async (values, existing, { context: { db, clock } }) => {
    const { sportMatch, requester, opponent, deadline } = values;
    const missing = isOpen(existing?.['status']) ? await checkNeeded(db, values) : [];
    if (existing || typeof sportMatch !== 'number') return missing;
    // Two requests at once must not both find that there is none.
    await db.query(sql`select pg_advisory_xact_lock(727180, ${sportMatch}::int)`);
    const others = await db.query(sql`select 1 from sport_match_change_requests
      where sport_match_id = ${sportMatch}::int and status in ('submitted', 'acceptedByOpponent')
        and not (status = 'submitted' and deadline < ${today(clock)}::date) limit 1`);
    const sides = await db.query<{ team: number; movable: boolean }>(sql`select o.team_id as team, m.movable
      from sport_matches m join opponents o on o.id in (m.home_opponent_id, m.away_opponent_id)
      where m.id = ${sportMatch}::int`);
    const plays = (team: unknown) => sides.some((side) => side.team === team);
    return [
      ...missing,
      ...others.map(() =>
        violate(
          'sportMatch',
          'Une demande est déjà en cours pour cette rencontre\u00a0: attendez sa réponse.',
        ),
      ),
      ...(sides.some(({ movable }) => !movable)
        ? [
            violate(
              'sportMatch',
              'Cette rencontre ne peut plus être déplacée\u00a0: elle est jouée ou annulée.',
            ),
          ]
        : []),
      ...(typeof deadline === 'string' && deadline < today(clock)
        ? [
            violate(
              'sportMatch',
              `Cette rencontre ne peut plus être déplacée\u00a0: la date limite était le ${toFrenchDay(deadline)}.`,
            ),
          ]
        : []),
      ...(plays(requester) ? [] : [violate('requester', 'Cette équipe ne joue pas cette rencontre.')]),
      ...(plays(opponent) && opponent !== requester
        ? []
        : [violate('opponent', 'Cette équipe n’est pas l’adversaire de cette rencontre.')]),
    ];
  },
};

/** As long as nobody has answered, new ones included. */
const isOpen = (status: unknown): boolean => status === undefined || status === 'submitted';

/** Type of request -> the field that it needs. */
const NEEDED: ReadonlyMap<unknown, string> = new Map([
  ['AVANCE', 'newDate'],
  ['REPORT', 'newDate'],
  ['HEURE', 'newTime'],
  ['SALLE', 'newSportHall'],
]);

/** A request names the new date, hour or hall; an exchange of the place needs nothing more. */
const checkNeeded = async (db: Database, values: Values): Promise<Violation[]> => {
  const { type = null } = values;
  const [found] = await db.query<{ code: string }>(
    sql`select code from referentials where id = ${type}::int`,
  );
  const name = NEEDED.get(found?.code);
  const isSaid = name === undefined || (values[name] !== null && values[name] !== undefined);
  return isSaid ? [] : [toViolation(name, 'NotBlank')];
};

/** Keeps what was not to change, and the planned date, which both are shown. */
const moveMeeting = async (
  db: Database,
  { sportMatch, newDate = null, newTime = null, newSportHall = null }: Values,
): Promise<void> => {
  await db.query(sql`update sport_matches set date = coalesce(${newDate}::date, date),
      time = coalesce(${newTime}::time, time), sport_hall_id = coalesce(${newSportHall}::int, sport_hall_id)
    where id = ${sportMatch}::int`);
};
