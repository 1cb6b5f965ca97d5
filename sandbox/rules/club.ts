import { findOne } from '../storage/findByIds.ts';
import type { Rules } from './rules.ts';

/** A club belongs to the league above its committee, whatever the body says. */
export const club: Rules = {
  prepare: async ({ committee }, _existing, { context }) => {
    if (typeof committee !== 'number') return {};
    const row = await findOne(context, context.model.entity('committee'), committee);
    return typeof row?.['parent'] === 'number' ? { league: row['parent'] } : {};
  },
};
