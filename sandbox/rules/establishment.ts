import { sql } from '../storage/sql.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Rules } from './rules.ts';
import { violate } from './violate.ts';

/** The check digit of the register of companies (Luhn), where the form is right; of its sites a structure has one main. */
export const establishment: Rules = {
  check: async ({ siret, main, organization }, existing, { context: { db } }) => {
    const isWrong = typeof siret === 'string' && /^\d{14}$/.test(siret) && !isLuhn(siret);
    const others =
      main === true && typeof organization === 'number'
        ? await db.query(sql`select 1 from establishments where organization_id = ${organization}::int
            and main and id <> ${existing?.id ?? 0}::int limit 1`)
        : [];
    return [
      ...(isWrong ? [toViolation('siret', 'Regex')] : []),
      ...(others.length > 0 ? [violate('main', 'La structure a déjà un établissement principal.')] : []),
    ];
  },
};

const isLuhn = (digits: string): boolean =>
  [...digits]
    .map(Number)
    .toReversed()
    .reduce((sum, digit, index) => {
      const counted = index % 2 === 0 ? digit : digit * 2;
      return sum + (counted > 9 ? counted - 9 : counted);
    }, 0) %
    10 ===
  0;
