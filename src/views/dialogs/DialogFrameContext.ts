import { createContext } from 'react';

/** Id of the title of the dialog that a view stands in; null on a page. */
export const DialogFrameContext = createContext<string | null>(null);
