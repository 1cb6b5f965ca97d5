/** A wide screen in a light room, whose reader wants nothing to move: `min-width` and reduced motion match. */
const matchMedia = (query: string): Partial<MediaQueryList> => ({
  media: query,
  matches: /min-width|prefers-reduced-motion/.test(query),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  // By these names MUI listens to the scheme of the system.
  addListener: () => undefined,
  removeListener: () => undefined,
});

/** jsdom has no media; the theme reads them when it is loaded. */
export const stubMedia = (): void => {
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true, writable: true });
};
