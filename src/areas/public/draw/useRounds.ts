import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/** Which round a narrow screen shows, and the ways to the others: buttons, arrows, the finger. */
export const useRounds = (count: number) => {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = Math.min(current, Math.max(count - 1, 0));
  const goTo = (round: number): void => {
    const target = frame.current?.querySelectorAll<HTMLElement>('.round')[round];
    if (!target || !frame.current) return;
    setCurrent(round);
    frame.current.scrollTo({ left: target.offsetLeft - frame.current.offsetLeft });
    if (frame.current.getBoundingClientRect().top < 0) frame.current.parentElement?.scrollIntoView();
  };
  /** On a wide screen all rounds stand beside each other and arrows scroll. */
  const isByRound = ({ clientWidth }: HTMLElement): boolean =>
    (frame.current?.querySelector<HTMLElement>('.round')?.offsetWidth ?? 0) >= clientWidth - 1;
  return {
    frame,
    current: shown,
    goTo,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>): void => {
      if (isByRound(currentTarget))
        setCurrent(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0 || !isByRound(event.currentTarget)) return;
      event.preventDefault();
      goTo(Math.min(Math.max(shown + step, 0), count - 1));
    },
  };
};
