/** Runs in the page: adds up what moved by itself. */
export const watchShifts = (): void => {
  const watched = window as unknown as { shift: number };
  watched.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      watched.shift += (entry as unknown as { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Runs in the page: how far everything has moved since it was opened, by the measure of CLS. */
export const shiftOf = (): number => (window as unknown as { readonly shift: number }).shift;
