import { parseHydraDocumentation } from '@api-platform/api-doc-parser';
import { serve } from '@hono/node-server';
import { getIntrospectionQuery } from 'graphql';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/api/app.ts';
import { setUpAccounts } from '../../support/openAccountSandbox.ts';

const DOCUMENTS = [
  '/api',
  '/api/',
  '/api/index.jsonld',
  '/api/docs',
  '/api/docs.jsonld',
  '/api/contexts/Person',
];
const INTROSPECTION = `/api/graphql?${new URLSearchParams({ query: getIntrospectionQuery() })}`;

describe('an API that describes itself to accounts alone, as in production', () => {
  const sandbox = setUpAccounts();
  let token: string;
  let server: ReturnType<typeof serve>;
  let origin: string;

  beforeAll(async () => {
    await sandbox.addAccount({ username: 'ann' });
    ({ token } = (await sandbox.login('ann')).body);
    const app = createSandbox(sandbox.context, { isDocumented: false });
    server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise<void>((resolve) => server.once('listening', () => resolve()));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const bearer = () => ({ headers: { Authorization: `Bearer ${token}` } });

  it.each(DOCUMENTS)('refuses %s without a token, and answers it with one', async (path) => {
    expect((await fetch(`${origin}${path}`)).status).toBe(401);
    expect((await fetch(`${origin}${path}`, bearer())).status).toBe(200);
  });

  it('answers introspection to accounts alone', async () => {
    const anonymous = await (await fetch(`${origin}${INTROSPECTION}`)).text();
    expect(anonymous).toContain('GraphQL introspection has been disabled');
    expect(JSON.parse(anonymous)).not.toHaveProperty('data');
    const known = await (await fetch(`${origin}${INTROSPECTION}`, bearer())).json();
    expect(known).toHaveProperty('data.__schema.queryType');
  });

  it('goes on answering queries of anybody that need no description', async () => {
    const query = new URLSearchParams({ query: '{ __typename }' });
    expect(await (await fetch(`${origin}/api/graphql?${query}`)).json()).toEqual({
      data: { __typename: 'Query' },
    });
  });

  it('is read by the stock parser with the token of an account, and not without', async () => {
    await expect(parseHydraDocumentation(`${origin}/api`)).rejects.toBeDefined();
    const { api } = await parseHydraDocumentation(`${origin}/api`, bearer());
    expect(api.resources?.map(({ name }) => name)).toContain('people');
  });

  it('stays open to anybody elsewhere', async () => {
    for (const path of [...DOCUMENTS, INTROSPECTION]) {
      const answer = await sandbox.api.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.bytes.toString()).not.toContain('has been disabled');
    }
  });
});
