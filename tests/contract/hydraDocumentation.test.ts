import { parseHydraDocumentation } from '@api-platform/api-doc-parser';
import { afterAll, beforeAll, expect, describe, it } from 'vitest';
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Context } from '../../sandbox/rights/context.ts';
import { entities } from '../../sandbox/entities/index.ts';
import { restRoutes } from '../../sandbox/rest/restRoutes.ts';
import { openTestDatabase } from '../support/openTestDatabase.ts';

describe('the documentation of the sandbox, read by the stock parser', () => {
  let context: Context;
  let server: ReturnType<typeof serve>;
  let origin = '';

  beforeAll(async () => {
    context = await openTestDatabase(entities);
    server = serve({ fetch: restRoutes(context).fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise<void>((resolve) => server.once('listening', () => resolve()));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await context.db.close();
  });

  it('names every resource with every described field', async () => {
    const { api } = await parseHydraDocumentation(`${origin}/api`);
    const resources = new Map(api.resources?.map((resource) => [resource.name, resource]));
    expect([...resources.keys()].toSorted()).toEqual(entities.map(({ path }) => path.slice(1)).toSorted());
    for (const entity of context.model.entities.values()) {
      const described = Object.keys(entity.fields).filter((name) => !entity.fields[name]?.hidden);
      const found = resources.get(entity.path.slice(1));
      expect(
        found?.fields?.map((field) => field.name),
        entity.name,
      ).toEqual(described);
      expect(found?.url).toBe(`${origin}/api${entity.path}`);
    }
  });

  it('describes relations, required fields and operations', async () => {
    const { api } = await parseHydraDocumentation(`${origin}/api/`);
    const licences = api.resources?.find(({ name }) => name === 'licences');
    const field = (name: string) => licences?.fields?.find((candidate) => candidate.name === name);
    expect(field('person')).toMatchObject({
      required: true,
      maxCardinality: 1,
      reference: { name: 'people' },
    });
    expect(field('practiceForms')).toMatchObject({
      maxCardinality: null,
      reference: { name: 'referentials' },
    });
    expect(field('validationDate')).toMatchObject({ type: 'date', required: false });
    expect(licences?.writableFields?.map(({ name }) => name)).not.toContain('points');
    expect(licences?.operations?.map(({ method, type }) => [method, type])).toEqual([
      ['GET', 'list'],
      ['POST', 'create'],
      ['GET', 'show'],
      ['PUT', 'edit'],
      ['DELETE', 'delete'],
    ]);
    const people = api.resources?.find(({ name }) => name === 'people');
    expect(people?.fields?.find(({ name }) => name === 'mainAddress')).toMatchObject({
      embedded: { name: 'addresses' },
    });
  });

  it('serves the context that every document names', async () => {
    for (const name of ['Person', 'Entrypoint', 'Error', 'ConstraintViolationList'])
      expect((await fetch(`${origin}/api/contexts/${name}`)).status, name).toBe(200);
    expect((await fetch(`${origin}/api/contexts/Nothing`)).status).toBe(404);
  });
});
