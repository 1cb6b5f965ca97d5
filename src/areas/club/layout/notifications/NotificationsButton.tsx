import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../../../ui/visuallyHidden.ts';
import { lazyDialog } from '../../../../views/page/lazyDialog.tsx';
import { useNotifications } from './useNotifications.ts';

const NotificationsPanel = lazyDialog(
  async () => (await import('./NotificationsPanel.tsx')).NotificationsPanel,
);

/** Number of unread notifications, and the way to them. */
export const NotificationsButton = () => {
  const translate = useTranslate();
  const { unread } = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const label = translate('notifications.button', { smart_count: unread });
  return (
    <>
      <IconButton color="inherit" title={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Badge badgeContent={unread} color="secondary" slotProps={{ badge: { 'aria-hidden': true } }}>
          <NotificationsIcon />
        </Badge>
        <Box component="span" sx={visuallyHidden}>
          {label}
        </Box>
      </IconButton>
      {isOpen && <NotificationsPanel onClose={() => setOpen(false)} />}
    </>
  );
};
