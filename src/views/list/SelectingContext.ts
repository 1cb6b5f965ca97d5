import { createContext } from 'react';

interface Selecting {
  /** On a phone, cards have boxes only while somebody selects. */
  readonly isSelecting: boolean;
  readonly setSelecting: (isSelecting: boolean) => void;
}

/** Shared by the bar of a list, which starts a selection, and its cards. */
export const SelectingContext = createContext<Selecting>({
  isSelecting: false,
  setSelecting: () => undefined,
});
