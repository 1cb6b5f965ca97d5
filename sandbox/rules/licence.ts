import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { countEventLicences } from './countEventLicences.ts';
import { completeLicence } from './completeLicence.ts';
import { linkCurrentLicence } from './linkCurrentLicence.ts';
import type { Row } from '../model/entity.ts';
import { today } from '../model/time.ts';
import { catalogue } from '../validation/catalogue.ts';
import { ViolationsError } from '../validation/violation.ts';
import { checkCertificateHolder } from './checkCertificateHolder.ts';
import { checkMention } from './checkMention.ts';
import { priceOf } from './priceOf.ts';
import type { Rules, Values } from './rules.ts';

/**
 * Season, number, category, points and the price of the club come from the server; one licence per person, club and
 * season, with the medical mention that the papers allow.
 */
export const licence: Rules = {
  prepare: async (given, existing, { context }) => {
    const dated = validatedOn(given, existing, context);
    if (existing) return dated;
    const values = { ...given, ...dated };
    const season = values['season'] ?? (await currentSeason(context));
    const { person = null, club = null } = values;
    const filled = { ...values, person, club, season };
    const amount = values['amount'] ?? (await priceOf(context.db, filled));
    return completed(context, { ...filled, amount });
  },
  check: async (values, existing, tools) => {
    const { person, club, season, medical } = values;
    const { context } = tools;
    // Two requests at once must not both find that there is none.
    await context.db.query(sql`select pg_advisory_xact_lock(727175, ${person ?? 0}::int)`);
    const twins = await context.db.query(sql`select 1 from licences
      where person_id = ${person ?? null}::int and club_id = ${club ?? null}::int
        and season_id = ${season ?? null}::int and id <> ${existing?.id ?? 0}::int limit 1`);
    return [
      ...twins.map(() => ({
        propertyPath: 'person',
        message: 'Cette personne a déjà une licence pour cette saison.',
        code: catalogue.Unique.code,
      })),
      ...(await checkCertificateHolder(values, tools)),
      ...(medical === existing?.['medical'] ? [] : await checkMention(values, tools)),
    ];
  },
  afterWrite: (row, { context }) => relink(context, row),
  beforeRemove: async ({ id }, { context: { db } }) => {
    await db.query(sql`update people set licence_id = null where licence_id = ${id}::int`);
    await db.query(sql`update club_memberships set licence_id = null where licence_id = ${id}::int`);
  },
  afterRemove: (row, { context }) => relink(context, row),
};

/** Nobody has to say that it was today. */
const validatedOn = (values: Values, existing: Row | null, { clock }: Context): Values =>
  values['state'] === 'validated' && existing?.['state'] !== 'validated' && !values['validationDate']
    ? { validationDate: today(clock) }
    : {};

const currentSeason = async ({ db }: Context): Promise<number | null> => {
  const [row] = await db.query<{ id: number }>(
    sql`select id from seasons where current order by id desc limit 1`,
  );
  return row?.id ?? null;
};

/** Nobody has an age category in a season that ended before their birth. */
const completed = async (context: Context, values: Values): Promise<Values> => {
  try {
    return await completeLicence(context.db, values);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'Cette personne n’était pas née pendant cette saison.';
    throw new ViolationsError([{ propertyPath: 'season', message, code: catalogue.Range.code }]);
  }
};

const relink = async ({ db }: Context, { person }: Row): Promise<void> => {
  if (typeof person !== 'number') return;
  await countEventLicences(db, person);
  await linkCurrentLicence(db, person);
};
