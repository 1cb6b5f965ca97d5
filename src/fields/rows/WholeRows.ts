import { createContext } from 'react';

/** Whether embedded collections show all their rows at once and no empty column, as on paper. */
export const WholeRows = createContext(false);
