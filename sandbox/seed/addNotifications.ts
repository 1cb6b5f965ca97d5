import type { Tools } from './tools.ts';

type Notification = readonly [
  date: string,
  level: string,
  title: string,
  message: string,
  link: string | null,
];

const NOTIFICATIONS: readonly Notification[] = [
  [
    '2026-07-01T07:00:00Z',
    'info',
    'La saison 2026/2027 est ouverte',
    'Les licences et les engagements de la nouvelle saison peuvent être saisis.',
    null,
  ],
  [
    '2026-09-02T08:30:00Z',
    'warning',
    'Des licences sont à valider',
    'Des demandes de licence attendent votre validation.',
    'licences',
  ],
  [
    '2026-09-14T16:05:00Z',
    'error',
    'Un certificat médical a été refusé',
    'Le document est illisible\u00a0: demandez un nouveau certificat au licencié.',
    'pre-registration/search',
  ],
];

/** The same news for every account that can log in; the oldest has been read. */
export const addNotifications = ({ rows }: Tools): void => {
  for (const { id, enabled } of rows.byEntity.get('account') ?? []) {
    if (enabled === false) continue;
    for (const [index, [date, level, title, message, link]] of NOTIFICATIONS.entries())
      rows.add('notification', { account: id, date, level, title, message, link, read: index === 0 });
  }
};
