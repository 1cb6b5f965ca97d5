import { sql } from '../storage/sql.ts';
import { completeLicence } from './completeLicence.ts';
import { linkCurrentLicence } from './linkCurrentLicence.ts';
import type { Row } from '../model/entity.ts';
import { today } from '../model/time.ts';
import { findOne } from '../storage/findByIds.ts';
import { insert } from '../storage/records.ts';
import { catalogue } from '../validation/catalogue.ts';
import type { Violation } from '../validation/violation.ts';
import { checkCertificateHolder } from './checkCertificateHolder.ts';
import { checkMention } from './checkMention.ts';
import { priceOf } from './priceOf.ts';
import { refuseTwin } from './refuseTwin.ts';
import type { Rules, Tools, Values } from './rules.ts';

/** One renewal per person, club and season; carried through, it gives the person the licence of the season. */
export const licenceRenewal: Rules = {
  prepare: async (values, existing, { context }) => {
    if (!isCarriedThrough(values, existing)) return {};
    const price = await priceOf(context.db, values);
    return price === null ? {} : { amount: price };
  },
  check: async (values, existing, tools) => [
    ...(await refuseTwin(tools, values, existing, {
      entity: 'licence-renewal',
      fields: ['club', 'season', 'person'],
      message: 'Un renouvellement existe déjà pour cette personne et cette saison.',
    })),
    ...(await checkCertificateHolder(values, tools)),
    ...(isCarriedThrough(values, existing)
      ? [...(await obstacles(values, tools)), ...(await checkMention(values, tools))]
      : []),
  ],
  afterWrite: async (row, tools) => {
    if (row['state'] === 'validated' && row['newLicence'] === null) await giveLicence(row, tools);
  },
};

const isCarriedThrough = (values: Values, existing: Row | null): boolean =>
  values['state'] === 'validated' && existing?.['state'] !== 'validated';

interface Found extends Record<string, unknown> {
  readonly isForeign: boolean;
  readonly isSuspended: boolean;
  readonly isLicensed: boolean;
  readonly isLeaving: boolean;
}

/** Obstacles to a licence by renewal, whatever the form says. */
const obstacles = async (values: Values, { context }: Tools): Promise<Violation[]> => {
  const { person = null, club = null, season = null, licence = null } = values;
  // The licences of a person are written one at a time, here as where they are created.
  await context.db.query(sql`select pg_advisory_xact_lock(727175, ${person ?? 0}::int)`);
  const [found] = await context.db.query<Found>(sql`select
      not exists (select 1 from licences where id = ${licence}::int and person_id = ${person}::int
        and club_id = ${club}::int) as "isForeign",
      exists (select 1 from licences where id = ${licence}::int and suspended) as "isSuspended",
      exists (select 1 from licences where person_id = ${person}::int and season_id = ${season}::int) as "isLicensed",
      exists (select 1 from licence_mutations where person_id = ${person}::int and season_id = ${season}::int
        and open) as "isLeaving"`);
  if (!found) return [];
  return [
    ...(found.isForeign
      ? [refusal('licence', 'Ce n’est pas une licence de cette personne dans ce club.')]
      : []),
    ...(found.isLicensed ? [refusal('person', 'Cette personne a déjà une licence pour cette saison.')] : []),
    ...(found.isLeaving ? [refusal('person', 'Une mutation de cette personne est en cours.')] : []),
    ...(found.isSuspended ? [refusal('licence', 'La licence de cette personne est suspendue.')] : []),
  ];
};

const refusal = (propertyPath: string, message: string): Violation => ({
  propertyPath,
  message,
  code: catalogue.Unique.code,
});

const giveLicence = async (row: Row, { context, viewer }: Tools): Promise<void> => {
  const entity = context.model.entity('licence');
  const last = await findOne(context, entity, Number(row['licence']));
  const forms = row['practiceForms'];
  const { person, club, season, type, medical, certificate, insurance, amount } = row;
  const values = await completeLicence(context.db, {
    person,
    club,
    season,
    type,
    medical,
    certificate,
    insurance,
    amount,
    practiceForms: Array.isArray(forms) && forms.length > 0 ? forms : (last?.['practiceForms'] ?? []),
    corpo: last?.['corpo'] ?? false,
    corpoClub: last?.['corpoClub'] ?? null,
    foreign: last?.['foreign'] ?? false,
    state: 'validated',
    origin: 'renewal',
    validationDate: today(context.clock),
  });
  const { id } = await insert(context, entity, values, viewer.account);
  await context.db.query(
    sql`update licence_renewals set new_licence_id = ${id}::int where id = ${row.id}::int`,
  );
  if (typeof person === 'number') await linkCurrentLicence(context.db, person);
};
