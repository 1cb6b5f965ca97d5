import { createContext } from 'react';

/** State -> why a step to it cannot be taken yet: its button is greyed and says so. */
export const RefusedStepsContext = createContext<Readonly<Record<string, string>>>({});
