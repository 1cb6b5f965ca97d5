import { findOne } from '../storage/findByIds.ts';
import { refuseTwin } from './refuseTwin.ts';
import type { Rules } from './rules.ts';

/** A player enters a round once, with the points of that day. */
export const tourRegistration: Rules = {
  prepare: async ({ licence }, existing, { context }) => {
    if (existing || typeof licence !== 'number') return {};
    const points = (await findOne(context, context.model.entity('licence'), licence))?.['points'];
    return { points: typeof points === 'number' ? Math.round(points) : null };
  },
  check: (values, existing, tools) =>
    refuseTwin(tools, values, existing, {
      entity: 'tour-registration',
      fields: ['tour', 'licence'],
      message: 'Ce joueur est déjà inscrit à ce tour.',
    }),
};
