import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import { today } from '../model/time.ts';
import type { Database } from '../storage/database.ts';
import { toViolation } from '../validation/toViolation.ts';
import { ViolationsError } from '../validation/violation.ts';
import { checkChange } from './checkChange.ts';
import { checkMutationDates } from './checkMutationDates.ts';
import { decisionOf } from './decisionOf.ts';
import { findLeaving, type Leaving } from './findLeaving.ts';
import { keepHistory } from './keepHistory.ts';
import { mutationFee } from './mutationFee.ts';
import { namesOf } from './namesOf.ts';
import type { Rules, Tools, Values } from './rules.ts';
import { traceStep } from './traceStep.ts';
import { violate } from './violate.ts';

/** Days that the left club has, where the season says nothing. */
const DELAY_DAYS = 15;
const DAY_MS = 86_400_000;

/** Number, day, ranking of the day, fee and competent body come from the server; the grounds of the request are proved. */
export const licenceMutation: Rules = {
  prepare: async (values, existing, tools) => {
    const { db, clock } = tools.context;
    if (existing)
      return {
        ...decisionOf(values, existing, tools),
        ...(isEntered('waitingLeftClub', values, existing) ? await hearing(values, tools) : {}),
      };
    const requestDate = today(clock);
    const leaving = await findLeaving(db, values['licenceNumber']);
    if (!leaving) return { requestDate };
    return {
      ...namesOf(leaving),
      requestDate,
      identifier: await drawNumber(db, requestDate.slice(0, 4)),
      pointsAtRequest: Math.round(leaving.points ?? 500),
      rankingAtRequest: leaving.numbered ? `N${leaving.nationalRank ?? ''}` : String(leaving.ranking ?? 5),
      category: leaving.category,
      competentLevel: await competentLevel(db, leaving, values['welcomeClub']),
      ...(await mutationFee(db, leaving, values)),
    };
  },
  check: async (values, existing, tools) => [
    ...(await checkChange('mutation', values, existing, tools)),
    ...(changesGrounds(values, existing) ? await checkMutationDates(values, tools) : []),
    ...(isEntered('waitingInstance', values, existing) &&
    values['leftClubReview'] === 'unfavorable' &&
    !values['leftClubComment']
      ? [toViolation('leftClubComment', 'NotBlank')]
      : []),
  ],
  afterWrite: async (row, tools, before) => {
    await assertProved(row, tools.context.db);
    await traceStep(row, before, tools);
    await keepHistory(row, 'mutation', tools);
    if (row['status'] === 'accepted')
      await tools.context.db.query(sql`update licences set mutated_at = ${row['decisionDate']}::date
        where id = ${row['licence']}::int and mutated_at is null`);
  },
};

const isEntered = (status: string, values: Values, existing: Values | null): boolean =>
  values['status'] === status && existing?.['status'] !== status;

/** The grounds of a request are checked against the dates when they are typed and whenever they are typed anew. */
const changesGrounds = (values: Values, existing: Values | null): boolean =>
  !existing || ['type', 'motive', 'effectDate', 'proListed'].some((name) => values[name] !== existing[name]);

/** The player has signed; from that day on the left club has its time to answer. */
const hearing = async ({ season = null, type }: Values, { context }: Tools): Promise<Values> => {
  const [found] = await context.db.query<{ days: number | null }>(sql`select max(left_club_delay) as days
    from mutation_parameters where season_id = ${season}::int and type = ${String(type)}`);
  const last = Date.parse(today(context.clock)) + (found?.days ?? DELAY_DAYS) * DAY_MS;
  return {
    playerAgreementDate: `${context.clock().toISOString().slice(0, 19)}Z`,
    leftClubDeadline: new Date(last).toISOString().slice(0, 10),
  };
};

/** A draft may wait for its papers; what goes out has them. */
const assertProved = async ({ id, type, status }: Row, db: Database): Promise<void> => {
  if (type !== 'exceptional' || status === 'draft' || status === 'cancelled') return;
  const proofs = await db.query(sql`select 1 from files
    where owner_table = 'licence_mutations' and owner_id = ${id}::int and field = 'files' limit 1`);
  if (proofs.length === 0)
    throw new ViolationsError([
      violate(
        'files',
        'Joignez le justificatif du motif\u00a0: une mutation exceptionnelle ne part pas sans lui.',
      ),
    ]);
};

const drawNumber = async (db: Database, year: string): Promise<string> => {
  await db.query(sql`select pg_advisory_xact_lock(727176)`);
  const [highest] = await db.query<{ sequence: number | null }>(sql`select
    max(substr(identifier, 10)::int) as sequence from licence_mutations where identifier like ${`MUT-${year}-%`}`);
  return `MUT-${year}-${String((highest?.sequence ?? 0) + 1).padStart(6, '0')}`;
};

/** The lowest body above both clubs; numbered players are the federation's own. */
const competentLevel = async (db: Database, leaving: Leaving, welcomeClub: unknown): Promise<string> => {
  const [welcome] = await db.query<{ committee: number | null; league: number | null }>(
    sql`select committee_id as committee, league_id as league from organizations
      where id = ${typeof welcomeClub === 'number' ? welcomeClub : 0}::int`,
  );
  if (leaving.numbered || !welcome) return 'federation';
  if (welcome.committee === leaving.committee) return 'committee';
  return welcome.league === leaving.league ? 'league' : 'federation';
};
