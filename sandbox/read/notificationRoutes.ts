import { Hono } from 'hono';
import type { Context, Env } from '../rights/context.ts';
import { fromId } from '../model/iri.ts';
import type { Row } from '../model/entity.ts';
import { notFound, RequestFailure } from '../http/failures.ts';
import { readBody } from '../rest/readBody.ts';
import { updateRecord } from '../rest/saveRecord.ts';
import { toErrorResponse } from '../http/toErrorResponse.ts';
import { toWireValue } from '../model/toWireValue.ts';
import { readByIds, readMany } from '../rights/readMany.ts';
import type { Viewer } from '../rights/viewer.ts';
import { fromReadQuery } from './fromReadQuery.ts';

/** The notifications of the caller's account, the newest first, and the one thing it can do with each: read it. */
export const notificationRoutes = (context: Context): Hono<Env> => {
  const app = new Hono<Env>();
  app.onError((error) => toErrorResponse(error));
  const entity = context.model.entities.get('notification');
  // A model may have none.
  if (!entity) return app;

  app.get('/api/read/notifications', async (c) => {
    const { filter, from, to } = fromReadQuery(new URL(c.req.url).searchParams);
    const { rows, total } = await readMany(context, present(c.var.viewer), entity, {
      ...(typeof filter['read'] === 'boolean'
        ? { where: { path: 'read', test: { is: 'match', values: [filter['read']] } } }
        : {}),
      order: [
        { path: 'date', direction: 'desc' },
        { path: 'id', direction: 'desc' },
      ],
      limit: to - from + 1,
      offset: from,
    });
    const part = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`;
    return c.json(rows.map(toPlain), 200, { 'Content-Range': `notifications ${part}/${total}` });
  });
  app.put('/api/read/notifications/:id', async (c) => {
    const viewer = present(c.var.viewer);
    const id = fromId(c.req.param('id'));
    if (id === undefined) throw notFound();
    const { read } = await readBody(c.req.raw, MAX_BODY_BYTES);
    await updateRecord({ context, viewer, entity, rules: {} }, id, { read });
    const [row] = await readByIds(context, viewer, entity, [id]);
    if (!row) throw notFound();
    return c.json(toPlain(row));
  });

  const toPlain = (row: Row) => ({
    id: row.id,
    ...Object.fromEntries(
      Object.entries(entity.fields).flatMap(([name, field]) =>
        field.kind === 'scalar' ? [[name, toWireValue(field, row[name])]] : [],
      ),
    ),
  });
  return app;
};

const MAX_BODY_BYTES = 100_000;

const present = (viewer: Viewer | null | undefined): Viewer => {
  if (!viewer) throw new RequestFailure(401, 'JWT Token not found', { 'WWW-Authenticate': 'Bearer' });
  return viewer;
};
