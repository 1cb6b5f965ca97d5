import { Hono } from 'hono';
import { requireSecondFactor } from '../auth/requireSecondFactor.ts';
import type { Context, Env } from '../rights/context.ts';
import { fromId } from '../model/iri.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { expireOverdue } from '../rights/expireOverdue.ts';
import { canCreate } from '../rights/namedClubs.ts';
import { readByIds, readMany } from '../rights/readMany.ts';
import { SecondFactorError } from '../rights/SecondFactorError.ts';
import type { Viewer } from '../rights/viewer.ts';
import { rules as ownRules } from '../rules/index.ts';
import type { Rules } from '../rules/rules.ts';
import { docsRoutes } from './docsRoutes.ts';
import { notFound, RequestFailure, unauthorized } from '../http/failures.ts';
import { fileRoutes } from './fileRoutes.ts';
import { fromQuery } from './fromQuery.ts';
import { jsonLd } from '../http/jsonLd.ts';
import { revalidated } from '../http/revalidated.ts';
import { isReference } from './isReference.ts';
import { mappingRoutes } from './mappingRoutes.ts';
import { assertAcceptable, readBody } from './readBody.ts';
import { removeRecord } from './removeRecord.ts';
import { isForm, readForm } from './readForm.ts';
import { revealRecord } from './revealRecord.ts';
import type { Writing } from './draft.ts';
import { createRecord, updateRecord } from './saveRecord.ts';
import { recordShape } from './shape.ts';
import { toCollection } from './toCollection.ts';
import { toErrorResponse } from '../http/toErrorResponse.ts';
import { toItem } from './toItem.ts';
import { toJsonLd } from './toJsonLd.ts';

/**
 * The REST half of the reference API, every path below `/api`: mount it last, it answers whatever no other
 * route has taken. The viewer is expected in the environment.
 */
export const restRoutes = (
  context: Context,
  rules: Readonly<Record<string, Rules>> = ownRules,
): Hono<Env> => {
  const app = new Hono<Env>();
  app.onError((error, c) =>
    error instanceof SecondFactorError
      ? requireSecondFactor(context, present(c.var.viewer))
      : toErrorResponse(error),
  );
  // Before the check of `Accept`: pictures and downloads accept other types than JSON.
  app.route('/', fileRoutes(context));
  app.use('/api/*', async (c, next) => {
    assertAcceptable(c.req.raw);
    await next();
    const docs = `<${new URL('/api/docs.jsonld', c.req.url).href}>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`;
    c.res.headers.append('Link', docs);
  });
  app.use('/api/*', expireOverdue(context));
  app.route('/', docsRoutes(context));
  app.route('/', mappingRoutes(context));

  const parts = createParts(context, rules);
  collectionRoutes(app, context, parts);
  itemRoutes(app, context, parts);
  app.all('/api/:collection', (c) => {
    parts.entityOf(c.req.param('collection'), c.req.path, c.req.method);
    throw methodNotAllowed(c.req.method, c.req.path, 'GET, POST');
  });
  app.all('/api/:collection/:id', (c) => {
    parts.entityOf(c.req.param('collection'), c.req.path, c.req.method);
    throw methodNotAllowed(c.req.method, c.req.path, 'GET, PUT, DELETE');
  });
  app.all('/api/*', (c) => {
    throw new RequestFailure(404, `No route found for "${c.req.method} ${c.req.path}"`);
  });
  return app;
};

type Parts = ReturnType<typeof createParts>;

const createParts = (context: Context, rules: Readonly<Record<string, Rules>>) => {
  const entityOf = (collection: string, url: string, method: string): ResolvedEntity => {
    const entity = context.model.byPath(`/${collection}`);
    if (!entity) throw new RequestFailure(404, `No route found for "${method} ${url}"`);
    return entity;
  };
  const writing = (entity: ResolvedEntity, viewer: Viewer | null): Writing => ({
    context,
    viewer: present(viewer),
    entity,
    rules: (Object.hasOwn(rules, entity.name) ? rules[entity.name] : undefined) ?? {},
  });
  const itemResponse = async (
    entity: ResolvedEntity,
    viewer: Viewer | null,
    id: number,
    status: 200 | 201,
  ) => {
    const [row] = await readByIds(context, viewer, entity, [id]);
    if (!row) throw notFound();
    const { body, etag } = await toItem(context, viewer, entity, row);
    const location = String(body['@id']);
    return jsonLd(status, body, status === 201 ? { ETag: etag, Location: location } : { ETag: etag });
  };
  const list = async (entity: ResolvedEntity, viewer: Viewer | null, url: URL) => {
    assertReader(entity, viewer);
    const query = fromQuery(context.model, entity, url.searchParams);
    const { rows, total } = await readMany(context, viewer, entity, query);
    const shape = recordShape(context.model, entity, 'list');
    const objects = await toJsonLd({ context, viewer }, entity, rows, shape);
    const members = objects.map((object, index) => ({
      ...object,
      '@permissions': rows[index]?.['@permissions'],
      ...(rows[index]?.['@masked'] ? { '@masked': rows[index]['@masked'] } : {}),
    }));
    return jsonLd(
      200,
      toCollection(entity, url, {
        members,
        total,
        page: query.page,
        limit: query.limit,
        canCreate: canCreate(context.model, entity, viewer, query.where),
      }),
    );
  };
  return { entityOf, writing, itemResponse, list };
};

const collectionRoutes = (
  app: Hono<Env>,
  context: Context,
  { entityOf, writing, itemResponse, list }: Parts,
): void => {
  app.get('/api/:collection', async (c, next) => {
    const entity = context.model.byPath(`/${c.req.param('collection')}`);
    return entity && isReference(entity) ? revalidated(c, next) : next();
  });
  app.get('/api/:collection', (c) =>
    list(entityOf(c.req.param('collection'), c.req.path, 'GET'), c.var.viewer, new URL(c.req.url)),
  );
  app.get('/api/:collection/search', (c) =>
    list(entityOf(c.req.param('collection'), c.req.path, 'GET'), c.var.viewer, new URL(c.req.url)),
  );
  app.post('/api/:collection', async (c) => {
    const entity = entityOf(c.req.param('collection'), c.req.path, 'POST');
    const body = isForm(c.req.raw)
      ? await readForm(c.req.raw, entity, bodyLimitOf(entity), filesOf(entity))
      : await readBody(c.req.raw, bodyLimitOf(entity), filesOf(entity));
    const id = await createRecord(writing(entity, c.var.viewer), body);
    return itemResponse(entity, present(c.var.viewer), id, 201);
  });
};

const itemRoutes = (app: Hono<Env>, context: Context, { entityOf, writing, itemResponse }: Parts): void => {
  app.get('/api/:collection/:id', (c) => {
    const entity = entityOf(c.req.param('collection'), c.req.path, 'GET');
    assertReader(entity, c.var.viewer);
    return itemResponse(entity, c.var.viewer, keyOf(c.req.param('id')), 200);
  });
  app.put('/api/:collection/:id', async (c) => {
    const entity = entityOf(c.req.param('collection'), c.req.path, 'PUT');
    const id = keyOf(c.req.param('id'));
    await updateRecord(
      writing(entity, c.var.viewer),
      id,
      await readBody(c.req.raw, bodyLimitOf(entity), filesOf(entity)),
      c.req.header('if-match'),
    );
    return itemResponse(entity, present(c.var.viewer), id, 200);
  });
  // PHP reads forms of POST alone, so that an update with files is one.
  app.post('/api/:collection/:id', async (c, next) => {
    if (!isForm(c.req.raw)) return next();
    const entity = entityOf(c.req.param('collection'), c.req.path, 'POST');
    const id = keyOf(c.req.param('id'));
    const body = await readForm(c.req.raw, entity, bodyLimitOf(entity), filesOf(entity));
    await updateRecord(writing(entity, c.var.viewer), id, body, c.req.header('if-match'));
    return itemResponse(entity, present(c.var.viewer), id, 200);
  });
  // Not a GET: it leaves a trace.
  app.post('/api/:collection/:id/reveal', async (c) => {
    const entity = entityOf(c.req.param('collection'), c.req.path, 'POST');
    const viewer = present(c.var.viewer);
    return jsonLd(200, await revealRecord({ context, viewer, entity }, keyOf(c.req.param('id'))));
  });
  app.delete('/api/:collection/:id', async (c) => {
    const entity = entityOf(c.req.param('collection'), c.req.path, 'DELETE');
    await removeRecord(writing(entity, c.var.viewer), keyOf(c.req.param('id')));
    return new Response(null, { status: 204 });
  });
};

/** The middleware before these routes answers callers without a token; this is in case it is absent. */
const present = (viewer: Viewer | null | undefined): Viewer => {
  if (!viewer) throw unauthorized();
  return viewer;
};

const assertReader = (entity: ResolvedEntity, viewer: Viewer | null | undefined): void => {
  if (entity.access.anonymous !== true) present(viewer);
};

/** Bodies that carry files may be larger. */
const bodyLimitOf = (entity: ResolvedEntity): number =>
  filesOf(entity).size > 0 ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;

const filesOf = (entity: ResolvedEntity): ReadonlySet<string> =>
  new Set(Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'file'));

const MAX_BODY_BYTES = 1_000_000;
const MAX_UPLOAD_BYTES = 16_000_000;

const keyOf = (text: string): number => {
  const id = fromId(text);
  if (id === undefined) throw notFound();
  return id;
};

const methodNotAllowed = (method: string, path: string, allowed: string) =>
  new RequestFailure(405, `No route found for "${method} ${path}": Method Not Allowed (Allow: ${allowed})`, {
    Allow: allowed,
  });
