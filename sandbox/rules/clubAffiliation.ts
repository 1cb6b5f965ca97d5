import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import { findOne } from '../storage/findByIds.ts';
import { findAffiliationSteps } from './findAffiliationSteps.ts';
import { issueInvoice } from './issueInvoice.ts';
import { refuseTwin } from './refuseTwin.ts';
import type { Rules, Tools, Values } from './rules.ts';
import { toSubmitDate } from './toSubmitDate.ts';
import { ViolationsError } from '../validation/violation.ts';
import { violate } from './violate.ts';

/** Once a season; sent with every step behind it, and invoiced then; validated once it is paid. */
export const clubAffiliation: Rules = {
  prepare: async (values, existing, tools) => {
    const { context } = tools;
    const price = existing ? {} : { amount: await feeOf(values['season'], tools) };
    const isDecided = values['status'] === 'validated' && existing?.['status'] !== 'validated';
    return {
      ...price,
      ...toSubmitDate(values, existing, tools),
      ...(isDecided ? { decisionDate: today(context.clock) } : {}),
    };
  },
  check: async (values, existing, tools) => [
    ...(await refuseTwin(tools, values, existing, {
      entity: 'club-affiliation',
      fields: ['club', 'season'],
      message: 'L’affiliation de cette saison est déjà commencée.',
    })),
    ...(values['status'] === 'validated' && existing?.['status'] === 'submitted'
      ? await unpaid(values, tools)
      : []),
  ],
  afterWrite: async (row, tools, before) => {
    const { context } = tools;
    const [club, season] = [Number(row['club']), Number(row['season'])];
    const isSent = row['status'] === 'submitted' && before?.['status'] !== 'submitted';
    if (isSent) {
      const steps = await findAffiliationSteps(context.db, { club, season, day: today(context.clock) });
      const missing = steps.flatMap(({ label, missing: parts }) =>
        parts.map((part) => `${label}\u00a0: ${part}.`),
      );
      if (missing.length > 0)
        throw new ViolationsError(missing.map((sentence) => violate('status', sentence)));
    }
    if (isSent && row['transaction'] === null && Number(row['amount']) > 0) {
      const name = (await findOne(context, context.model.entity('season'), season))?.['name'];
      const invoice = await issueInvoice(
        {
          organization: club,
          label: `Affiliation ${String(name)}`,
          category: 'AFFILIATION',
          amount: Number(row['amount']),
        },
        tools,
      );
      await context.db.query(
        sql`update club_affiliations set transaction_id = ${invoice}::int where id = ${row.id}::int`,
      );
    }
    const isValid = row['status'] === 'validated';
    await context.db.query(sql`update organizations set
        affiliation_state = ${isValid ? 'validated' : 'inProgress'},
        last_affiliation_date = case when ${isValid} then ${today(context.clock)}::date else last_affiliation_date end
      where id = ${club}::int and (select current from seasons where id = ${season}::int)`);
  },
};

const feeOf = async (season: unknown, { context }: Tools): Promise<unknown> =>
  typeof season === 'number'
    ? (await findOne(context, context.model.entity('season'), season))?.['affiliationFee']
    : null;

const unpaid = async ({ transaction }: Values, { context: { db } }: Tools) => {
  const open = await db.query(
    sql`select 1 from transactions where id = ${transaction ?? null}::int and state <> 'paid'`,
  );
  return open.length > 0 ? [violate('status', 'La facture de l’affiliation n’est pas encore payée.')] : [];
};
