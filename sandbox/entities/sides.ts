/** The two sides of a meeting. */
export const sides = { home: 'Recevant', away: 'Visiteur' };
