import { sql } from '../storage/sql.ts';
import { lockMoney } from './lockMoney.ts';
import { catalogue } from '../validation/catalogue.ts';
import { toViolation } from '../validation/toViolation.ts';
import { type Violation, ViolationsError } from '../validation/violation.ts';
import type { Rules, Tools, Values } from './rules.ts';

/** A payment of entries that are due: what it costs, and where it is made, the server says. */
export const payment: Rules = {
  known: async (values, { context: { db } }) => {
    await lockMoney(db);
    const [same] = await db.query<Same>(sql`select p.id, p.organization_id as organization,
        array(select target_id from payments_transactions where owner_id = p.id order by target_id) as entries
      from payments p where p.key = ${text(values['key'])}`);
    if (!same) return null;
    if (same.organization === values['organization'] && String(same.entries) === String(entriesOf(values)))
      return same.id;
    throw new ViolationsError([refusal('key', 'Cette clé a déjà servi à un autre paiement.')]);
  },
  prepare: async (values, existing, { context: { db, clock } }) => {
    if (existing) return {};
    const [found] = await db.query<{ amount: number; mode: number; number: number }>(sql`select
      (select coalesce(sum(due), 0)::int from transactions where id in (${list(entriesOf(values))})) as amount,
      (select id from referentials where type = 'PaymentMode' and code = 'CARTE') as mode,
      (select count(*)::int + 1 from payments where key is not null) as number`);
    const date = clock().toISOString();
    const reference = `PAI-${date.slice(0, 4)}-${String(found?.number ?? 1).padStart(6, '0')}`;
    return { amount: found?.amount, mode: found?.mode, date, reference };
  },
  check: (values, existing, tools) => (existing ? [] : checkNew(values, tools)),
  afterWrite: async (
    { id, organization, reference, amount, state },
    { context: { db, checkout } },
    before,
  ) => {
    if (before && before['state'] === state) return;
    const payable = { id, organization, reference, amount } as Parameters<
      NonNullable<typeof checkout>['toUrl']
    >[0];
    const url = before ? null : (checkout?.toUrl(payable) ?? null);
    await db.query(sql`update payments set checkout_url = ${url}, incident = null where id = ${id}::int`);
  },
};

interface Same extends Record<string, unknown> {
  readonly id: number;
  readonly organization: number;
  readonly entries: readonly number[];
}

interface Entry extends Record<string, unknown> {
  readonly number: string;
  readonly isDue: boolean;
  /** The payment under way that settles it. */
  readonly payment: string | null;
}

const checkNew = async (values: Values, { context: { db, checkout } }: Tools): Promise<Violation[]> => {
  if (!checkout) return [refusal('transactions', 'Le paiement en ligne n’est pas ouvert sur ce serveur.')];
  if (text(values['key']) === '') return [toViolation('key', 'NotBlank')];
  const chosen = entriesOf(values);
  if (chosen.length === 0) return [refusal('transactions', 'Choisissez au moins une écriture à payer.')];
  const entries = await db.query<Entry>(sql`select t.number,
      coalesce(t.due, 0) > 0 and t.organization_id = ${Number(values['organization'])}::int as "isDue",
      (select p.reference from payments p join payments_transactions x on x.owner_id = p.id
        where x.target_id = t.id and p.state = 'pending' limit 1) as payment
    from transactions t where t.id in (${list(chosen)}) order by t.id`);
  return entries.flatMap(({ number, isDue, payment: other }) =>
    isDue && other === null
      ? []
      : refusal(
          'transactions',
          isDue
            ? `Un paiement de l’écriture ${number} est déjà en cours (${other}) : reprenez-le ou annulez-le.`
            : `L’écriture ${number} n’est plus à payer.`,
        ),
  );
};

const entriesOf = ({ transactions }: Values): readonly number[] =>
  Array.isArray(transactions)
    ? [...new Set(transactions.filter((id) => typeof id === 'number'))].toSorted((one, other) => one - other)
    : [];

/** For `in (…)`, which must not be empty. */
const list = (ids: readonly number[]) =>
  sql.join(
    [0, ...ids].map((id) => sql`${id}::int`),
    sql`, `,
  );

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const refusal = (propertyPath: string, message: string): Violation => ({
  propertyPath,
  message,
  code: catalogue.Choice.code,
});
