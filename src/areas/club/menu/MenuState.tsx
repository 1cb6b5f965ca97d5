import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useCallback, useState, type ReactNode } from 'react';
import { useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';

interface MenuState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Somebody chose where to go: where the page is narrow, it is now what is wanted. */
  readonly leave: () => void;
}

export const MenuStateContext = createContext<MenuState>({
  isOpen: true,
  setOpen: () => undefined,
  leave: () => undefined,
});

/**
 * Whether the side menu is open. Beside a wide page it stays as it was left, for the next visit too. A narrow page, on a
 * phone or enlarged, has it closed until it is opened, and closes it with the address: what was open beside a wide
 * page does not come over one that is turned, enlarged or printed.
 */
export const MenuStateProvider = ({ children }: { readonly children: ReactNode }) => {
  // Beside the open menu the page would have less than some 600 pixels.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isKept, keep] = useSidebarState();
  const { pathname } = useLocation();
  /** The address where it was opened. */
  const [openedAt, openAt] = useState<string | null>(null);
  if (openedAt !== null && (!isNarrow || openedAt !== pathname)) openAt(null);
  const leave = useCallback(() => openAt(null), []);
  const state: MenuState = isNarrow
    ? { isOpen: openedAt === pathname, setOpen: (isOpen) => openAt(isOpen ? pathname : null), leave }
    : { isOpen: isKept, setOpen: keep, leave };
  return <MenuStateContext value={state}>{children}</MenuStateContext>;
};
