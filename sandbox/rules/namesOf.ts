import type { Leaving } from './findLeaving.ts';
import type { Values } from './rules.ts';

/** What a change of club says of the player who leaves. */
export const namesOf = ({ licence, person, leftClub, familyName, givenName }: Leaving): Values => ({
  licence,
  person,
  leftClub,
  familyName,
  givenName,
});
