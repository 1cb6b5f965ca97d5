/** Genders of a contest, a team or a tournament table. */
export const contestGenders = { M: 'Masculin', F: 'Féminin', A: 'Mixte' };
