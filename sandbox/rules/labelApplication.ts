import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import { ViolationsError } from '../validation/violation.ts';
import { keepOpinion } from './keepOpinion.ts';
import { layOutAnswers } from './layOutAnswers.ts';
import { refuseTwin } from './refuseTwin.ts';
import { toSubmitDate } from './toSubmitDate.ts';
import type { Rules, Tools, Values } from './rules.ts';
import { violate } from './violate.ts';

/** Every answer is no, until the club says otherwise. */
const LABEL = {
  sheet: 'label_applications',
  source: 'label_id',
  questions: 'label_items',
  entity: 'label-answer',
  answers: 'label_answers',
  holder: 'application',
  question: 'item',
  blank: { value: false },
  stray: 'Chaque réponse doit porter sur un critère du label, une seule fois.',
};

/** The opinion that a decision amounts to. */
const REVIEWS: Readonly<Record<string, number>> = { granted: 1, refused: 2 };

/** A club applies for a label once a season, with enough questions answered yes; a label granted lasts some years. */
export const labelApplication: Rules = {
  prepare: async (values, existing, tools) => {
    const { context } = tools;
    const { status, label } = values;
    const isDecided = (status === 'granted' || status === 'refused') && existing?.['status'] !== status;
    if (!isDecided) return toSubmitDate(values, existing, tools);
    const decisionDate = today(context.clock);
    const [found] = await context.db.query<{ years: number | null }>(
      sql`select duration_years as years from labels where id = ${label ?? null}::int`,
    );
    const lastYear = Number(decisionDate.slice(0, 4)) + (found?.years ?? 0);
    return {
      decisionDate,
      validUntil:
        status === 'granted' ? `${lastYear}${decisionDate.slice(4)}`.replace('-02-29', '-02-28') : null,
    };
  },
  check: async (values, existing, tools) => [
    ...(await refuseTwin(tools, values, existing, {
      entity: 'label-application',
      fields: ['club', 'season', 'label'],
      message: 'Le club a déjà une candidature à ce label pour cette saison.',
    })),
    ...(existing ? [] : await closedLabel(values, tools)),
  ],
  afterWrite: async (row, tools, before) => {
    await layOutAnswers(LABEL, row.id, tools);
    const missing = await missingOf(row.id, tools);
    if (row['status'] === 'submitted' && before?.['status'] !== 'submitted' && missing.length > 0)
      throw new ViolationsError(missing.map((sentence) => violate('status', sentence)));
    const status = String(row['status']);
    if (status === before?.['status']) return;
    if (status === 'federalReview')
      await keepOpinion(row, { of: 'labelApplication', body: 'league', review: row['review'] }, tools);
    if (Object.hasOwn(REVIEWS, status))
      await keepOpinion(row, { of: 'labelApplication', body: 'federation', review: REVIEWS[status] }, tools);
  },
};

/** A label that nobody can apply for any more, or not yet. */
const closedLabel = async ({ label }: Values, { context }: Tools) => {
  if (typeof label !== 'number') return [];
  const day = today(context.clock);
  const open = await context.db.query(sql`select 1 from labels where id = ${label}::int
    and coalesce(active, true) and coalesce(open_date, ${day}::date) <= ${day}::date
    and coalesce(close_date, ${day}::date) >= ${day}::date`);
  return open.length > 0 ? [] : [violate('label', 'Les candidatures à ce label ne sont pas ouvertes.')];
};

/** Reasons why an application cannot be sent yet, in sentences for the club; kept with it, as its score is. */
const missingOf = async (id: number, { context: { db } }: Tools): Promise<readonly string[]> => {
  const [row] = await db.query<{ score: number; threshold: number | null; referent: number | null }>(
    sql`update label_applications a set score =
        (select count(*) from label_answers where application_id = a.id and value)
      from labels l where a.id = ${id}::int and l.id = a.label_id
      returning a.score, l.threshold, a.referent_id as referent`,
  );
  const { score = 0, threshold, referent = null } = row ?? {};
  const missing = [
    ...(score < (threshold ?? 0)
      ? [`Il faut au moins ${threshold} réponses «\u202foui\u202f»\u202f; il y en a ${score}.`]
      : []),
    ...(referent === null ? ['Indiquez le référent du club pour ce label.'] : []),
  ];
  await db.query(
    sql`update label_applications set missing = ${JSON.stringify(missing)}::jsonb where id = ${id}::int`,
  );
  return missing;
};
