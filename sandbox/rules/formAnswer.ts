import { oneHolder } from './oneHolder.ts';
import type { Rules } from './rules.ts';

/** Sent at the moment at which it is submitted. */
export const formAnswer: Rules = {
  ...oneHolder('organization', 'person'),
  prepare: ({ status }, existing, { context }) =>
    status === 'submitted' && existing?.['status'] !== 'submitted'
      ? { submitDate: `${context.clock().toISOString().slice(0, 19)}Z` }
      : {},
};
