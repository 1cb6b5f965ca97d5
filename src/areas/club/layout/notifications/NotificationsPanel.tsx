import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { formatToMinute } from '../../../../i18n/formatDateTime.ts';
import { toAddress } from '../../../../lib/address.ts';
import { useClubId } from '../../../../session/useRouteIds.ts';
import { Failure } from '../../../../views/page/Failure.tsx';
import { DialogFrame } from '../../../../ui/DialogFrame.tsx';
import { StateChip } from '../../../../ui/StateChip.tsx';
import { Loading } from '../../../../views/page/Loading.tsx';
import type { Notification } from './fromNotification.ts';
import { useNotifications } from './useNotifications.ts';

interface NotificationsPanelProps {
  readonly onClose: () => void;
}

/** Notifications of the account, newest first, to mark as read one by one or all at once. */
export const NotificationsPanel = ({ onClose }: NotificationsPanelProps) => {
  const translate = useTranslate();
  const { notifications, unread, isPending, hasFailed, retry, markRead } = useNotifications();
  return (
    <DialogFrame
      title={translate('notifications.title')}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.close')}</Button>
          {unread > 0 && (
            <Button onClick={() => markRead(notifications)}>{translate('notifications.readAll')}</Button>
          )}
        </>
      }
    >
      {isPending && <Loading />}
      {hasFailed && <Failure message={translate('list.failed')} onRetry={retry} />}
      {!isPending && !hasFailed && notifications.length === 0 && (
        <Typography>{translate('list.empty')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {notifications.map((notification) => (
          <Row
            key={notification.id}
            notification={notification}
            onRead={() => markRead([notification])}
            onClose={onClose}
          />
        ))}
      </Box>
    </DialogFrame>
  );
};

interface RowProps {
  readonly notification: Notification;
  readonly onRead: () => void;
  readonly onClose: () => void;
}

const Row = ({ notification, onRead, onClose }: RowProps) => {
  const translate = useTranslate();
  const clubId = useClubId();
  const { title, message, date, level, isRead, page } = notification;
  const leave = (): void => {
    onRead();
    onClose();
  };
  return (
    <Box component="li" sx={isRead ? ROW : UNREAD}>
      <Typography variant="body2" color="textSecondary">
        {date && formatToMinute(date)}{' '}
        <StateChip tone={level}>{translate(`notifications.levels.${level}`)}</StateChip>{' '}
        {!isRead && translate('notifications.unread')}
      </Typography>
      <Typography variant="subtitle2" component="h3">
        {page === null ? (
          title
        ) : (
          <Link component={LinkBase} to={toAddress(clubId, page)} onClick={leave}>
            {title}
          </Link>
        )}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {message}
      </Typography>
      {!isRead && (
        <Button size="small" onClick={onRead} aria-label={translate('notifications.readOne', { title })}>
          {translate('notifications.read')}
        </Button>
      )}
    </Box>
  );
};

const ROW = {
  py: 1.5,
  pl: 2,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

const UNREAD = { ...ROW, boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)' } as const;
