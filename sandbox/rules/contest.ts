import type { Rules } from './rules.ts';

/** Contests of teams and of players are listed apart. */
export const contest: Rules = {
  prepare: ({ kind }) => ({ type: kind === 'E' || kind === 'H' ? 'team' : 'individual' }),
};
