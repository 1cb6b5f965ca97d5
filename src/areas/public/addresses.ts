/** Where the pages stand that anybody may read. */
export const addresses = {
  tournaments: 'tournaments/search',
  team: 'contests/team/consult',
  individual: 'contests/individual/consult',
} as const;

export type PublicPageName = keyof typeof addresses;
