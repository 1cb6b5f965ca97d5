/** Days on which teams play. */
export const playDays = { vendredi: 'Vendredi', samedi: 'Samedi', dimanche: 'Dimanche' };
