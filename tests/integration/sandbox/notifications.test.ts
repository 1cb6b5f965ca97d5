import { describe, expect, it } from 'vitest';
import { notificationRoutes } from '../../../sandbox/read/notificationRoutes.ts';
import { restRoutes } from '../../../sandbox/rest/restRoutes.ts';
import { createSender } from '../../support/createSender.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';

describe('notifications', () => {
  const sandbox = setUpSandbox();

  const call = async (account: number, path: string, values?: object) => {
    const { context } = sandbox;
    const viewer = buildViewer({ account, modules: 'all' });
    const api = createSender(context, viewer, () => [notificationRoutes(context), restRoutes(context)]);
    const { status, headers, body } = await api(values ? 'PUT' : 'GET', path, values);
    return { status, range: headers.get('Content-Range'), body };
  };

  it('are listed for their account alone, the newest first, and counted while unread (R1.28, R2.178)', async () => {
    const { body, range } = await call(1, '/api/read/notifications?range=[0,24]');
    expect(body.map(({ level, read }: { level: string; read: boolean }) => [level, read])).toEqual([
      ['error', false],
      ['warning', false],
      ['info', true],
    ]);
    expect(range).toBe('notifications 0-2/3');
    const unread = await call(1, '/api/read/notifications?range=[0,0]&filter={"read":false}');
    expect(unread.range).toBe('notifications 0-0/2');
    const other = await call(2, '/api/read/notifications');
    expect(other.body.map(({ id }: { id: number }) => id)).not.toContain(body[0].id);
  });

  it('are marked as read by their account alone, whatever rights another one has', async () => {
    const { body } = await call(1, '/api/read/notifications');
    const address = `/api/read/notifications/${body[1].id}`;
    expect((await call(2, address, { read: true })).status).toBe(404);
    expect((await call(2, `/api/notifications/${body[1].id}`)).status).toBe(404);
    const marked = await call(1, address, { read: true, title: 'Autre' });
    expect([marked.status, marked.body.read, marked.body.title]).toEqual([200, true, body[1].title]);
    expect((await call(1, '/api/read/notifications?filter={"read":false}')).body).toHaveLength(1);
    expect((await call(1, '/api/read/notifications/0', { read: true })).status).toBe(404);
  });
});
