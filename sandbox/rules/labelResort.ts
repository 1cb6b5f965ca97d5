import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import { findOne } from '../storage/findByIds.ts';
import { violate } from './violate.ts';
import type { Rules } from './rules.ts';

const DELAY_DAYS = 30;
const DAY_MS = 86_400_000;

/** Only a refusal can be appealed against, and only for a month; an appeal that is granted has the application decided anew. */
export const labelResort: Rules = {
  prepare: ({ status, submitDate }, existing, { context }) => {
    if (!existing) return submitDate ? {} : { submitDate: today(context.clock) };
    return status === existing['status'] ? {} : { decisionDate: today(context.clock) };
  },
  check: async ({ application, submitDate }, existing, { context }) => {
    if (existing || typeof application !== 'number') return [];
    const row = await findOne(context, context.model.entity('label-application'), application);
    if (row?.['status'] !== 'refused')
      return [violate('application', 'Seul un refus peut faire l’objet d’un recours.')];
    const days = (Date.parse(String(submitDate)) - Date.parse(String(row['decisionDate']))) / DAY_MS;
    return days > DELAY_DAYS
      ? [violate('submitDate', `Le recours doit suivre le refus de ${DELAY_DAYS} jours au plus.`)]
      : [];
  },
  afterWrite: async ({ application, status }, { context: { db } }, before) => {
    if (status !== 'granted' || before?.['status'] === 'granted') return;
    await db.query(sql`update label_applications set status = 'federalReview', decision_date = null
      where id = ${application}::int and status = 'refused'`);
  },
};
