import { createContext, use, type ComponentType } from 'react';
import type { Kind } from '../schema/kinds.ts';
import type { InputProps } from './FieldProps.ts';

export type Inputs = Readonly<Record<Kind, ComponentType<InputProps>>>;

/**
 * The input of every kind. Beside the registry, and brought by what holds a form: whoever reads a list downloads no
 * inputs. A context, because inputs of embedded objects need the ones that themselves name them.
 */
export const InputsContext = createContext<Inputs | null>(null);

export const useInputs = (): Inputs => {
  const inputs = use(InputsContext);
  if (!inputs) throw new Error('Inputs are rendered outside of InputsContext');
  return inputs;
};
