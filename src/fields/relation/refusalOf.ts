import type { SyntheticEvent } from 'react';

/** Why a choice changed nothing; the key of the sentence that says so. */
export type Refusal = 'already' | 'tooMany';

/**
 * Tells an attempt to choose what is chosen already from taking it back. The library treats both as a removal: only
 * the way differs, from the open list by pointer or Enter, or from the chosen ones by their cross or Backspace.
 */
export const isChosenAgain = (event: SyntheticEvent, reason: string): boolean => {
  if (reason !== 'removeOption') return false;
  const { target, nativeEvent } = event;
  return nativeEvent instanceof KeyboardEvent
    ? nativeEvent.key === 'Enter'
    : target instanceof Element && target.closest('[role="option"]') !== null;
};
