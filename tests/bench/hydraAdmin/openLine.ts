import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './createCertificate.ts';

/** In front of every answer, as far away as a server usually is. */
export const LATENCY_MS = 40;

interface Line {
  /** `https://localhost:40123` */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A site of its own in front of the server's API. */
interface Own {
  /** Folder of its files; those of the server where there is none. */
  readonly folder?: string;
  /** Address to request from the server, or a whole one of another server, instead of the site's. */
  readonly rewrite: (url: string) => string;
}

/** HTTP/2 in front of a server on this machine, every answer 40 ms late, and those of the API by `answerMs`. */
export const openLine = async (
  { key, cert }: Certificate,
  server: string,
  own?: Own,
  answerMs = LATENCY_MS,
): Promise<Line> => {
  const agent = new Agent({ keepAlive: true });
  const site = own?.folder === undefined ? null : readSite(own.folder);
  const sessions = new Set<{ destroy: () => void }>();
  const line = createSecureServer({ key, cert }, (request, response) => {
    void wait(request.url.startsWith('/api/') ? answerMs : LATENCY_MS).then(() =>
      site && !request.url.startsWith('/api')
        ? answerFile(site, request, response)
        : pass(agent, new URL(own?.rewrite(request.url) ?? request.url, server), request, response),
    );
  });
  line.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(line.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => line.close(() => resolve()));
      for (const session of sessions) session.destroy();
      agent.destroy();
      await closed;
    },
  };
};

/** Belong to one connection, not to the message. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const pass = (
  agent: Agent,
  address: URL,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): void => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );
  const passed = send(
    address,
    {
      agent,
      method: request.method,
      headers: { ...headers, host: request.authority, 'x-forwarded-proto': 'https' },
    },
    (answer) => passBack(answer, response),
  );
  passed.once('error', () => response.stream.destroyed || response.stream.close());
  response.once('close', () => passed.destroy());
  request.pipe(passed);
};

const passBack = (answer: IncomingMessage, response: Http2ServerResponse): void => {
  if (response.stream.destroyed) return;
  const headers = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
  response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
  answer.pipe(response);
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

type Site = ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>;

/** The files of a build, compressed once as those of our own build are. */
const readSite = (folder: string): Site =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) in TYPES)
      .map((name) => {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        const body = brotliCompressSync(readFileSync(join(folder, name)), { params });
        return [`/${name}`, { type: TYPES[extname(name)] ?? '', body }];
      }),
  );

const answerFile = (site: Site, { url }: Http2ServerRequest, response: Http2ServerResponse): void => {
  const { pathname } = new URL(url, 'https://localhost');
  const isAsset = pathname.startsWith('/assets/');
  const file = site.get(pathname === '/' ? '/index.html' : pathname);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': 'br',
    'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-store',
  });
  response.end(file.body);
};
