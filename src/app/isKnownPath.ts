/** Addresses a login may lead back to: those of a club. */
export const isKnownPath = (pathname: string): boolean => /^\/\d+(?:\/|$)/.test(pathname);
