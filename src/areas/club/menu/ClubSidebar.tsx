import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Sidebar, useSidebarState, type SidebarProps } from 'react-admin';

/**
 * react-admin's side menu. What stood open beside a wide page stays closed over the narrow one of a phone that is turned,
 * or has printed: a drawer that opens and closes within one frame leaves the page hidden from screen readers.
 */
export const ClubSidebar = (props: SidebarProps) => {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const [open] = useSidebarState();
  const [before, keep] = useState({ isPhone, isOfWide: false });
  const isOfWide = isPhone && open && (before.isOfWide || !before.isPhone);
  if (before.isPhone !== isPhone || before.isOfWide !== isOfWide) keep({ isPhone, isOfWide });
  return <Sidebar {...props} open={open && !isOfWide} />;
};
