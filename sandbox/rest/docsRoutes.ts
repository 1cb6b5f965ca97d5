import { Hono } from 'hono';
import type { Context, Env } from '../rights/context.ts';
import { RequestFailure } from '../http/failures.ts';
import { jsonLd } from '../http/jsonLd.ts';
import { revalidated } from '../http/revalidated.ts';
import { entrypointName, toDocumentation } from './toDocumentation.ts';

/** Entrypoint, documentation and contexts: what a generic Hydra client reads first. */
export const docsRoutes = (context: Context): Hono<Env> => {
  const app = new Hono<Env>();
  const entities = [...context.model.entities.values()];
  const entrypoint = () =>
    jsonLd(200, {
      '@context': '/api/contexts/Entrypoint',
      '@id': '/api',
      '@type': 'Entrypoint',
      ...Object.fromEntries(entities.map((entity) => [entrypointName(entity), `/api${entity.path}`])),
    });
  for (const path of ['/api', '/api/', '/api/index.jsonld']) app.get(path, revalidated, entrypoint);
  for (const path of ['/api/docs.jsonld', '/api/docs'])
    app.get(path, revalidated, (c) => jsonLd(200, toDocumentation(context.model, new URL(c.req.url).origin)));
  app.get('/api/contexts/:name', revalidated, (c) => {
    const name = c.req.param('name').replace(/\.jsonld$/, '');
    const entity = entities.find(({ shortName }) => shortName === name);
    const terms = entity ? Object.keys(entity.fields).filter((field) => !entity.fields[field]?.hidden) : [];
    const own: Record<string, unknown> =
      name === 'Entrypoint'
        ? Object.fromEntries(
            entities.map((e) => [entrypointName(e), link(`Entrypoint/${entrypointName(e)}`)]),
          )
        : Object.fromEntries(terms.map((field) => [field, `${name}/${field}`]));
    if (!entity && !FIXED.has(name)) throw new RequestFailure(404, 'Not Found');
    const vocabulary = `${new URL(c.req.url).origin}/api/docs.jsonld#`;
    return jsonLd(200, {
      '@context': { '@vocab': vocabulary, hydra: 'http://www.w3.org/ns/hydra/core#', ...own },
    });
  });
  return app;
};

const FIXED = new Set(['Entrypoint', 'Error', 'ConstraintViolationList', 'ConstraintViolation', 'Accesses']);

const link = (id: string) => ({ '@id': id, '@type': '@id' });
