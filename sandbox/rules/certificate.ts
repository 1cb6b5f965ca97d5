import { findOne } from '../storage/findByIds.ts';
import { toViolation } from '../validation/toViolation.ts';
import { BY_DOCTOR } from './mentions.ts';
import type { Rules } from './rules.ts';

/** Seasons that a certificate carries a competitor, if attestations follow it. */
const YEARS = 3;

export const certificate: Rules = {
  prepare: ({ date }) =>
    typeof date === 'string' ? { validUntil: `${Number(date.slice(0, 4)) + YEARS}${toDay(date)}` } : {},
  check: async ({ type, doctorName }, _existing, { context }) => {
    if (typeof type !== 'number' || doctorName) return [];
    const mention = await findOne(context, context.model.entity('referential'), type);
    return BY_DOCTOR.includes(mention?.['code']) ? [toViolation('doctorName', 'NotBlank')] : [];
  },
};

/** `-MM-dd`; 29 February has no like in most years. */
const toDay = (date: string): string => (date.slice(4, 10) === '-02-29' ? '-02-28' : date.slice(4, 10));
