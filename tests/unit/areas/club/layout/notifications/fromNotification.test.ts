import { expect, it } from 'vitest';
import { fromNotification } from '../../../../../../src/areas/club/layout/notifications/fromNotification.ts';

it('reads a notification, and leads to a page of the club only (R1.28, R2.159)', () => {
  const received = { id: 4, title: 'Licence à valider', message: null, level: 'warning', read: false };
  expect(fromNotification({ ...received, date: '2026-09-02T08:30:00+02:00', link: 'licences' })).toEqual({
    id: 4,
    title: 'Licence à valider',
    message: '',
    date: '2026-09-02T08:30:00+02:00',
    level: 'warning',
    isRead: false,
    page: 'licences',
  });
  for (const link of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '../12', null])
    expect(fromNotification({ ...received, link })?.page).toBeNull();
  expect(fromNotification({ id: 5 })).toBeNull();
});
