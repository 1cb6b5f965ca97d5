import { createContext, type ReactNode } from 'react';

interface StepsAround {
  /** State -> why a step to it cannot be taken yet: its button is greyed and says so. */
  readonly refused: Readonly<Record<string, string>>;
  /** The way on, where it is no step of the process: a filled button. */
  readonly first?: ReactNode;
}

/** A page's own rules for the steps of its record, besides the server's. */
export const StepsContext = createContext<StepsAround>({ refused: {} });
