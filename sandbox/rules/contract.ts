import { findOne } from '../storage/findByIds.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Rules } from './rules.ts';

/** A contract for a time says until when. */
export const contract: Rules = {
  check: async ({ type, endDate }, _existing, { context }) => {
    if (typeof type !== 'number' || endDate) return [];
    const kind = await findOne(context, context.model.entity('referential'), type);
    return kind?.['code'] === 'CDD' ? [toViolation('endDate', 'NotNull')] : [];
  },
};
