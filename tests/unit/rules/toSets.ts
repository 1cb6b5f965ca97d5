import { fromSetText } from '../../../src/rules/sets.ts';
import type { PlayedSet } from '../../../src/rules/sets.ts';

/** Sets out of a printed line: `09 -08 -05 09 08`. */
export const toSets = (line: string): PlayedSet[] =>
  line
    .split(' ')
    .filter(Boolean)
    .map((text) => fromSetText(text))
    .filter((set): set is PlayedSet => typeof set === 'object');
