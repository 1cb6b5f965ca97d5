import { useState, type SyntheticEvent } from 'react';
import type { FieldDescription } from '../../schema/description.ts';

/** Why a choice changed nothing; the key of the sentence that says so. */
type Refusal = 'already' | 'tooMany';

interface Choice {
  /** Message on the last attempt, or on typed text that leads to no choice. */
  readonly notice: Refusal | 'unselected' | 'kept' | 'full' | null;
  readonly take: (chosen: readonly unknown[], reason: string, event: SyntheticEvent) => void;
  readonly type: (text: string) => void;
  /** The field was left. */
  readonly leave: () => void;
}

/** Choosing among records: takes as many as the field may hold, and says why it does not take more. */
export const useChoice = (
  { multiple, count }: FieldDescription,
  value: readonly unknown[],
  onChange: (chosen: readonly unknown[]) => void,
): Choice => {
  /** Typed text that leads to no choice, and whether the field was left with it. */
  const [typed, setTyped] = useState({ text: '', left: false });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const max = multiple ? (count?.max ?? Infinity) : Infinity;
  const isFull = value.length >= max;
  // What is typed goes with the focus; the one record that was chosen before is shown again.
  const left = multiple || value.length === 0 ? 'unselected' : 'kept';
  return {
    notice: refusal ?? (typed.left && typed.text !== '' ? left : isFull ? 'full' : null),
    take: (chosen, reason, event) => {
      setTyped({ text: '', left: false });
      const refused = isChosenAgain(event, reason) ? 'already' : chosen.length > max ? 'tooMany' : null;
      setRefusal(refused);
      if (refused === null) onChange(chosen);
    },
    type: (text) => {
      setTyped({ text, left: false });
      setRefusal(isFull && text !== '' ? 'tooMany' : null);
    },
    leave: () => setTyped((last) => ({ ...last, left: true })),
  };
};

/**
 * Distinguishes an attempt to choose what is chosen already from taking it back. The library treats both as a removal: only
 * the way differs, from the open list by pointer or Enter, or from the chosen ones by their cross or Backspace.
 */
const isChosenAgain = (event: SyntheticEvent, reason: string): boolean => {
  if (reason !== 'removeOption') return false;
  const { target, nativeEvent } = event;
  return nativeEvent instanceof KeyboardEvent
    ? nativeEvent.key === 'Enter'
    : target instanceof Element && target.closest('[role="option"]') !== null;
};
