import { useState } from 'react';
import { useContainer } from '../../fields/navigation/useFieldNavigator.ts';
import type { Section } from '../page/arrange.ts';

interface Panels {
  readonly active: number;
  readonly show: (index: number) => void;
  /** Panels that have been open: their inputs stay, so that nothing begun in them is lost. */
  readonly isMounted: (index: number) => boolean;
}

/** Time between the switch of a tab or step and the scroll to a field in it. */
const SWITCH_MS = 500;

/** Which tab or step is open; errors open the one that holds their field. */
export const usePanels = (sections: readonly Section[], onChange: () => void): Panels => {
  const [active, setActive] = useState(0);
  const [mounted, setMounted] = useState<ReadonlySet<number>>(new Set([0]));

  const show = (index: number): void => {
    if (index === active) return;
    onChange();
    setMounted(new Set([...mounted, index]));
    setActive(index);
  };

  const indexOf = (path: string): number => {
    const [name] = path.split('.');
    return sections.findIndex(({ fields }) => fields.some((field) => field.name === name));
  };
  useContainer({
    holds: (path) => indexOf(path) >= 0,
    isOpen: (path) => indexOf(path) === active,
    open: (path) => show(indexOf(path)),
    settleMs: SWITCH_MS,
  });

  // A section may be gone after the description was read again.
  const shown = Math.min(active, Math.max(0, sections.length - 1));
  return { active: shown, show, isMounted: (index) => index === shown || mounted.has(index) };
};
