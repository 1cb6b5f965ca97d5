/** One width for every filter, the whole row on a phone: a row of filters reads as a grid. */
export const filterBox = { width: { xs: '100%', sm: 176 } } as const;
