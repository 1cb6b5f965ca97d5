import { aimOf } from './look.ts';

/** Since the page was loaded; what is read of a page has its variables in it. */
let pressed: string | null = null;
let isListening = false;

/**
 * Where the link leads that the last step has pressed, within the application: the one that was really hit, as a page that
 * moves may put another in its place. Null for another step, and where no link was hit.
 */
export const pressedLink = (window: Window, action: unknown): string | null => {
  if (!isListening) {
    const note = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a[href^="/"]:not([target=_blank])') : null;
      pressed = link && aimOf(link.getAttribute('href') ?? '');
    };
    window.addEventListener('pointerdown', () => (pressed = null), true);
    window.addEventListener('click', note, true);
    isListening = true;
  }
  return typeof action === 'object' && action !== null && 'Click' in action ? pressed : null;
};

let part: Element | null = null;
let isWatching = false;

/** Whether the last press hit the page itself, which takes the focus from what has closed just before. */
export const isPressedOnPage = (window: Window): boolean => {
  if (!isWatching) {
    window.addEventListener(
      'pointerdown',
      ({ target }) => (part = target instanceof Element ? target : null),
      true,
    );
    window.addEventListener('keydown', () => (part = null), true);
    isWatching = true;
  }
  return part !== null && part.isConnected && part.closest('main') !== null;
};
