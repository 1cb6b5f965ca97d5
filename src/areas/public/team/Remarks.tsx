import { StateChip } from '../../../ui/StateChip.tsx';
import type { MeetingState } from './toNotes.ts';

interface RemarksProps {
  readonly notes: readonly string[];
  readonly states: readonly MeetingState[];
}

/** Remarks on a meeting beside its score: in words, and its state as in the club area. */
export const Remarks = ({ notes, states }: RemarksProps) => (
  <>
    {notes.join(' · ')}
    {states.map(({ word, tone }) => (
      <span key={word}>
        {' '}
        <StateChip tone={tone}>{word}</StateChip>
      </span>
    ))}
  </>
);
