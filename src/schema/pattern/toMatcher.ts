import type { Branch } from './parsePattern.ts';
import { toProgram, type Step } from './toProgram.ts';

/** Whether a text holds the pattern; its time grows with the text's length only, whatever the pattern is. */
export type Matcher = (text: string) => boolean;

/**
 * All ways through the pattern are followed at once, one character after the other, so that nothing is ever tried
 * twice: no pattern makes it slow, as `(a+)+$` does a matcher that backtracks.
 */
export const toMatcher = (branches: readonly Branch[]): Matcher => {
  const programs = branches.map((branch) => ({ ...branch, ...toProgram(branch.node) }));
  return (text) => programs.some((program) => runs(program, [...text]));
};

interface Program extends Branch {
  readonly steps: readonly Step[];
  readonly start: number;
}

const runs = ({ steps, start, atStart, atEnd }: Program, characters: readonly string[]): boolean => {
  const isEnd = (index: number): boolean =>
    atEnd === 'no' ||
    index === characters.length ||
    (atEnd === 'line' && index === characters.length - 1 && characters[index] === '\n');
  let present = new Set<number>();
  for (let index = 0; index <= characters.length; index += 1) {
    if (index === 0 || !atStart) reach(steps, start, present);
    if (present.has(DONE) && isEnd(index)) return true;
    const character = characters[index];
    if (character === undefined || (present.size === 0 && atStart)) return false;
    const following = new Set<number>();
    for (const place of present) {
      const step = steps[place];
      if (step?.kind === 'char' && step.test.test(character)) reach(steps, step.next, following);
    }
    present = following;
  }
  return false;
};

/** `toProgram` puts its last step first. */
const DONE = 0;

/** Adds a place and all that it leads to without taking a character. */
const reach = (steps: readonly Step[], from: number, places: Set<number>): void => {
  const open = [from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (places.has(place)) continue;
    places.add(place);
    const step = steps[place];
    if (step?.kind === 'split') open.push(...step.next);
  }
};
