import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Env } from '../../../sandbox/rights/context.ts';
import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { notificationRoutes } from '../../../sandbox/read/notificationRoutes.ts';
import { restRoutes } from '../../../sandbox/rest/restRoutes.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { openSeededSandbox } from '../../support/screens/openSeededSandbox.ts';

describe('notifications', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await openSeededSandbox();
  });
  afterAll(() => sandbox.close());

  const call = async (account: number, path: string, init?: RequestInit) => {
    const app = new Hono<Env>();
    app.use('*', async (c, next) => {
      c.set('viewer', buildViewer({ account, modules: 'all' }));
      await next();
    });
    app.route('/', notificationRoutes(sandbox.context));
    app.route('/', restRoutes(sandbox.context));
    const response = await app.request(`http://sandbox.test${path}`, {
      ...init,
      headers: { 'content-type': 'application/json' },
    });
    return {
      status: response.status,
      range: response.headers.get('Content-Range'),
      body: await response.json(),
    };
  };
  const put = (body: object) => ({ method: 'PUT', body: JSON.stringify(body) });

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
    expect((await call(2, address, put({ read: true }))).status).toBe(404);
    expect((await call(2, `/api/notifications/${body[1].id}`)).status).toBe(404);
    const marked = await call(1, address, put({ read: true, title: 'Autre' }));
    expect([marked.status, marked.body.read, marked.body.title]).toEqual([200, true, body[1].title]);
    expect((await call(1, '/api/read/notifications?filter={"read":false}')).body).toHaveLength(1);
    expect((await call(1, '/api/read/notifications/0', put({ read: true }))).status).toBe(404);
  });
});
