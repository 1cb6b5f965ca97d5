import { useEffect, useState, type ReactNode } from 'react';
import { AutofillGuardContext } from './AutofillGuardContext.ts';

const GUARD_MS = 1000;

/** Holds the inputs inside against the browser's autofill for a second from the opening of the form (R9.34). */
export const FormOpening = ({ children }: { readonly children: ReactNode }) => {
  const [isOpening, setIsOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setIsOpening, GUARD_MS, false);
    return () => clearTimeout(timer);
  }, []);
  return <AutofillGuardContext value={isOpening}>{children}</AutofillGuardContext>;
};
