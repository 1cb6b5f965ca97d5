import type { PatternNode } from './parsePattern.ts';
import { UnsupportedPattern } from './UnsupportedPattern.ts';

/** One step of an automaton: takes a character, goes on at two places at once, or has matched. */
export type Step =
  | { readonly kind: 'char'; readonly test: RegExp; readonly next: number }
  | { readonly kind: 'split'; readonly next: readonly [number, number] }
  | { readonly kind: 'done' };

/** Counted repeats are written out: above this size the pattern is left to the server. */
const MAX_WORK = 1000;

/** Writes a pattern as steps, begun at the returned `start` (Thompson's construction, from the end forwards). */
export const toProgram = (
  pattern: PatternNode,
): { readonly steps: readonly Step[]; readonly start: number } => {
  const steps: Step[] = [{ kind: 'done' }];
  let work = 0;

  const put = (step: Step): number => steps.push(step) - 1;

  /** Steps for `node` that go on at `next`; returns where they begin. */
  const write = (node: PatternNode, next: number): number => {
    work += 1;
    if (work > MAX_WORK) throw new UnsupportedPattern('The pattern is too large');
    if (node.kind === 'char') return put({ kind: 'char', test: node.test, next });
    if (node.kind === 'sequence') return node.parts.reduceRight((then, part) => write(part, then), next);
    if (node.kind === 'either') {
      return node.branches
        .map((branch) => write(branch, next))
        .reduce((left, right) => put({ kind: 'split', next: [left, right] }));
    }
    return writeRepeat(node, next);
  };

  const writeRepeat = (
    { node, min, max }: Extract<PatternNode, { kind: 'repeat' }>,
    next: number,
  ): number => {
    let start = next;
    if (max === null) {
      start = put({ kind: 'split', next: [next, next] });
      steps[start] = { kind: 'split', next: [write(node, start), next] };
    } else {
      for (let optional = min; optional < max; optional += 1) {
        start = put({ kind: 'split', next: [write(node, start), next] });
      }
    }
    for (let mandatory = 0; mandatory < min; mandatory += 1) start = write(node, start);
    return start;
  };

  return { start: write(pattern, 0), steps };
};
