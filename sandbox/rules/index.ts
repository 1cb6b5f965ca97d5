import { club } from './club.ts';
import { gallery } from './gallery.ts';
import { licence } from './licence.ts';
import { person } from './person.ts';
import type { Rules } from './rules.ts';

/** The rules of each entity that has more than its declaration says, by entity name. */
export const rules: Readonly<Record<string, Rules>> = { club, gallery, licence, person };
