import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CodegenError } from '../../../codegen/CodegenError.ts';
import { createClient } from '../../../codegen/createClient.ts';

interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly text: string;
}

interface Seen {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A server on a free port of this machine that answers by path; what is not listed is 404. */
const serve = async (replies: Readonly<Record<string, Reply>>) => {
  const seen: Seen[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const { method, url = '', headers } = request;
    seen.push({
      line: `${method} ${url}`,
      authorization: headers.authorization,
      body: Buffer.concat(chunks).toString(),
    });
    const { status = 200, type = 'application/json', text } = replies[url] ?? { status: 404, text: '{}' };
    response.writeHead(status, { 'Content-Type': type }).end(text);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = (): Promise<unknown> =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  closings.push(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, stop };
};

const credentials = { username: 'gestionnaire', password: 'demo' };

describe('createClient', () => {
  it('logs in and reads as that user', async () => {
    const { url, seen } = await serve({
      '/api/login_check': { text: '{"token":"abc","refresh_token":"def"}' },
      '/api/index.jsonld': { type: 'application/ld+json', text: '{"club":"/api/clubs"}' },
    });
    const client = await createClient(`${url}/some/path`, credentials);
    expect(await client.get('/api/index.jsonld')).toEqual({ club: '/api/clubs' });
    expect(seen).toEqual([
      { line: 'POST /api/login_check', authorization: undefined, body: JSON.stringify(credentials) },
      { line: 'GET /api/index.jsonld', authorization: 'Bearer abc', body: '' },
    ]);
  });

  it('reads with a token that it is given, without a login', async () => {
    const { url, seen } = await serve({ '/api/x': { text: '{}' } });
    await (await createClient(url, { token: 'mine' })).get('/api/x');
    expect(seen).toEqual([{ line: 'GET /api/x', authorization: 'Bearer mine', body: '' }]);
  });

  it.each(['', 'nowhere', 'localhost:4173', 'ftp://api.example.org', 'file:///etc/passwd'])(
    'refuses %j, which is no address of an API',
    async (api) => {
      const refused = createClient(api, { token: 'x' });
      await expect(refused).rejects.toThrow(CodegenError);
      await expect(refused).rejects.toThrow(`'${api}' is no address`);
    },
  );

  it('says that the server cannot be reached', async () => {
    const { url, stop } = await serve({});
    await stop();
    await expect(createClient(url, credentials)).rejects.toThrow(`${url} cannot be reached`);
  });

  it('says that the login was refused', async () => {
    const { url } = await serve({ '/api/login_check': { status: 401, text: '{"code":401}' } });
    await expect(createClient(url, credentials)).rejects.toThrow(`${url}/api/login_check refuses the login`);
  });

  it('says that the account has a second factor', async () => {
    const { url } = await serve({ '/api/login_check': { text: '{"challenge":"x"}' } });
    await expect(createClient(url, credentials)).rejects.toThrow('second factor; use --token instead');
  });

  it.each([
    [{ type: 'text/html', text: '<!doctype html><title>Hello</title>' }, 'answers no JSON object'],
    [{ text: '[]' }, 'answers no JSON object'],
    [{ text: 'null' }, 'answers no JSON object'],
    [{ text: '3' }, 'answers no JSON object'],
    [{ text: '{"half":' }, 'answers no JSON object'],
    [{ text: '' }, 'answers no JSON object'],
    [{ status: 403, text: '{}' }, 'answers 403'],
    [{ status: 500, text: 'oops' }, 'answers 500'],
    [{ status: 401, text: '{}' }, 'refuses the login (401)'],
  ])('names the address that answers %j', async (reply, sentence) => {
    const { url } = await serve({ '/api/x': reply });
    const client = await createClient(url, { token: 'x' });
    const refused = client.get('/api/x');
    await expect(refused).rejects.toThrow(CodegenError);
    await expect(refused).rejects.toThrow(`${url}/api/x ${sentence}`);
  });
});
