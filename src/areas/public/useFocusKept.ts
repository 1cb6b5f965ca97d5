import { useEffect, useRef } from 'react';
import { focusWhenLost } from '../../ui/useHeadingFocus.ts';

/** For what is replaced when the address changes: the focus goes on to the target, or to the heading without one. */
export const useFocusKept = <Target extends HTMLElement>(address: string) => {
  const target = useRef<Target>(null);
  const isOurs = useRef(false);
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    if (isOurs.current) focusWhenLost(target.current);
    isOurs.current = false;
  }, [address]);
  /** Before the address is changed from here. */
  const keep = (): void => {
    isOurs.current = true;
  };
  return { target, keep };
};
