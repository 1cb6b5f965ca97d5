/** `2026-11-28` as it is read: `28/11/2026`. */
export const toFrenchDay = (day: string): string => day.split('-').toReversed().join('/');
