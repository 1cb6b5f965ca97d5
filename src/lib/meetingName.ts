/** Separator between the sides of a meeting: an en dash, for names of teams hold hyphens. */
export const VERSUS = ' – ';

/** `ÉTOILE 1 – RACING 2`: a meeting by the names of its sides. */
export const meetingName = (home: string, away: string): string => `${home}${VERSUS}${away}`;
