import { Hono } from 'hono';
import type { Context, Env } from '../rights/context.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { visibleScope } from '../rights/visibleScope.ts';
import { type Operation, scopeOf } from '../rights/scopeOf.ts';
import type { Viewer } from '../rights/viewer.ts';
import { RequestFailure } from '../http/failures.ts';
import { revalidated } from '../http/revalidated.ts';
import { type MappingCall, toMapping } from './toMapping.ts';

/** The field descriptions of every resource, `{path}/mapping` and `{path}/0/mapping`. */
export const mappingRoutes = (context: Context): Hono<Env> => {
  const app = new Hono<Env>();
  const answer = (collection: string, viewer: Viewer | null, call: MappingCall): Response => {
    const { model } = context;
    const entity = model.byPath(`/${collection}`);
    if (!entity) throw new RequestFailure(404, `No route found for "/api/${collection}/mapping"`);
    const may = (operation: Operation): boolean =>
      operation === 'read'
        ? visibleScope(entity, viewer) !== 'forbidden'
        : scopeOf(entity, viewer, operation) !== 'forbidden';
    if (!may(OPERATIONS[call])) throw new ForbiddenError();
    const methods = [
      ...(may('read') ? ['GET'] : []),
      ...(['POST', 'PUT', 'DELETE'] as const).filter((method) => may(method)),
    ];
    return Response.json({ methods, fields: toMapping(model, entity, call) });
  };
  app.get('/api/:collection/mapping', revalidated, (c) =>
    answer(c.req.param('collection'), c.var.viewer, 'list'),
  );
  app.post('/api/:collection/mapping', (c) => answer(c.req.param('collection'), c.var.viewer, 'POST'));
  app.put('/api/:collection/mapping', (c) => answer(c.req.param('collection'), c.var.viewer, 'PUT'));
  app.get('/api/:collection/0/mapping', revalidated, (c) =>
    answer(c.req.param('collection'), c.var.viewer, 'show'),
  );
  return app;
};

const OPERATIONS: Record<MappingCall, Operation> = { list: 'read', POST: 'POST', PUT: 'PUT', show: 'read' };
