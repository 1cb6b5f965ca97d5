import { describe, expect, it } from 'vitest';
import { bySource } from '../../../src/data/decorators.ts';
import { createRest } from '../../../src/data/createRest.ts';
import { createDirectory } from '../../../src/data/ResourceDefinition.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { answerJson, createFakeServer, type SentRequest } from '../../support/createFakeServer.ts';

const directory = createDirectory([
  { name: 'documents', entity: 'document', path: '/read/documents', source: 'rest' },
]);
const towns = [{ id: 1, name: 'Vaires-sur-Marne', postalCode: '77360' }];
const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' as const } };

const open = (answer: (request: SentRequest) => Response) => {
  const server = createFakeServer(answer);
  const transport = createTransport({
    apiUrl: 'https://api.example.test/api',
    token: () => Promise.resolve('jwt'),
    fetch: server.fetch,
  });
  return { server, rest: createRest(transport, directory) };
};

describe('createRest', () => {
  it('reads a page of a read model with the token (R2.178)', async () => {
    const { rest, server } = open(() =>
      answerJson(towns, { headers: { 'Content-Range': 'towns 0-24/319' } }),
    );
    const result = await rest.getList('/read/towns', { ...page, filter: { q: 'vai' } });
    expect(result).toEqual({ data: towns, total: 319 });
    const [sent] = server.sent;
    expect(decodeURIComponent(sent?.url ?? '')).toBe(
      'https://api.example.test/api/read/towns?filter={"q":"vai"}&range=[0,24]&sort=["name","ASC"]',
    );
    expect(sent?.headers.get('Range')).toBe('towns=0-24');
    expect(sent?.headers.get('Authorization')).toBe('Bearer jwt');
  });

  it.each([undefined, 'towns 0-0/*'])('counts the list itself where the total is %s', async (range) => {
    const { rest } = open(() => answerJson(towns, range ? { headers: { 'Content-Range': range } } : {}));
    expect(await rest.getList('/read/towns', { ...page, filter: {} })).toEqual({ data: towns, total: 1 });
  });

  it('leaves out entries that cannot be distinguished', async () => {
    const { rest } = open(() => answerJson([null, 'x', { name: 'Chelles' }, ...towns]));
    const { data } = await rest.getList('/read/towns', { ...page, filter: {} });
    expect(data).toEqual(towns);
  });

  it('refuses an answer that is no list', async () => {
    const { rest } = open(() => answerJson({ member: [] }));
    await expect(rest.getList('/read/towns', { ...page, filter: {} })).rejects.toThrow('no list');
  });

  it('reads one entry of a registered read model', async () => {
    const { rest, server } = open(() => answerJson({ id: 3 }));
    expect(await rest.getOne('documents', { id: 3 })).toEqual({ data: { id: 3 } });
    expect(server.sent[0]?.url).toBe('https://api.example.test/api/read/documents/3');
  });
});

describe('bySource', () => {
  const speak = (name: string) => ({ getOne: () => Promise.resolve({ data: { id: name } }) }) as never;
  const provider = bySource(directory, { hydra: speak('hydra'), rest: speak('rest') });

  it.each([
    ['documents', 'rest'],
    ['/read/towns', 'rest'],
    ['persons', 'hydra'],
    ['/zones', 'hydra'],
  ])('reads %s from the provider %s', async (resource, source) => {
    expect(await provider.getOne(resource, { id: 1 })).toEqual({ data: { id: source } });
  });
});
