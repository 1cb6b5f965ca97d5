import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** One step of the affiliation of a club, with what it still lacks in sentences for the club. */
interface AffiliationStep {
  readonly step: 'identity' | 'officers' | 'hall' | 'insurance' | 'submission' | 'payment';
  readonly label: string;
  readonly missing: readonly string[];
  readonly done: boolean;
}

interface Affiliation {
  readonly club: number;
  readonly season: number;
  /** `yyyy-MM-dd` */
  readonly day: string;
}

/** The declarations of a club; of one that has declared nothing yet, everything is null. */
interface Declared extends Record<string, unknown> {
  readonly insurer: string | null;
  readonly number: string | null;
  readonly isInsured: boolean | null;
  readonly agreement: boolean | null;
  readonly status: string | null;
  readonly owes: boolean | null;
  readonly isPaid: boolean | null;
}

/** The steps in their order; whoever sends the affiliation has all of those before the payment behind them. */
export const findAffiliationSteps = async (
  db: Database,
  { club, season, day }: Affiliation,
): Promise<readonly AffiliationStep[]> => {
  const [identity] = await db.query<
    Record<string, boolean>
  >(sql`select main_address_id is not null as address,
      main_phone_id is not null as phone, prefecture_number is not null as prefecture
    from organizations where id = ${club}::int`);
  const officers = await db.query<{ name: string; isFilled: boolean; isLicensed: boolean }>(sql`select f.name,
      bool_or(a.id is not null) as "isFilled", bool_or(l.id is not null) as "isLicensed"
    from accountant_functions f
    left join accountants a on a.function_id = f.id and a.organization_id = ${club}::int
      and a.state = 'current' and coalesce(a.end_date, ${day}::date) >= ${day}::date
    left join licences l on l.person_id = a.person_id and l.season_id = ${season}::int and l.state = 'validated'
    where f.mandatory and f.scope = 'club' group by f.id order by f."order"`);
  const halls = await db.query(sql`select 1 from club_sport_halls where club_id = ${club}::int
    and coalesce(end_date, ${day}::date) >= ${day}::date limit 1`);
  const [declared] = await db.query<Declared>(sql`select a.insurer, a.insurance_number as number,
      a.insurance_end >= ${day}::date as "isInsured", a.agreement, a.status,
      t.id is not null as owes, t.state = 'paid' as "isPaid"
    from club_affiliations a left join transactions t on t.id = a.transaction_id
    where a.club_id = ${club}::int and a.season_id = ${season}::int`);
  const isSent = declared?.status === 'submitted' || declared?.status === 'validated';
  const step = (
    name: AffiliationStep['step'],
    label: string,
    parts: Readonly<Record<string, unknown>>,
    isDone = true,
  ): AffiliationStep => {
    const missing = Object.keys(parts).filter((sentence) => !parts[sentence]);
    return { step: name, label, missing, done: isDone && missing.length === 0 };
  };
  return [
    step('identity', 'Identité', {
      'Adresse du club': identity?.['address'],
      'Téléphone du club': identity?.['phone'],
      'N° préfecture (RNA)': identity?.['prefecture'],
    }),
    step(
      'officers',
      'Dirigeants',
      Object.fromEntries(
        officers.map(({ name, isFilled, isLicensed }) =>
          isFilled
            ? [`${name}\u00a0: licence de la saison à valider`, isLicensed]
            : [`${name} à désigner`, false],
        ),
      ),
    ),
    step('hall', 'Salle', { 'Une salle de pratique': halls.length > 0 }),
    step('insurance', 'Assurance', {
      'Nom de l’assureur': declared?.insurer,
      'N° de contrat d’assurance': declared?.number,
      'Une assurance en cours de validité': declared?.isInsured,
    }),
    step(
      'submission',
      'Validation',
      { 'Acceptation des statuts et des règlements': declared?.agreement },
      isSent,
    ),
    step('payment', 'Paiement', {}, isSent && (declared.owes !== true || declared.isPaid === true)),
  ];
};
