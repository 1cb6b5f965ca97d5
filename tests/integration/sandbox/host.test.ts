import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost } from '../../../host/createHost.ts';
import { toHostedApi } from '../../../sandbox/host/toHostedApi.ts';
import { lockFolder } from '../../../sandbox/host/lockFolder.ts';
import { refuseDemoAccounts } from '../../../sandbox/host/refuseDemoAccounts.ts';
import { fromEnvironment } from '../../../sandbox/host/settings.ts';
import { startServer } from '../../../sandbox/host/startServer.ts';
import { trustedProxies } from '../../../host/trustedProxies.ts';
import { toSandboxOptions } from '../../../sandbox/host/toSandboxOptions.ts';
import { StartError } from '../../../host/StartError.ts';
import { openAccountSandbox, setUpAccounts } from '../../support/openAccountSandbox.ts';

const SCRIPT = 'console.log("application")';
const INDEX = `<!doctype html><meta name="api-url" content="__API_URL__"><meta name="api-code" content="__API_CODE__"><meta name="logo-url" content="__LOGO_URL__"><meta name="legal" content="__LEGAL__"><script type="module" nonce="__NONCE__" src="/assets/main-1a2b.js"></script>`;

/** The embedded database may take this long on a busy machine. */
const START_MS = 180_000;

let folder: string;
let distDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raquette-host-'));
  distDir = join(folder, 'dist');
  await mkdir(join(distDir, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await mkdir(join(folder, '.git'));
  await writeFile(join(folder, '.git', 'config'), 'secret');
  await writeFile(join(distDir, 'index.html'), INDEX);
  await writeFile(join(distDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(distDir, 'assets', 'main-1a2b.js'), SCRIPT);
  await writeFile(join(distDir, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(distDir, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (over: Partial<ReturnType<typeof fromEnvironment>> = {}) => ({
  ...fromEnvironment({}),
  port: 0,
  distDir,
  apiUrl: new URL('https://api.example.org'),
  ...over,
});

const get = async (path: string, headers: HeadersInit = {}, apiUrl?: string): Promise<Response> =>
  createHost({ distDir, apiUrl: apiUrl === undefined ? undefined : new URL(apiUrl) }).fetch(
    new Request(`http://127.0.0.1${path}`, { headers }),
  );

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the page', () => {
  it.each(['/', '/index.html', '/12/persons/34/details', '/login?redirect=%2F12'])(
    'is answered at %s',
    async (path) => {
      const answer = await get(path, HTML);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(await answer.text()).toContain('src="/assets/main-1a2b.js"');
    },
  );

  it('holds the code that the environment gives, and none otherwise (R7.9)', async () => {
    const codeOf = async (env: Record<string, string>): Promise<string | undefined> => {
      const { apiCode } = fromEnvironment(env);
      const host = createHost({ distDir, apiCode });
      const answer = await host.fetch(new Request('http://127.0.0.1/', { headers: HTML }));
      return /name="api-code" content="(.*?)"/.exec(await answer.text())?.[1];
    };
    expect(await codeOf({})).toBe('');
    expect(await codeOf({ API_CODE: 'a&b"c' })).toBe('a&amp;b&quot;c');
  });

  it('shows the logo that the environment gives, from where the policy lets it come', async () => {
    const { logoUrl } = fromEnvironment({ LOGO_URL: 'https://www.example.org/logo.svg' });
    const host = createHost({ distDir, logoUrl });
    const answer = await host.fetch(new Request('http://127.0.0.1/', { headers: HTML }));
    expect(await answer.text()).toContain('name="logo-url" content="https://www.example.org/logo.svg"');
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      "img-src 'self' blob: https://www.example.org;",
    );
  });

  it('holds the names that a file gives for its legal pages, and no mark-up of theirs', async () => {
    const legalOf = async (env: Record<string, string>): Promise<string | undefined> => {
      const { legal } = fromEnvironment(env);
      const answer = await createHost({ distDir, legal }).fetch(
        new Request('http://127.0.0.1/', { headers: HTML }),
      );
      return /name="legal" content="([^"]*)"/.exec(await answer.text())?.[1];
    };
    expect(await legalOf({})).toBe('');
    expect(await legalOf({ LEGAL_FILE: 'docs/deploy/legal.json' })).toContain(
      '{&quot;publisher&quot;:&quot;Fédération d’Exemple de tennis de table',
    );
    const path = join(folder, 'legal.json');
    await writeFile(path, JSON.stringify({ publisher: '"><script>$& __API_CODE__' }));
    expect(await legalOf({ LEGAL_FILE: path })).toBe(
      '{&quot;publisher&quot;:&quot;\\&quot;><script>$&amp; __API_CODE__&quot;}',
    );
  });

  it('names its own origin as the API unless another is given', async () => {
    expect(await (await get('/', HTML)).text()).toContain('content=""');
    const answer = await get('/', HTML, 'https://api.example.org/v1/');
    expect(await answer.text()).toContain('content="https://api.example.org/v1"');
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("connect-src 'self' https://api.example.org;");
    expect(policy).toContain("img-src 'self' blob: https://api.example.org;");
  });

  it('says what to do while the application is not built', async () => {
    const answer = await createHost({ distDir: join(folder, 'nothing') }).fetch(
      new Request('http://127.0.0.1/', { headers: HTML }),
    );
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });
});

describe('the files', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['identity', null, Buffer.from(SCRIPT)],
  ])('are answered to Accept-Encoding %s as %s', async (accepted, encoding, body) => {
    const answer = await get('/assets/main-1a2b.js', { 'Accept-Encoding': accepted });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(body);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });

  it('are not meant by who accepts anything: the page is answered', async () => {
    const answer = await get('/12/persons', { Accept: '*/*' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect((await get('/missing.js', { Accept: '*/*' })).status).toBe(404);
  });

  it('name their type, and texts their encoding', async () => {
    const typeOf = async (path: string, headers?: HeadersInit) =>
      (await get(path, headers)).headers.get('Content-Type');
    expect(await typeOf('/', HTML)).toMatch(/^text\/html; charset=utf-8$/i);
    expect(await typeOf('/assets/main-1a2b.js')).toMatch(/^text\/javascript; charset=utf-8$/i);
    expect(await typeOf('/favicon.svg')).toMatch(/^image\/svg\+xml/);
    expect(await typeOf('/assets/missing.js')).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(await typeOf('/api/people')).toBe('application/json');
  });

  it('stay a 404 when they are missing, for a navigation under /assets too', async () => {
    for (const [path, headers] of [
      ['/assets/old-9z.js', {}],
      ['/assets/old-9z.js', HTML],
      ['/missing.png', { Accept: 'image/*' }],
      ['/assets', {}],
      ['/assets/', HTML],
    ] as const) {
      const answer = await get(path, headers);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
      expect(await answer.text(), path).not.toContain('main-1a2b');
    }
  });
});

describe('the API behind the host', () => {
  const trusted = trustedProxies('127.0.0.1');
  const opened = setUpAccounts();
  const load = async (path: string, headers: Record<string, string> = {}, peer = '127.0.0.1') => {
    const sandbox = {
      context: opened.context,
      fetch: (incoming: Request) => opened.fetch(incoming),
      endStreams: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    const host = createHost({ distDir, api: toHostedApi(sandbox), trustedProxies: trusted });
    const env = { incoming: { socket: { remoteAddress: peer } } };
    return host.fetch(new Request(`http://club.example.org${path}`, { headers }), env);
  };

  it('answers by its own names alone where it knows them, and says that it is well by any', async () => {
    const { hosts } = fromEnvironment({ HOSTS: 'club.example.org, www.club.example.org' });
    const host = createHost({ distDir, hosts });
    const statusOf = async (address: string): Promise<number> =>
      (await host.fetch(new Request(address, { headers: HTML }))).status;
    expect(await statusOf('https://club.example.org/')).toBe(200);
    expect(await statusOf('http://WWW.club.example.org:8080/1/persons')).toBe(200);
    const misled = await host.fetch(new Request('https://evil.example/api/people'));
    expect(misled.status).toBe(421);
    expect(misled.headers.get('Link')).toBeNull();
    expect(misled.headers.get('Cache-Control')).toBe('no-store');
    expect(await statusOf('http://127.0.0.1/healthz')).toBe(200);
    for (const text of ['https://club.example.org', 'club.example.org:443', ','])
      expect(() => fromEnvironment({ HOSTS: text })).toThrow(/^HOSTS holds/);
  });

  it('compresses its documents for who takes that', async () => {
    const packed = await load('/api/docs.jsonld', { 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    const plain = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString();
    expect(JSON.parse(plain)).toMatchObject({ '@id': '/api/docs.jsonld' });
    const untouched = await load('/api/docs.jsonld');
    expect(untouched.headers.get('Content-Encoding')).toBeNull();
    expect(await untouched.text()).toBe(plain);
  });

  it('names itself by HTTPS where a proxy of ours ends it, and by nobody else’s word', async () => {
    const origins = async (peer: string): Promise<string[]> => {
      const answer = await load('/api/docs.jsonld', { 'X-Forwarded-Proto': 'https' }, peer);
      return [...new Set((await answer.text()).match(/https?:\/\/club\.example\.org/g))];
    };
    expect(await origins('127.0.0.1')).toEqual(['https://club.example.org']);
    expect(await origins('192.0.2.7')).toEqual(['http://club.example.org']);
  });
});

describe('a running server', () => {
  /** Sends the path as it is; fetch would tidy it up first. */
  const raw = (port: number, path: string): Promise<{ status: number; body: string }> =>
    new Promise((done, fail) => {
      request({ host: '127.0.0.1', port, path, method: 'GET' }, (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, body }));
      })
        .on('error', fail)
        .end();
    });

  it('lets nobody out of its folder', async () => {
    const running = await startServer(settings());
    const port = Number(new URL(running.url).port);
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%252e%252e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//secret.txt',
      '/.git/config',
      '/../.git/config',
      '/%00',
      '/%',
    ]) {
      const { status, body } = await raw(port, path);
      expect(body, path).not.toContain('secret');
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
    await running.close();
  });

  it('takes no request that ends at two places, nor one to be sent back as it came', async () => {
    const running = await startServer(settings());
    const port = Number(new URL(running.url).port);
    const answerTo = (lines: readonly string[]): Promise<string> =>
      new Promise((done, fail) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(lines.join('\r\n')));
        let text = '';
        socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
        socket.on('error', fail);
        socket.once('close', () => done(text));
      });
    const chunked = 'Transfer-Encoding: chunked';
    const hidden = ['0', '', 'GET /favicon.svg HTTP/1.1', 'Host: a', '', ''];
    for (const headers of [
      ['Content-Length: 5', chunked],
      ['Content-Length: 5', 'Content-Length: 6'],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding : chunked'],
    ]) {
      const answer = await answerTo(['POST / HTTP/1.1', 'Host: a', ...headers, '', ...hidden]);
      expect(answer.match(/HTTP\/1\.1 \d+/g), headers.join()).toEqual(['HTTP/1.1 400']);
    }
    const traced = await answerTo([
      'TRACE / HTTP/1.1',
      'Host: a',
      'X-Own: secret',
      'Connection: close',
      '',
      '',
    ]);
    expect(traced).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(traced).not.toContain('X-Own');
    await running.close();
  });

  it('answers no API when it points at a real one', async () => {
    const running = await startServer(settings());
    const answer = await fetch(`${running.url}/api/people`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    // A connection with an answer that nobody reads is waited for.
    await answer.arrayBuffer();
    await running.close();
  });

  it('says which port is taken and how to choose another', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    await expect(startServer(settings({ port }))).rejects.toThrow(
      new StartError(
        `Port ${port} is taken. Stop the other process or choose another: PORT=${port + 1} npm start`,
      ),
    );
    other.close();
  });

  it('says which database cannot be reached, without its password, and frees the port', async () => {
    const failing = startServer(
      settings({ apiUrl: undefined, databaseUrl: 'postgres://me:hidden@127.0.0.1:1/club' }),
    );
    await expect(failing).rejects.toThrow(StartError);
    await expect(failing).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)\. Start it/,
    );
    await expect(failing).rejects.not.toThrow(/hidden/);
  });
});

describe('the settings', () => {
  it('come from the environment', () => {
    expect(fromEnvironment({})).toMatchObject({
      port: 4173,
      production: false,
      apiUrl: undefined,
      trustedProxies: undefined,
    });
    expect(fromEnvironment({ PORT: '0', API_URL: 'https://api.example.org' })).toMatchObject({ port: 0 });
  });

  it('keep demonstration data and the mailbox, which shows codes and links, out of production', () => {
    expect(toSandboxOptions(settings({ production: true }))).toMatchObject({
      seed: 'none',
      mailbox: false,
      isDocumented: false,
    });
    expect(toSandboxOptions(settings({ production: false }))).toMatchObject({
      seed: 'club',
      mailbox: true,
      isDocumented: true,
    });
  });

  it.each([
    'postgres://raquette:hidden@db.example.org/raquette',
    'postgres://raquette:hidden@db.example.org/raquette?sslmode=require&uselibpqcompat=true',
    'postgres://raquette:hidden@db.example.org/raquette?sslmode=no-verify',
    'postgres://raquette:hidden@localhost/raquette?host=db.example.org',
  ])('take no database on another machine in production that does not prove who it is: %s', (url) => {
    const reading = () => fromEnvironment({ DATABASE_URL: url, NODE_ENV: 'production' });
    expect(reading).toThrow(StartError);
    expect(reading).toThrow(/^DATABASE_URL leads to db\.example\.org .*sslmode=verify-full/);
    expect(reading).not.toThrow(/hidden/);
    expect(fromEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    'postgres://raquette@127.0.0.1/raquette',
    'postgres://raquette@localhost/raquette?host=%2Fvar%2Frun%2Fpostgresql',
    'postgres://raquette:hidden@db.example.org/raquette?sslmode=verify-full',
  ])('take in production %s', (url) => {
    expect(fromEnvironment({ DATABASE_URL: url, NODE_ENV: 'production' }).databaseUrl).toBe(url);
  });

  it.each([
    { PORT: 'abc' },
    { PORT: '70000' },
    { PORT: '-1' },
    { API_URL: 'api.example.org' },
    { API_URL: 'javascript:alert(1)' },
    { API_URL: 'https://a:b@example.org' },
    { LOGO_URL: 'http://www.example.org/logo.svg' },
    { LOGO_URL: 'logo.svg' },
    { LEGAL_FILE: 'nowhere.json' },
    { LEGAL_FILE: 'README.md' },
  ])('are refused with one sentence: %o', (env) => {
    const [name = ''] = Object.keys(env);
    expect(() => fromEnvironment(env)).toThrow(StartError);
    expect(() => fromEnvironment(env)).toThrow(new RegExp(`^${name} is '`));
  });
});

describe('the file of the legal pages', () => {
  it.each([
    ['null', 'cannot be read as JSON'],
    ['["publisher"]', 'holds no object'],
    ['"publisher"', 'holds no object'],
    ['{"publishers":"A"}', "'publishers' is none of its names, which are publisher, "],
    ['{"__proto__":"A"}', "'__proto__' is none of its names"],
    ['{"publisher":1}', "'publisher' is no text"],
    ['{"publisher":" "}', "'publisher' is no text"],
    [JSON.stringify({ retention: 'a'.repeat(1001) }), "'retention' is no text of 1 to 1000 characters"],
    ['{"accessibilityEmail":"a@b.example?cc=c@d.example"}', "'accessibilityEmail' is no mail address"],
    ['{"dataProtectionEmail":"dpo"}', "'dataProtectionEmail' is no mail address"],
    ['{"accessibilityPlan":"javascript:alert(1)"}', "'accessibilityPlan' is no address"],
  ])('is refused with %s', async (text, why) => {
    const path = join(folder, 'refused.json');
    await writeFile(path, text);
    const reading = () => fromEnvironment({ LEGAL_FILE: path });
    expect(reading).toThrow(StartError);
    expect(reading).toThrow(`LEGAL_FILE is '${path}': `);
    expect(reading).toThrow(why);
    expect(reading).toThrow('for example LEGAL_FILE=');
  });
});

describe('what must not run together', () => {
  it('two processes on one data folder', async () => {
    const data = join(folder, 'data');
    const unlock = await lockFolder(data);
    await expect(lockFolder(data)).rejects.toThrow(/is used by another process/);
    await unlock();
    await (
      await lockFolder(data)
    )();
  });

  it('production and the demo accounts', async () => {
    const sandbox = await openAccountSandbox();
    const opened = { context: sandbox.context, fetch: fetch, close: () => sandbox.context.db.close() };
    await sandbox.addAccount({ username: 'directrice' });
    await refuseDemoAccounts(opened);
    await sandbox.addAccount({ username: 'gestionnaire' });
    await expect(refuseDemoAccounts(opened)).rejects.toThrow(/demo account 'gestionnaire'/);
    await opened.close();
  });
});

describe('node --import tsx sandbox/main.ts', () => {
  const run = (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
      env: { ...process.env, ...env },
    });
    const written = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (written.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (written.stderr += chunk.toString()));
    const exit = new Promise<number | null>((done) => child.once('exit', done));
    const url = new Promise<string>((done, fail) => {
      child.stdout.on('data', () => {
        const found = /Raquette: (\S+)/.exec(written.stdout)?.[1];
        if (found) done(found);
      });
      void exit.then((code) => fail(new Error(`exit ${String(code)}: ${written.stderr}`)));
    });
    url.catch(() => undefined);
    return { child, written, exit, url };
  };

  const logIn = async (url: string, username: string): Promise<Response> =>
    fetch(`${url}/api/login_check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: 'demo' }),
    });

  it('ends with one sentence and exit code 1 when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const { exit, written } = run({ PORT: String(port), DATA_DIR: join(folder, 'unused') });
    expect(await exit).toBe(1);
    expect(written.stderr.trim().split('\n')).toHaveLength(1);
    expect(written.stderr).toContain(`Port ${port} is taken.`);
    other.close();
  });

  it(
    'seeds, prints accounts that can log in, and finds sessions again after a restart (R7.12)',
    async () => {
      const env = { PORT: '0', DATA_DIR: join(folder, 'kept'), DATABASE_URL: '', API_URL: '', NODE_ENV: '' };
      const first = run(env);
      const url = await first.url;
      const names = [...first.written.stdout.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name ?? '');
      expect(names).toContain('gestionnaire');
      // That one is closed until its link of confirmation is followed.
      for (const name of names)
        expect((await logIn(url, name)).status, name).toBe(name === 'nouveau' ? 401 : 200);
      const { token, refresh_token } = (await (await logIn(url, 'gestionnaire')).json()) as Record<
        string,
        string
      >;
      first.child.kill('SIGTERM');
      expect(await first.exit).toBe(0);
      expect(first.written.stderr).toBe('');
      expect(first.written.stdout).toMatch(/^\{"time":"[^"]+Z","event":"login\.succeeded","account":\d+,/m);

      const second = run(env);
      const again = await second.url;
      const accesses = await fetch(`${again}/api/accounts/me/accesses`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(accesses.status).toBe(200);
      const refreshed = await fetch(`${again}/api/token/refresh`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ refresh_token }),
      });
      expect(refreshed.status).toBe(200);
      second.child.kill('SIGINT');
      expect(await second.exit).toBe(0);
    },
    3 * START_MS,
  );
});
