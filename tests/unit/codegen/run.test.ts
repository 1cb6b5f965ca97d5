import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodegenError } from '../../../codegen/CodegenError.ts';
import { run } from '../../../codegen/run.ts';

interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly text: string;
}

const json = (value: unknown): Reply => ({ text: JSON.stringify(value) });
const HTML = { type: 'text/html', text: '<!doctype html><title>Bienvenue</title>' };

const healthy: Readonly<Record<string, Reply>> = {
  '/api/login_check': json({ token: 'abc' }),
  '/api/index.jsonld': json({ trophy: '/api/trophies', hall: '/api/sport_halls' }),
  '/api/trophies/0/mapping': json({ fields: { title: { label: 'Titre' } } }),
  '/api/sport_halls/0/mapping': json({ fields: { name: { label: 'Nom' } } }),
};

const FILES = ['src/resources/registry.ts', 'src/generated/resources.ts'];

let root = '';
let server: Server | null = null;
beforeEach(async () => {
  requests = [];
  root = await mkdtemp(join(tmpdir(), 'raquette-run-'));
  for (const file of FILES) await cp(file, join(root, file));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = null;
  await rm(root, { recursive: true });
});

/** A server that answers these documents, and 404 to all else. */
const serve = async (documents: Readonly<Record<string, Reply>>): Promise<string> => {
  const opened = createServer((request, response) => {
    requests.push({ url: request.url ?? '', accept: request.headers.accept ?? '' });
    const {
      status = 200,
      type = 'application/ld+json',
      text,
    } = documents[request.url ?? ''] ?? {
      status: 404,
      text: '{}',
    };
    response.writeHead(status, { 'Content-Type': type }).end(text);
  });
  server = opened;
  await new Promise<void>((resolve) => {
    opened.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
};

/** Requests to the server that a test opened, with the type each of them accepts. */
let requests: { readonly url: string; readonly accept: string }[] = [];

const snapshot = async (): Promise<readonly string[]> => {
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
};

const COMMANDS = [[], ['save', 'kept.json'], ['new', '/trophies'], ['eject', 'halls', 'show']] as const;

describe.each(COMMANDS.map((command) => [command.join(' ') || 'codegen', command] as const))(
  '%s',
  (_title, command) => {
    it.each([
      [
        'a login that is refused',
        { '/api/login_check': { status: 401, text: '{}' } },
        'refuses the login (401)',
      ],
      ['a website', { '/api/login_check': HTML }, 'answers no JSON object; is it the address of an API?'],
      ['a website behind the login', { '/api/index.jsonld': HTML }, 'answers no JSON object'],
      ['no collection', { '/api/index.jsonld': json({}) }, 'names no collection'],
      [
        'half a mapping',
        { '/api/trophies/0/mapping': json({ methods: ['GET'] }) },
        'holds no field description',
      ],
      [
        'a mapping cut short',
        { '/api/trophies/0/mapping': { text: '{"fields":{"ti' } },
        'answers no JSON object',
      ],
      ['a failing server', { '/api/sport_halls/0/mapping': { status: 500, text: '' } }, 'answers 500'],
    ])('meets %s with one sentence and touches no file', async (_what, documents, sentence) => {
      const api = await serve({ ...healthy, ...documents });
      const before = await snapshot();
      const refused = run([...command, '--api', api], root);
      await expect(refused).rejects.toThrow(CodegenError);
      await expect(refused).rejects.toThrow(sentence);
      await expect(refused).rejects.not.toThrow('\n');
      expect(await snapshot()).toEqual(before);
    });

    it.each([
      ['http://127.0.0.1:1', 'cannot be reached'],
      ['127.0.0.1:4173', "'127.0.0.1:4173' is no address"],
    ])('meets the address %s with one sentence and touches no file', async (api, sentence) => {
      const before = await snapshot();
      const refused = run([...command, '--api', api], root);
      await expect(refused).rejects.toThrow(CodegenError);
      await expect(refused).rejects.toThrow(sentence);
      expect(await snapshot()).toEqual(before);
    });
  },
);

describe('a saved mapping as the source', () => {
  it.each(['[{"entity":"trophy"}]', '<html>', ''])('is refused when the file holds %j', async (text) => {
    await writeFile(join(root, 'kept.json'), text);
    const before = await snapshot();
    await expect(run(['new', '/trophies', 'kept.json'], root)).rejects.toThrow('holds no saved mapping');
    expect(await snapshot()).toEqual(before);
  });

  it('serves a new resource, with the name that the documentation gave it', async () => {
    const api = await serve({
      ...healthy,
      '/api/docs.jsonld': json({
        'hydra:supportedClass': [
          { '@id': '#Trophy', 'hydra:description': 'Trophée' },
          {
            '@id': '#Entrypoint',
            'hydra:supportedProperty': [
              { 'hydra:property': { '@id': '#Entrypoint/trophy', 'rdfs:range': [{ '@id': '#Trophy' }] } },
            ],
          },
        ],
      }),
    });
    await run(['--api', api], root);
    await run(['save', 'kept.json', '--api', api], root);
    await run(['new', '/trophies', 'kept.json'], root);
    const written = await readFile(join(root, 'src/resources/trophies.ts'), 'utf8');
    expect(written).toContain("columns: ['title']");
    expect(written).toContain("texts: { name: 'Trophée |||| Trophées' },");
  });
});

it('fetches no OpenAPI document from a server that describes its fields', async () => {
  await run(['--api', await serve(healthy)], root);
  expect(requests.map(({ url }) => url)).not.toContain('/api/docs.jsonopenapi');
});

describe('a server without field descriptions', () => {
  const collection = (entry: string, range: string) => ({
    property: {
      '@id': `#Entrypoint/${entry}`,
      '@type': 'Link',
      'rdfs:range': [
        { '@id': 'Collection' },
        { 'owl:equivalentClass': { 'owl:allValuesFrom': { '@id': range } } },
      ],
    },
  });
  const name = { property: { '@type': 'rdf:Property', label: 'name', range: 'xmls:string' }, title: 'name' };
  const undescribed: Readonly<Record<string, Reply>> = {
    '/api/login_check': json({ token: 'abc' }),
    '/api/index.jsonld': json({ trophy: '/api/trophies', hall: '/api/sport_halls' }),
    '/api/sport_halls/0/mapping': { status: 405, text: '{}' },
    '/api/docs.jsonld': json({
      supportedClass: [
        { '@id': '#Trophy', supportedProperty: [name] },
        { '@id': '#Hall', supportedProperty: [name] },
        {
          '@id': '#Entrypoint',
          supportedProperty: [collection('trophy', '#Trophy'), collection('hall', '#Hall')],
        },
      ],
    }),
  };

  it.each(
    COMMANDS.filter(([command]) => command !== 'new').map(
      (command) => [command.join(' ') || 'codegen', command] as const,
    ),
  )('serves %s by its documentation, and says so in one line', async (_title, command) => {
    const api = await serve(undescribed);
    const notes: string[] = [];
    const { lines } = await run([...command, '--api', api], root, (line) => notes.push(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(notes).toEqual([
      'The server has no field descriptions of 2 of 2 collections: its Hydra documentation is read, which says less',
    ]);
  });

  const thing = { type: 'object', properties: { state: { type: 'string', enum: ['kept', 'lent'] } } };
  const answer = { content: { 'application/ld+json': { schema: thing } } };
  const openapi = {
    paths: {
      '/api/trophies': { get: {} },
      '/api/trophies/{id}': { get: { responses: { 200: answer } } },
    },
  };

  it('has exact types by its OpenAPI document, fetched once, and the rest by the other', async () => {
    const api = await serve({ ...undescribed, '/api/docs.jsonopenapi': json(openapi) });
    const notes: string[] = [];
    await run(['--api', api], root, (line) => notes.push(line));
    const types = await readFile(join(root, 'src/generated/resources.ts'), 'utf8');
    expect(types).toContain("readonly state: 'kept' | 'lent';");
    expect(types).toContain('readonly name: string | null;');
    expect(notes).toEqual([
      'The server has no field descriptions of 1 of 2 collections: its OpenAPI document is read',
      'The server has no field descriptions of 1 of 2 collections: its Hydra documentation is read, which says less',
    ]);
    const documents = requests.filter(({ url }) => url.endsWith('.jsonopenapi'));
    expect(documents).toEqual([
      { url: '/api/docs.jsonopenapi', accept: 'application/vnd.openapi+json, application/json' },
    ]);
    const { lines } = await run(['--check', '--api', api], root);
    expect(lines[0]).toBe('src/generated/resources.ts matches the server');
  });

  it.each([
    ['cut off', { text: JSON.stringify(openapi).slice(0, -9) }],
    ['of another shape', json({ paths: [{ '/api/trophies': null }], components: 3 })],
    ['not to be had', { status: 403, text: '{}' }],
  ])('is read by the other document where that one is %s', async (_what, reply) => {
    const api = await serve({ ...undescribed, '/api/docs.jsonopenapi': reply });
    const notes: string[] = [];
    await run(['--api', api], root, (line) => notes.push(line));
    expect(notes).toEqual([expect.stringContaining('2 of 2 collections: its Hydra documentation is read')]);
  });

  it.each([
    ['by both documents', { '/api/docs.jsonopenapi': json(openapi) }],
    ['by one', {}],
  ])('differs in nothing from what was saved of it %s', async (_what, more) => {
    const api = await serve({ ...undescribed, ...more });
    await run(['save', 'kept.json', '--api', api], root);
    const { lines } = await run(['drift', join(root, 'kept.json'), api], root);
    expect(lines.at(-1)).toMatch(/^0 differences/);
  });
});
