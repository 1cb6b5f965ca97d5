interface Clubs {
  readonly isNumbered: boolean;
  readonly isOfSameCommittee: boolean;
  readonly isOfSameLeague: boolean;
}

/** The body that decides about a mutation: the lowest one above both clubs; numbered players are the federation's own. */
export const competentLevel = ({
  isNumbered,
  isOfSameCommittee,
  isOfSameLeague,
}: Clubs): 'committee' | 'league' | 'federation' => {
  if (isNumbered) return 'federation';
  if (isOfSameCommittee) return 'committee';
  return isOfSameLeague ? 'league' : 'federation';
};
