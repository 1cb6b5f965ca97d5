/** Level of the body that runs a division or a course. */
export const contestLevels = { N: 'National', R: 'Régional', D: 'Départemental' };
