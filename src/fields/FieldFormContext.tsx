import { createContext, type ComponentType } from 'react';
import type { Kind } from '../schema/kinds.ts';
import type { InputProps } from './FieldProps.ts';
import type { PendingFiles } from './files/createPendingFiles.ts';
import type { FieldNavigator } from './navigation/createFieldNavigator.ts';

export type Inputs = Readonly<Record<Kind, ComponentType<InputProps>>>;

/** The form around fields, as far as they need it. */
interface FieldForm {
  /**
   * The input of every kind. Beside the registry, and brought by what holds a form: whoever reads a list downloads no
   * inputs. In a context, because inputs of embedded objects need the ones that themselves name them.
   */
  readonly inputs: Inputs;
  /** Absent where errors lead nowhere. */
  readonly navigator?: FieldNavigator;
  /** Files being prepared; absent where nothing waits for them. */
  readonly files?: PendingFiles;
  /** When the form was opened, in milliseconds of `performance.now()`; absent where no browser would fill it in. */
  readonly openedAt?: number;
}

/** Null outside of a form. */
export const FieldFormContext = createContext<FieldForm | null>(null);
