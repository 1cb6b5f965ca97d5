/** The body that decides about a tournament: the committee up to departmental ones, the league, or the federation. */
export const competentLevelOf = (type: unknown): 'committee' | 'league' | 'federation' => {
  if (type === 'R') return 'league';
  return type === 'D' || type === 'P' ? 'committee' : 'federation';
};
