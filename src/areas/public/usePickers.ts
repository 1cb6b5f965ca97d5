import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { SelectOption } from '../../ui/NativeSelect.tsx';
import { withParameters, type Changes } from './withParameters.ts';

/** One of the choices that lead to what a page shows, narrowed by those before it. */
interface Level {
  /** Its parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** Null while there is none. */
  readonly chosen: string | number | null;
}

/** The fields of the choices of a page. With one of them go those that depended on it; `kept` stays in the address. */
export const usePickers = (levels: readonly Level[], isSettled: boolean, kept: Changes = {}) => {
  const [params, setParams] = useSearchParams();
  const settled = String(isSettled ? withParameters(params, toParameters(levels)) : params);
  useEffect(() => {
    // What was chosen by itself belongs into the link that is sent. An address that was chosen meanwhile and is still
    // to be drawn stays.
    const isCurrent = String(new URLSearchParams(window.location.search)) === String(params);
    if (isCurrent && settled !== String(params)) setParams(settled, { replace: true });
  }, [settled, params, setParams]);
  return levels.map(({ name, label, options, chosen }, at) => ({
    label,
    options,
    value: String(chosen),
    onChange: (value: string): void => {
      const above = toParameters(levels.slice(0, at));
      setParams(withParameters(new URLSearchParams(), { ...above, [name]: value, ...kept }));
    },
  }));
};

const toParameters = (levels: readonly Level[]): Changes =>
  Object.fromEntries(levels.map(({ name, chosen }) => [name, chosen]));
