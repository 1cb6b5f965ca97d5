import { createContext } from 'react';

/** True for the first second of a form, while the browser may fill in what it knows of its user. */
export const AutofillGuardContext = createContext(false);
