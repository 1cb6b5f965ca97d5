import { useGetList, useUpdate, type RaRecord } from 'react-admin';
import { fromNotification, type Notification } from './fromNotification.ts';

const RESOURCE = '/read/notifications';
const SHOWN = 25;

interface Notifications {
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Says to the server that they were read. */
  readonly markRead: (notifications: readonly Notification[]) => void;
}

/** The newest notifications of the account. */
export const useNotifications = (): Notifications => {
  const { data, error, isPending, refetch } = useGetList<RaRecord>(
    RESOURCE,
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'date', order: 'DESC' }, filter: {} },
    { staleTime: 60_000, retry: false },
  );
  // The panel shows the failure itself.
  const [update] = useUpdate(RESOURCE, undefined, { onError: () => void refetch() });
  const notifications = (data ?? []).map(fromNotification).filter((one) => one !== null);
  return {
    notifications,
    unread: notifications.filter(({ isRead }) => !isRead).length,
    isPending,
    hasFailed: error !== null && !data,
    retry: () => void refetch(),
    markRead: (read) => {
      for (const { id, isRead } of read)
        if (!isRead) void update(RESOURCE, { id, data: { read: true }, previousData: { id } });
    },
  };
};
