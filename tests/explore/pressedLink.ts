import { aimOf } from './look.ts';

// Since the page was loaded; what is read of a page has its variables in it.
let pressed: Element | null = null;
let followed: string | null = null;
let isListening = false;

const listen = (window: Window): void => {
  if (isListening) return;
  isListening = true;
  const press = ({ target }: Event): void => {
    pressed = target instanceof Element ? target : null;
    followed = null;
  };
  const follow = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href^="/"]:not([target=_blank])') : null;
    followed = link && aimOf(link.getAttribute('href') ?? '');
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('click', follow, true);
  window.addEventListener('keydown', () => (pressed = null), true);
};

/**
 * Where the link leads that the last step has pressed, within the application: the one that was really hit, as a page that
 * moves may put another in its place. Null for another step, and where no link was hit.
 */
export const pressedLink = (window: Window, action: unknown): string | null => {
  listen(window);
  return typeof action === 'object' && action !== null && 'Click' in action ? followed : null;
};

/** Whether the last press hit the page itself, which takes the focus from what has closed just before. */
export const isPressedOnPage = (window: Window): boolean => {
  listen(window);
  return pressed !== null && pressed.isConnected && pressed.closest('main') !== null;
};
