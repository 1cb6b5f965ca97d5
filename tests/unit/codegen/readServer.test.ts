import { describe, expect, it } from 'vitest';
import { CodegenError } from '../../../codegen/CodegenError.ts';
import type { Client } from '../../../codegen/createClient.ts';
import { readServer as ask, toResources } from '../../../codegen/readServer.ts';

/** A client of a server that answers these documents. */
const clientOf = (documents: Readonly<Record<string, Record<string, unknown>>>): Client => ({
  get: async (path) => {
    const document = documents[path];
    if (!document) throw new CodegenError(`${path} answers 404`);
    return document;
  },
});

const readServer = async (client: Client) => toResources(await ask(client));

const entrypoint = {
  '@context': '/api/contexts/Entrypoint',
  '@id': '/api',
  '@type': 'Entrypoint',
  licence: '/api/licences',
  clubMembership: '/api/club_memberships',
  elsewhere: 'https://evil.example/api/x',
  odd: 3,
};
const half = { methods: ['GET'] };

describe('readServer', () => {
  it('reads every collection of the entrypoint by what it describes for reading, ordered by name', async () => {
    const client = clientOf({
      '/api/index.jsonld': entrypoint,
      '/api/licences/0/mapping': { fields: { identifier: {} } },
      '/api/club_memberships/0/mapping': { fields: [{ name: 'club', path: 'clubs' }] },
    });
    const resources = await readServer(client);
    expect(
      resources.map(({ entity, path, fields }) => [entity, path, fields.map(({ name }) => name)]),
    ).toEqual([
      ['clubMembership', '/club_memberships', ['club']],
      ['licence', '/licences', ['identifier']],
    ]);
  });

  it.each([{}, { '@id': '/api' }, { club: 'https://evil.example/api/clubs' }])(
    'refuses the entrypoint %j, which names no collection',
    async (document) => {
      const refused = readServer(clientOf({ '/api/index.jsonld': document }));
      await expect(refused).rejects.toThrow(CodegenError);
      await expect(refused).rejects.toThrow('names no collection');
    },
  );

  it('names the mapping that is only half there', async () => {
    const refused = readServer(
      clientOf({
        '/api/index.jsonld': { club: '/api/clubs' },
        '/api/clubs/0/mapping': half,
      }),
    );
    await expect(refused).rejects.toThrow(CodegenError);
    await expect(refused).rejects.toThrow('/api/clubs/0/mapping holds no field description');
  });

  it('passes the sentence of the client on', async () => {
    const refused = readServer(clientOf({ '/api/index.jsonld': { club: '/api/clubs' } }));
    await expect(refused).rejects.toThrow('/api/clubs/0/mapping answers 404');
  });
});
