/** Paths of the public pages. */
export const publicPaths = {
  tournaments: 'tournaments/search',
  team: 'contests/team/consult',
  individual: 'contests/individual/consult',
} as const;

export type PublicPageName = keyof typeof publicPaths;
