/**
 * Types that belong to a first contact and are never renewed as such: discovery (for who never had a licence), event
 * and the licence without a club. Who had one chooses another.
 */
const FIRST_CONTACT: ReadonlySet<string> = new Set(['I', 'E', 'L']);

/** The code of the type of licence that is carried over to the next season; null where one has to be chosen. */
export const renewableType = (code: string | null | undefined): string | null =>
  code && !FIRST_CONTACT.has(code) ? code : null;
