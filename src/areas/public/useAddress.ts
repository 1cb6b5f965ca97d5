import { useSearchParams, type NavigateOptions } from 'react-router';
import { withParameters, type Changes } from './withParameters.ts';

/**
 * The parameters of the address, and what changes some of them: in the address as it is by then, for a choice that was made
 * just before may be still to be drawn.
 */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const change = (changes: Changes, options?: NavigateOptions): void =>
    setParams(withParameters(new URLSearchParams(globalThis.location.search), changes), options);
  return [params, change] as const;
};
