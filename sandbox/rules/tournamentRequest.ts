import { sql } from '../storage/sql.ts';
import { competentLevelOf } from '../entities/competentLevelOf.ts';
import type { Row } from '../model/entity.ts';
import { today } from '../model/time.ts';
import { type Violation, ViolationsError } from '../validation/violation.ts';
import { insert } from '../storage/records.ts';
import { keepOpinion } from './keepOpinion.ts';
import type { Rules, Tools } from './rules.ts';
import { violate } from './violate.ts';

const NOTICE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Requested in time by somebody, with tables that fit in; endowment and places left follow from these. */
export const tournamentRequest: Rules = {
  prepare: ({ type }) => ({ competentLevel: competentLevelOf(type) }),
  check: ({ club, organization, startDate }, existing, { context }) => {
    const earliest = new Date(Date.parse(today(context.clock)) + NOTICE_DAYS * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const late = !existing && typeof startDate === 'string' && startDate < earliest;
    return [
      ...(typeof club === 'number' || typeof organization === 'number'
        ? []
        : [violate('club', 'Indiquez le club ou la structure qui organise.')]),
      ...(late ? [violate('startDate', `La demande doit précéder le tournoi de ${NOTICE_DAYS} jours.`)] : []),
    ];
  },
  afterWrite: async (row, tools, before) => {
    const { id, startDate, endDate } = row;
    const misfits = await checkTables(tools, id, String(startDate), String(endDate));
    if (misfits.length > 0) throw new ViolationsError(misfits);
    await tools.context.db.query(sql`update tournament_requests set endowment =
        (select coalesce(sum(endowment), 0) from tables where tournament_request_id = ${id}::int)
      where id = ${id}::int`);
    await tools.context.db.query(sql`update tables set remaining_places = max_players - accepted_entries
      where tournament_request_id = ${id}::int`);
    if (row['status'] !== before?.['status']) await keepStep(row, tools);
  },
};

/** Statuses that say which body has given its opinion. */
const BODIES = new Map<unknown, 'committee' | 'league'>([
  [2, 'committee'],
  [3, 'league'],
]);

/** Statuses that a decision ends in. */
const DECIDED: readonly unknown[] = [5, 6];

/** What was said with a step stays: each opinion in a row of its own, a decision with its day and its reason. */
const keepStep = async (row: Row, tools: Tools): Promise<void> => {
  const { db, model, clock } = tools.context;
  const body = BODIES.get(row['status']);
  if (body) await keepOpinion(row, { of: 'tournamentRequest', body, review: row['review'] }, tools);
  if (!DECIDED.includes(row['status'])) return;
  const decision = await insert(
    tools.context,
    model.entity('tournament-decision'),
    {
      date: `${clock().toISOString().slice(0, 19)}Z`,
      reason: row['status'] === 6 ? row['motive'] : null,
    },
    tools.viewer.account,
  );
  await db.query(
    sql`update tournament_requests set decision_id = ${decision.id}::int where id = ${row.id}::int`,
  );
};

const checkTables = async (
  { context: { db } }: Tools,
  request: number,
  startDate: string,
  endDate: string,
): Promise<Violation[]> => {
  const tables = await db.query<TableRow>(sql`select to_char(date, 'YYYY-MM-DD') as date,
      time::text as time, check_in_end::text as "checkInEnd", points_min as "pointsMin", points_max as "pointsMax",
      max_players as "maxPlayers", accepted_entries as "acceptedEntries"
    from tables where tournament_request_id = ${request}::int order by position`);
  return tables.flatMap((table, index) => {
    const { date, time, checkInEnd, pointsMin, pointsMax, maxPlayers, acceptedEntries } = table;
    const at = `tables[${index}]`;
    return [
      ...(date < startDate || date > endDate
        ? [violate(`${at}.date`, 'Cette date est en dehors du tournoi.')]
        : []),
      ...(checkInEnd >= time
        ? [violate(`${at}.checkInEnd`, 'Le pointage doit finir avant le début du tableau.')]
        : []),
      ...(pointsMin !== null && pointsMax !== null && pointsMax < pointsMin
        ? [violate(`${at}.pointsMax`, 'Le maximum est inférieur au minimum.')]
        : []),
      ...(acceptedEntries !== null && acceptedEntries > maxPlayers
        ? [violate(`${at}.acceptedEntries`, 'Il y a plus d’inscriptions acceptées que de joueurs admis.')]
        : []),
    ];
  });
};

interface TableRow extends Record<string, unknown> {
  readonly date: string;
  readonly time: string;
  readonly checkInEnd: string;
  readonly pointsMin: number | null;
  readonly pointsMax: number | null;
  readonly maxPlayers: number;
  readonly acceptedEntries: number | null;
}
