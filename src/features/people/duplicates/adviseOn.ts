import { idOf } from '../../../lib/iri.ts';
import type { Candidate } from './readDuplicates.ts';

/** Which of several records of one person is best kept, and why. */
export interface Advice {
  /** IRI. */
  readonly kept: string;
  /** `fullest`: more hangs on it than on any other; `oldest`: as much hangs on others, which were created later. */
  readonly because: 'fullest' | 'oldest';
}

/** The record on which most hangs, so that least has to be moved; the oldest of several. Null without any. */
export const adviseOn = (group: readonly Candidate[]): Advice | null => {
  const [first, second] = group.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || (idOf(one.iri) ?? 0) - (idOf(other.iri) ?? 0),
  );
  if (!first) return null;
  const isFullest = second === undefined || weightOf(first) > weightOf(second);
  return { kept: first.iri, because: isFullest ? 'fullest' : 'oldest' };
};

const weightOf = ({ counts }: Candidate): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
