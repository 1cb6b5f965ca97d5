import { Hono } from 'hono';
import type { Env } from '../context.ts';
import { notFound, RequestFailure } from '../rest/failures.ts';
import { toErrorResponse } from '../rest/toErrorResponse.ts';
import { fromReadQuery } from './fromReadQuery.ts';
import type { ReadModel } from './readModel.ts';
import { select } from './select.ts';
import { towns } from './towns.ts';

const readModels: readonly ReadModel[] = [towns];

/** Plain JSON lists for what has no collection, in the dialect of ra-data-simple-rest. */
export const readRoutes = (models: readonly ReadModel[] = readModels): Hono<Env> => {
  const app = new Hono<Env>();
  app.onError((error) => toErrorResponse(error));
  const modelOf = (name: string): ReadModel => {
    const model = models.find((candidate) => candidate.name === name);
    if (!model) throw new RequestFailure(404, `No route found for "GET /api/read/${name}"`);
    return model;
  };
  app.get('/api/read/:name', (c) => {
    const model = modelOf(c.req.param('name'));
    const query = fromReadQuery(new URL(c.req.url).searchParams);
    const { records, total } = select(model, query);
    const last = query.from + records.length - 1;
    const part = records.length === 0 ? '*' : `${query.from}-${last}`;
    return c.json(records, 200, { 'Content-Range': `${model.name} ${part}/${total}` });
  });
  app.get('/api/read/:name/:id', (c) => {
    const { records } = modelOf(c.req.param('name'));
    const found = records.find(({ id }) => String(id) === c.req.param('id'));
    if (!found) throw notFound();
    return c.json(found);
  });
  return app;
};
