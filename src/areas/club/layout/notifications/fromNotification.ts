import type { RaRecord } from 'react-admin';
import { oneOf, toText } from '../../../../schema/read.ts';

/** A notification of the account. */
export interface Notification {
  readonly id: RaRecord['id'];
  readonly title: string;
  readonly message: string;
  /** As the server sends it, an ISO moment; null where it sends none. */
  readonly date: string | null;
  readonly level: 'info' | 'warning' | 'error';
  readonly isRead: boolean;
  /** Address behind `/{clubId}/`; null where it leads nowhere within the club. */
  readonly page: string | null;
}

/** A notification out of `/read/notifications`; null without a title. */
export const fromNotification = (record: RaRecord): Notification | null => {
  const title = toText(record['title']);
  if (title === null) return null;
  const link = toText(record['link']) ?? '';
  return {
    id: record.id,
    title,
    message: toText(record['message']) ?? '',
    date: toText(record['date']),
    level: oneOf(record['level'], ['info', 'warning', 'error']) ?? 'info',
    isRead: record['read'] === true,
    page: /^[a-z0-9][\w/-]*$/i.test(link) ? link : null,
  };
};
