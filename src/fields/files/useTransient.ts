import { useCallback, useEffect, useState } from 'react';

/** A value that is gone `ms` after it was last set. */
export const useTransient = <T>(ms: number): readonly [T | null, (value: T | null) => void] => {
  // Wrapped, so that setting an equal value starts the time again.
  const [shown, setShown] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  const show = useCallback((value: T | null) => setShown(value === null ? null : { value }), []);
  return [shown?.value ?? null, show];
};
