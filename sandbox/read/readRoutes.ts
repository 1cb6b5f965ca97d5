import { Hono } from 'hono';
import type { Context, Env } from '../rights/context.ts';
import { season } from '../entities/season.ts';
import { createModel } from '../model/createModel.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { scopeOf } from '../rights/scopeOf.ts';
import { notFound, RequestFailure } from '../http/failures.ts';
import { toErrorResponse } from '../http/toErrorResponse.ts';
import { toMapping } from '../rest/toMapping.ts';
import { fromReadQuery } from './fromReadQuery.ts';
import type { ReadModel } from './readModel.ts';
import { readModels } from './readModels.ts';

/** Plain JSON lists for what has no collection, in the dialect of ra-data-simple-rest. */
export const readRoutes = (context: Context, models: readonly ReadModel[] = readModels): Hono<Env> => {
  const app = new Hono<Env>();
  app.onError((error) => toErrorResponse(error));
  const described = createModel([season, ...models.flatMap(({ entity }) => entity ?? [])]);
  const modelOf = (name: string): ReadModel => {
    const model = models.find((candidate) => candidate.name === name);
    if (!model) throw new RequestFailure(404, `No route found for "GET /api/read/${name}"`);
    return model;
  };
  app.get('/api/read/:name', async (c) => {
    const model = modelOf(c.req.param('name'));
    const query = fromReadQuery(new URL(c.req.url).searchParams);
    const { records, total } = await model.find(query, { context, viewer: c.var.viewer });
    const last = query.from + records.length - 1;
    const part = records.length === 0 ? '*' : `${query.from}-${last}`;
    return c.json(records, 200, { 'Content-Range': `${model.name} ${part}/${total}` });
  });
  // Field descriptions for forms and tables, as of a collection.
  app.get('/api/read/:name/mapping', (c) => {
    const { entity: declared } = modelOf(c.req.param('name'));
    if (!declared) throw notFound();
    const entity = described.entity(declared.name);
    if (scopeOf(entity, c.var.viewer, 'read') === 'forbidden') throw new ForbiddenError();
    return c.json({ methods: ['GET'], fields: toMapping(described, entity, 'list') });
  });
  app.get('/api/read/:name/:id', async (c) => {
    const id = c.req.param('id');
    const query = { filter: { id }, sort: null, from: 0, to: 0 };
    const caller = { context, viewer: c.var.viewer };
    const { records } = await modelOf(c.req.param('name')).find(query, caller);
    const found = records.find((record) => String(record.id) === id);
    if (!found) throw notFound();
    return c.json(found);
  });
  return app;
};
