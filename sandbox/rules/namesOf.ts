import type { Leaving } from './findLeaving.ts';
import type { Values } from './rules.ts';

/** The names of the player who leaves, for a change of club. */
export const namesOf = ({ licence, person, leftClub, familyName, givenName }: Leaving): Values => ({
  licence,
  person,
  leftClub,
  familyName,
  givenName,
});
