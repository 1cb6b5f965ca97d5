import { createContext } from 'react';

/** Frame of a view, and how it is closed. */
interface ViewFrame {
  /** Id of the dialog's title; absent on a page. */
  readonly titleId?: string;
  readonly close: () => void;
}

/** Null on a page, which is left for its list. */
export const DialogContext = createContext<ViewFrame | null>(null);
