import { createContext, useContext, type ReactNode } from 'react';
import type { Toasts } from './createToasts.ts';

const ToastsContext = createContext<Toasts | null>(null);

interface Props {
  readonly toasts: Toasts;
  readonly children: ReactNode;
}

export const ToastsProvider = ({ toasts, children }: Props) => (
  <ToastsContext.Provider value={toasts}>{children}</ToastsContext.Provider>
);

export const useToasts = (): Toasts => {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a <ToastsProvider> above it');
  return toasts;
};
