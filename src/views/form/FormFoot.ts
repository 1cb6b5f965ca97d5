import { createContext, type ReactNode } from 'react';

/** The way through the steps of a form. */
interface Way {
  /** Back and on. */
  readonly buttons: ReactNode;
  /** Nothing comes after the step that is shown. */
  readonly isLast: boolean;
}

export type FormFoot = (way?: Way) => ReactNode;

/** Draws the foot of a form: its errors and its bar. A form in steps draws it itself, with its way. */
export const FormFootContext = createContext<FormFoot>(() => null);
