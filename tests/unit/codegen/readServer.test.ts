import { describe, expect, it } from 'vitest';
import { CodegenError } from '../../../codegen/CodegenError.ts';
import type { Client } from '../../../codegen/createClient.ts';
import { prettify } from '../../../codegen/prettify.ts';
import { readServer as readDocuments, toResources } from '../../../codegen/readServer.ts';
import { toTypes } from '../../../codegen/toTypes.ts';
import { compile } from '../../support/compile.ts';
import { readFixture, readOpenApi } from '../../support/readFixture.ts';

/** A client of a server that answers these documents. */
const clientOf = (documents: Readonly<Record<string, Record<string, unknown>>>): Client => ({
  get: async (path) => {
    const document = documents[path];
    if (!document) throw new CodegenError(`${path} answers 404`, 404);
    return document;
  },
});

const readServer = async (client: Client) => toResources(await readDocuments(client));

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

  it.each([{}, { '@id': '/api' }, { club: 'https://evil.example/clubs' }])(
    'refuses the entrypoint %j, which names no collection',
    async (document) => {
      const refused = readServer(clientOf({ '/api/index.jsonld': document }));
      await expect(refused).rejects.toThrow(CodegenError);
      await expect(refused).rejects.toThrow('names no collection');
    },
  );

  it('reads the collections of a server without entrypoint from its OpenAPI document', async () => {
    const client = clientOf({ '/api/docs.jsonopenapi': readOpenApi('3.1') });
    const [resource, ...others] = await readServer(client);
    expect([resource?.entity, resource?.path, others]).toEqual(['samples', '/samples', []]);
    expect(resource?.fields).not.toEqual([]);
  });

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
    await expect(readServer(clientOf({}))).rejects.toThrow('/api/index.jsonld answers 404');
  });

  it('says that nothing describes any collection', async () => {
    const refused = readServer(clientOf({ '/api/index.jsonld': { club: '/api/clubs' } }));
    await expect(refused).rejects.toThrow(CodegenError);
    await expect(refused).rejects.toThrow('has no field descriptions of 1 of 1 collections');
  });
});

const FILE = 'src/generated/resources.ts';

/** Types of a server that has these documents and no field descriptions, with what is noted of it. */
const typesOf = async (documents: Parameters<typeof clientOf>[0]) => {
  const notes: string[] = [];
  const answers = await readDocuments(clientOf(documents), (line) => notes.push(line));
  return { types: toTypes(toResources(answers)), notes };
};

/** A document of OpenAPI of one collection: its list, and its records where they have an address. */
const openapiOf = (properties: object, address = '/api/things/{id}') => {
  const thing = { $ref: '#/components/schemas/Thing' };
  const answer = (schema: object) => ({
    responses: { 200: { content: { 'application/ld+json': { schema } } } },
  });
  return {
    paths: {
      '/api/things': { get: answer({ properties: { member: { items: thing } } }) },
      ...(address === '' ? {} : { [address]: { get: answer(thing) } }),
    },
    components: { schemas: { Thing: { type: 'object', properties } } },
  };
};

describe('a server without field descriptions', () => {
  const samples = {
    '/api/index.jsonld': { '@id': '/api', club: '/api/clubs', sample: '/api/samples' },
    '/api/docs.jsonld': readFixture('documentation/member-assertion') as Record<string, unknown>,
  };
  const things = { '/api/index.jsonld': { thing: '/api/things' } };
  const id = { type: 'integer', readOnly: true };

  it.each(['3.0', '3.1', '3.2'])('has exact types by its document of OpenAPI %s', async (version) => {
    const openapi = readOpenApi(version);
    const { types, notes } = await typesOf({ ...samples, '/api/docs.jsonopenapi': openapi });
    expect(notes).toEqual([
      'The server has no field descriptions of 1 of 2 collections: its OpenAPI document is read',
      'The server has no field descriptions of 1 of 2 collections: its Hydra documentation is read, which says less',
    ]);
    const written = await prettify(FILE, types);
    expect(written.slice(written.indexOf('export interface Sample'))).toBe(SAMPLE);
    expect(compile({ [FILE]: types })).toEqual([]);
  });

  it.each([
    ['a number', { id }, '/api/things/{id}', 'extends Resource<"things"> {\n  readonly name'],
    [
      'a UUID',
      { id: { type: 'string', format: 'uuid', readOnly: true } },
      '/api/things/{id}',
      'extends Omit<Resource<"things">, "id"> {\n  readonly id: string;',
    ],
    [
      'a UUID that may be given',
      { id: { type: 'string', format: 'uuid' } },
      '/api/things/{id}',
      'extends Omit<Resource<"things">, "id"> {\n  readonly id: string;',
    ],
    [
      'a slug',
      { slug: { type: 'string', readOnly: true } },
      '/api/things/{slug}',
      'extends Omit<Resource<"things">, "id"> {\n  readonly slug: string;',
    ],
    ['nothing but a list', { id }, '', 'extends Resource<"things"> {\n  readonly name'],
  ] as const)('has records known by %s', async (_, key, address, declared) => {
    const openapi = openapiOf({ ...key, name: { type: 'string' } }, address);
    const { types } = await typesOf({ ...things, '/api/docs.jsonopenapi': openapi });
    expect(types).toContain(`interface Thing ${declared}`);
    expect(compile({ [FILE]: types })).toEqual([]);
  });

  it('compiles whatever its names and values are', async () => {
    const properties = JSON.parse(
      `{"__proto__":{"type":"string"},"constructor":{"type":"string"},"class":{"type":"boolean"},"a-b":{"type":"string","title":"*/ x"},
      "<script>":{"enum":["*/","\\n","\`\${x}\`",null]},"rows":{"type":["array","null"],"items":{"type":"object","properties":{"n-1":{"type":["integer","null"]}}}},
      "gone":{"$ref":"#/nowhere"},"self":{"$ref":"#/components/schemas/Thing"},"odd":{"type":["nonsense",3]}}`,
    ) as object;
    const { types } = await typesOf({
      '/api/index.jsonld': JSON.parse(
        '{"thing":"/api/things","__proto__":"/api/things","Thing":"/api/things","resource":"/api/things"}',
      ) as Record<string, unknown>,
      '/api/docs.jsonopenapi': openapiOf(properties),
    });
    expect(types.match(/(?<=export interface )\w+/g)).toHaveLength(6);
    expect(types).toContain('readonly rows: readonly ({\n    readonly "n-1": number | null;\n  })[] | null;');
    expect(compile({ [FILE]: types })).toEqual([]);
  });

  it('leaves out what no document describes, and says so', async () => {
    const { types, notes } = await typesOf({
      '/api/index.jsonld': { hidden: '/api/hidden', thing: '/api/things' },
      '/api/docs.jsonopenapi': openapiOf({ id, name: { type: 'string' } }),
    });
    expect(types).not.toContain('hidden');
    expect(notes.at(-1)).toBe('Nothing describes the fields of /hidden: left out');
  });
});

const SAMPLE = `export interface Sample extends Resource<'samples'> {
  /** Titre de l’activité */
  readonly title: string;
  readonly code: string | null;
  readonly notes: string | null;
  readonly level: 'easy' | 'hard' | 'expert';
  readonly previous: 'easy' | 'hard' | 'expert' | null;
  readonly marks: readonly ('a' | 'b' | 'c')[];
  readonly keywords: readonly string[];
  readonly extra: unknown | null;
  readonly price: string;
  readonly big: number | string | null;
  readonly rating: number | null;
  readonly capacity: number;
  readonly floors: number | null;
  readonly open: boolean | null;
  readonly startsAt: string | null;
  readonly endsOn: string | null;
  readonly opens: string | null;
  readonly mail: string | null;
  readonly site: string | null;
  readonly ref: string | null;
  readonly meeting: {
    readonly place: string | null;
    readonly floor: number | null;
  };
  readonly club: Club | null;
  readonly clubs: readonly Club[];
  readonly summary: string;
}
`;
