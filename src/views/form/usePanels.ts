import { useState, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useContainer } from '../../fields/navigation/useContainer.ts';
import { countErrors } from '../../fields/rows/countErrors.ts';
import type { Section } from '../page/arrange.ts';
import { useSettledHeight } from './useSettledHeight.ts';

interface Panels {
  /** Of the panels: its height follows them without a jump. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly active: number;
  readonly show: (index: number) => void;
  /** Panels that have been open: their inputs stay, so that nothing begun in them is lost. */
  readonly isMounted: (index: number) => boolean;
  /** Messages in a panel. */
  readonly errorsOf: (section: Section) => number;
}

/** Time between the switch of a tab or step and the scroll to a field in it. */
const SWITCH_MS = 500;

/** Which tab or step is open; errors open the one that holds their field. */
export const usePanels = (sections: readonly Section[]): Panels => {
  const { errors } = useFormState();
  const { place, hold } = useSettledHeight();
  const [active, setActive] = useState(0);
  const [mounted, setMounted] = useState<ReadonlySet<number>>(new Set([0]));

  const show = (index: number): void => {
    if (index === active) return;
    hold();
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
  return {
    place,
    active: shown,
    show,
    isMounted: (index) => index === shown || mounted.has(index),
    errorsOf: ({ fields }) => fields.reduce((sum, { name }) => sum + countErrors(errors[name]), 0),
  };
};
