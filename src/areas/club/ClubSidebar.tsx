import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue } from 'react';
import { Sidebar, useSidebarState, type SidebarProps } from 'react-admin';

/**
 * react-admin's side menu. When a phone is turned, or has printed, the screen is narrow again while the menu is still
 * told to be open: a drawer that opens and closes within one frame leaves the page hidden from screen readers.
 */
export const ClubSidebar = (props: SidebarProps) => {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const wasPhone = useDeferredValue(isPhone);
  const [open] = useSidebarState();
  return <Sidebar {...props} open={open && isPhone === wasPhone} />;
};
