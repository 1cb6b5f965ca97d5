import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Sidebar, useSidebarState, type SidebarProps } from 'react-admin';

/**
 * react-admin's side menu. When a phone is turned, or has printed, the screen is narrow again while the menu is still
 * told to be open: a drawer that opens and closes within one frame leaves the page hidden from screen readers.
 */
export const ClubSidebar = (props: SidebarProps) => {
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const [wasPhone, setPhone] = useState(isPhone);
  const [open] = useSidebarState();
  useEffect(() => setPhone(isPhone), [isPhone]);
  return <Sidebar {...props} open={open && isPhone === wasPhone} />;
};
