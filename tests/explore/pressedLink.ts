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
