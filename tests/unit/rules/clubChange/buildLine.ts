import type { MutationLine } from '../../../../src/rules/clubChange/mutationLine.ts';

/** A line for everybody that costs nothing, open from 15 May to 30 June 2026. */
export const buildLine = (line: Partial<MutationLine> = {}): MutationLine => ({
  type: 'ordinary',
  startDate: '2026-05-15',
  endDate: '2026-06-30',
  gender: null,
  pointsMin: null,
  pointsMax: null,
  numberedMin: null,
  numberedMax: null,
  categories: [],
  motive: null,
  proListed: false,
  federationShare: 0,
  leagueShare: 0,
  committeeShare: 0,
  ...line,
});
