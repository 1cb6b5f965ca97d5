import { useEffect, useRef, type RefObject } from 'react';

/** False once the component is gone: what is answered then is said, but leads nowhere. */
export const useIsShown = (): RefObject<boolean> => {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
};
