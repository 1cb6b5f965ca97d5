import { useRef, useState, type MouseEvent } from 'react';
import { focusWhenLost } from './useHeadingFocus.ts';

/**
 * A menu of MUI and its button. What is chosen runs once the menu has closed: the focus is back on the button by then,
 * which is where a dialog opened by it gives the focus back to. What is pressed while the menu closes is not chosen.
 */
export const useMenu = () => {
  const button = useRef<HTMLElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = (then: (() => void) | null = null): void => {
    if (!open) return;
    chosen.current = then;
    setAnchor(null);
  };
  const onExited = (menu: HTMLElement): void => {
    const { activeElement: focused } = document;
    if (focused instanceof HTMLElement && menu.contains(focused)) focused.blur();
    focusWhenLost(button.current);
    chosen.current?.();
  };
  return {
    close,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
        button.current = currentTarget;
        setAnchor(currentTarget);
      },
    },
    menu: { open, anchorEl: anchor, onClose: () => close(), transition: { onExited } },
  } as const;
};
