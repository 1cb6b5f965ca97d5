import { useReducer } from 'react';
import { useInView } from 'react-intersection-observer';

/** What comes within this distance of the screen is there before it comes into view. */
export const NEAR = { rootMargin: '600px 0px', triggerOnce: true, fallbackInView: true } as const;

interface Seen {
  /** Of the element that is watched. */
  readonly ref: (element: Element | null) => void;
  readonly seen: boolean;
  readonly see: () => void;
}

/** True from the moment the element has come near the screen, or `see` was called; at once where a browser cannot watch. */
export const useSeen = (initially: boolean): Seen => {
  const [isCalled, see] = useReducer(() => true, initially);
  const { ref, inView } = useInView({ ...NEAR, skip: isCalled });
  return { ref, seen: isCalled || inView, see };
};
