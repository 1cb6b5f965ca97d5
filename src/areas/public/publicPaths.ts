/** Where the pages stand that anybody may read. */
export const publicPaths = {
  tournaments: 'tournaments/search',
  team: 'contests/team/consult',
  individual: 'contests/individual/consult',
} as const;

export type PublicPageName = keyof typeof publicPaths;
