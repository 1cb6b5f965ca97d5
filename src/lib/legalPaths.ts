/** Paths of the pages that the law requires of a site; every page leads to them. */
export const legalPaths = {
  accessibility: 'accessibilite',
  notice: 'mentions-legales',
  personalData: 'donnees-personnelles',
} as const;
