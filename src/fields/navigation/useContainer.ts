import { use, useEffect, useRef } from 'react';
import { FieldFormContext } from '../FieldFormContext.tsx';
import type { Container } from './createFieldNavigator.ts';

/** Lets the navigator open a container that hides fields. */
export const useContainer = (container: Container): void => {
  const navigator = use(FieldFormContext)?.navigator;
  const latest = useRef(container);
  useEffect(() => {
    latest.current = container;
  });
  useEffect(
    () =>
      navigator?.addContainer({
        holds: (path) => latest.current.holds(path),
        isOpen: (path) => latest.current.isOpen(path),
        open: (path) => latest.current.open(path),
        settleMs: latest.current.settleMs,
      }),
    [navigator],
  );
};
