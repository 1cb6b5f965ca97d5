import { createContext, use, type ComponentType } from 'react';
import type { Kind } from '../schema/kinds.ts';
import type { DisplayProps } from './FieldProps.ts';

interface KindComponents {
  readonly Display: ComponentType<DisplayProps>;
  /** Whether a list may be ordered by it. */
  readonly sortable: boolean;
  /** Alignment of a column of it, for amounts to compare; to the left when absent. */
  readonly align?: 'right';
}

export type Registry = Readonly<Record<Kind, KindComponents>>;

/**
 * What shows every kind. A context, because displays of embedded objects need the registry that itself
 * names them; and a place where an application swaps a kind's component.
 */
export const RegistryContext = createContext<Registry | null>(null);

export const useRegistry = (): Registry => {
  const registry = use(RegistryContext);
  if (!registry) throw new Error('Fields are rendered outside of RegistryContext');
  return registry;
};
