import { createContext } from 'react';

/** Closes what a form stands in, a dialog; null on a page, which is left for its list. */
export const ExitContext = createContext<(() => void) | null>(null);
