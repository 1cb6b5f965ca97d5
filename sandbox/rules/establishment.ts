import { toViolation } from '../validation/toViolation.ts';
import type { Rules } from './rules.ts';

/** The check digit of the register of companies (Luhn), where the form is right. */
export const establishment: Rules = {
  check: ({ siret }) =>
    typeof siret === 'string' && /^\d{14}$/.test(siret) && !isLuhn(siret)
      ? [toViolation('siret', 'Regex')]
      : [],
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
