import { reference } from '../model/relationFields.ts';

/** Whom a further contact point or address is for: exactly one of the two. The main ones name neither. */
export const holderFields = {
  person: reference('Personne', 'person', { createOnly: true }),
  organization: reference('Structure', 'organization', { createOnly: true }),
};
