import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-admin';

/**
 * react-admin fills a create form, hidden fields included, from `?source=` or from the history state: a forged
 * link could thus have values posted. Both are taken off before the form opens; true once they are gone.
 */
export const usePlainAddress = (): boolean => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const forged = parameters.has('source') || hasRecord(state);
  useEffect(() => {
    if (!forged) return;
    const rest = new URLSearchParams(search);
    rest.delete('source');
    navigate({ pathname, search: rest.toString() }, { replace: true, state: null });
  }, [forged, navigate, pathname, search]);
  return !forged;
};

const hasRecord = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'record' in state;
