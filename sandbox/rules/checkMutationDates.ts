import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Violation } from '../validation/violation.ts';
import type { Tools, Values } from './rules.ts';
import { toFrenchDay } from './toFrenchDay.ts';
import { violate } from './violate.ts';

/** Whoever joins a club that has just been founded may do so at any time. */
const AT_ANY_TIME = 'CREATION';
/** A medical replacement is a matter of the professional teams. */
const PROFESSIONALS_ONLY = 'JOKER';

interface Period extends Record<string, unknown> {
  readonly type: 'ordinary' | 'exceptional';
  readonly isPro: boolean;
  readonly from: string;
  readonly to: string;
}

/** Whether a mutation of this type and motive may be requested today, by the dates that the table of the season gives. */
export const checkMutationDates = async (
  { season = null, type, motive = null, effectDate, proListed }: Values,
  { context: { db, clock } }: Tools,
): Promise<Violation[]> => {
  const day = today(clock);
  if (type === 'exceptional' && motive === null) return [toViolation('motive', 'NotBlank')];
  const [reason] = await db.query<{ code: string }>(
    sql`select code from referentials where id = ${motive}::int`,
  );
  const isExceptional = type === 'exceptional';
  const periods = await db.query<Period>(sql`select type, coalesce(pro_listed, false) as "isPro",
      to_char(min(start_date), 'YYYY-MM-DD') as "from", to_char(max(end_date), 'YYYY-MM-DD') as "to"
    from mutation_parameters where season_id = ${season}::int
      and (motive_id is null or motive_id = ${motive}::int)
    group by type, "isPro" order by type desc, "isPro"`);
  const open = periods.filter(
    (period) => (!period.isPro || proListed === true) && period.from <= day && day <= period.to,
  );
  const isOpen = open.some((period) => period.type === type);
  return [
    ...(isOpen || (isExceptional && reason?.code === AT_ANY_TIME)
      ? []
      : [
          violate(
            'type',
            `${NAMES[isExceptional ? 'exceptional' : 'ordinary']} ne peut pas être demandée aujourd’hui${toInstead(open)}. ${toSentence(periods)}`,
          ),
        ]),
    ...(isExceptional && reason?.code === PROFESSIONALS_ONLY && proListed !== true
      ? [violate('motive', 'Ce motif est réservé aux joueurs inscrits sur une liste Pro.')]
      : []),
    ...(isExceptional && typeof effectDate !== 'string' ? [toViolation('effectDate', 'NotBlank')] : []),
    ...(isExceptional && typeof effectDate === 'string' && effectDate.slice(0, 10) > day
      ? [violate('effectDate', 'La demande ne peut pas précéder le changement qui la motive.')]
      : []),
  ];
};

const NAMES = { ordinary: 'Une mutation ordinaire', exceptional: 'Une mutation exceptionnelle' } as const;

/** The change that may be requested today instead. */
const toInstead = ([other]: readonly Period[]): string =>
  other === undefined
    ? ''
    : other.type === 'ordinary'
      ? '\u00a0: demandez une mutation ordinaire, sans motif'
      : '\u00a0: demandez une mutation exceptionnelle, avec un motif et son justificatif';

const toSentence = (periods: readonly Period[]): string =>
  periods.length === 0
    ? 'Aucune date n’est fixée pour cette saison.'
    : `Dates de la saison\u00a0: ${periods
        .map(
          ({ type, isPro, from, to }) =>
            `mutation ${type === 'ordinary' ? 'ordinaire' : 'exceptionnelle'}${isPro ? ' (liste Pro)' : ''} du ${toFrenchDay(from)} au ${toFrenchDay(to)}`,
        )
        .join(', ')}.`;
