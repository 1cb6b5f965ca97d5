import { sql } from '../storage/sql.ts';
import type { Rules, Tools, Values } from './rules.ts';
import { violate } from './violate.ts';

/** A participant of an event that gives passes gets one, with a number of its own; it lets in once, and the moment is kept. */
export const participant: Rules = {
  prepare: async (values, existing, tools) => {
    const { familyName } = values;
    return {
      ...(typeof familyName === 'string' ? { familyName: familyName.toLocaleUpperCase('fr') } : {}),
      ...(existing ? {} : await toPass(values, tools)),
      ...(lettingIn(values, existing)
        ? { usedDate: `${tools.context.clock().toISOString().slice(0, 19)}Z` }
        : {}),
    };
  },
  check: async (values, existing, { context: { db } }) => {
    if (!lettingIn(values, existing)) return [];
    const [event] = await db.query<{ state: string }>(
      sql`select state from club_events where id = ${values['clubEvent'] ?? null}::int`,
    );
    return event?.state === 'published' || event?.state === 'finished'
      ? []
      : [
          violate(
            'passState',
            'L’événement de ce pass n’est pas publié\u00a0: personne ne peut y être présent.',
          ),
        ];
  },
};

const lettingIn = (values: Values, existing: Values | null): boolean =>
  existing !== null && values['passState'] === 'used' && existing['passState'] !== 'used';

const toPass = async ({ clubEvent, passCode }: Values, { context: { db } }: Tools): Promise<Values> => {
  if (passCode || typeof clubEvent !== 'number') return {};
  const [type] = await db.query<{ allowed: boolean }>(sql`select t.pass_allowed as allowed
    from club_events e join club_event_types t on t.id = e.type_id where e.id = ${clubEvent}::int`);
  if (!type?.allowed) return {};
  await db.query(sql`select pg_advisory_xact_lock(727178)`);
  const [last] = await db.query<{ number: number | null }>(
    sql`select max(substr(pass_code, 6)::int) as number from participants where pass_code is not null`,
  );
  return { passCode: `PASS-${String((last?.number ?? 0) + 1).padStart(5, '0')}`, passState: 'issued' };
};
