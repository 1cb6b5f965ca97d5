import { once } from 'node:events';
import { createServer, request as openRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call, Matches, Reply, Trouble } from './Fault.ts';

/** One call that reached the server. */
interface Entry extends Call {
  /** The status of the server, whatever the browser received. */
  readonly status: number;
}

export interface Proxy {
  readonly url: string;
  /** What reached the server since the last call of `forget`. */
  readonly journal: readonly Entry[];
  readonly forget: () => void;
  /** How many calls the trouble has struck since it was switched on. */
  readonly struck: () => number;
  /** Milliseconds since the last call was left without anything more; null when none was. */
  readonly silentMs: () => number | null;
  readonly switchOn: (trouble: Trouble, on: Matches, times?: number) => void;
  readonly switchOff: () => void;
  /** The server refuses every token that it has given so far, as it does once they have expired. */
  readonly expireTokens: () => void;
  readonly close: () => Promise<void>;
}

const PIECES = 12;
const EXPIRED: Reply = {
  status: 401,
  headers: { 'Content-Type': 'application/json', 'WWW-Authenticate': 'Bearer' },
  body: JSON.stringify({ code: 401, message: 'Expired JWT Token' }),
};

/**
 * Information for the browser about an answer of the server, in its header `Server-Timing`; `start` is what has come of
 * the answer's body, which of a refusal is all.
 */
type ToTiming = (call: Call, body: Buffer, status: number, start: string) => string;

/** A proxy between a browser and the application that keeps the journal of the calls and does harm to some of them. */
export const openProxy = async (upstream: string, toTiming?: ToTiming): Promise<Proxy> => {
  const target = new URL(upstream);
  const journal: Entry[] = [];
  const seen = new Set<string>();
  const expired = new Set<string>();
  let active: { readonly trouble: Trouble; readonly on: Matches; left: number } | null = null;
  let struck = 0;
  let silentSince: number | null = null;
  let off = new AbortController();

  /** Passes a call on as it is and notes what came of it. */
  const forward = (call: Call, from: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = target;
      const headers = { ...from.headers, 'accept-encoding': 'identity' };
      const sent = openRequest({ hostname, port, method: from.method, path: from.url, headers }, (answer) => {
        const status = answer.statusCode ?? 0;
        journal.push({ ...call, status });
        if (!toTiming) return resolve(answer);
        answer.once('readable', () => {
          const start = answer.read() as Buffer | null;
          if (start) answer.unshift(start);
          answer.headers['server-timing'] = toTiming(call, body, status, String(start ?? ''));
          resolve(answer);
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });

  const harm = async (
    trouble: Trouble,
    call: Call,
    from: IncomingMessage,
    to: ServerResponse,
  ): Promise<void> => {
    const socket = from.socket;
    if ('cut' in trouble && trouble.cut === 'half') {
      await Promise.race([once(from, 'data'), once(from, 'end')]);
      socket.destroy();
      return;
    }
    const body = await readAll(from);
    if ('answer' in trouble) return write(to, trouble.answer);
    if ('cut' in trouble && trouble.cut === 'before') return void socket.destroy();
    if ('hang' in trouble && trouble.hang === 'before') {
      silentSince = Date.now();
      return;
    }
    if ('garbage' in trouble && trouble.garbage === 'before')
      return void socket.end('\0\0 nothing \0\r\n\r\n');
    const reply = await toReply(await forward(call, from, body));
    if ('twice' in trouble) {
      delete from.headers['if-match'];
      return write(to, await toReply(await forward(call, from, body)));
    }
    if ('alter' in trouble) return write(to, trouble.alter(reply));
    if ('lateMs' in trouble) {
      await wait(trouble.lateMs, undefined, { signal: off.signal }).catch(() => undefined);
      return write(to, reply);
    }
    if ('garbage' in trouble) return void socket.end('\0\0 nothing \0\r\n\r\n');
    const full = Buffer.from(reply.body);
    const isSilent =
      'cut' in trouble ? trouble.cut === 'after' : 'hang' in trouble && trouble.hang === 'after';
    if (!isSilent) to.writeHead(reply.status, { ...reply.headers, 'Content-Length': full.length });
    if ('dripMs' in trouble) {
      const size = Math.max(1, Math.ceil(full.length / PIECES));
      for (let at = 0; at < full.length; at += size) {
        to.write(full.subarray(at, at + size));
        await wait(trouble.dripMs / PIECES);
      }
      to.end();
      return;
    }
    const hasHalf = 'hang' in trouble ? trouble.hang === 'body' : trouble.cut === 'body';
    if (!isSilent) to.flushHeaders();
    if (hasHalf) await new Promise((resolve) => to.write(full.subarray(0, full.length / 2), resolve));
    if ('hang' in trouble) silentSince = Date.now();
    // Time for what was written to arrive: a reset overtakes it.
    if ('cut' in trouble) setTimeout(() => socket.destroy(), isSilent ? 0 : 20);
  };

  const server = createServer((from, to) => {
    const work = async (): Promise<void> => {
      const call: Call = { method: from.method ?? 'GET', path: (from.url ?? '').split('?', 1)[0] ?? '' };
      const token = from.headers.authorization;
      if (token !== undefined) seen.add(token);
      if (token !== undefined && expired.has(token)) {
        await readAll(from);
        return write(to, EXPIRED);
      }
      if (active && active.left > 0 && active.on(call)) {
        active.left -= 1;
        struck += 1;
        return harm(active.trouble, call, from, to);
      }
      const answer = await forward(call, from, await readAll(from));
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    };
    // A page that is left breaks its own connections.
    work().catch(() => from.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    journal,
    forget: () => void journal.splice(0),
    struck: () => struck,
    silentMs: () => (silentSince === null ? null : Date.now() - silentSince),
    switchOn: (trouble, on, times = Infinity) => {
      struck = 0;
      silentSince = null;
      active = { trouble, on, left: times };
    },
    switchOff: () => {
      active = null;
      off.abort();
      off = new AbortController();
    },
    expireTokens: () => {
      for (const token of seen) expired.add(token);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

const readAll = async (from: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of from) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const toReply = async (answer: IncomingMessage): Promise<Reply> => ({
  status: answer.statusCode ?? 502,
  headers: Object.fromEntries(
    Object.entries(answer.headers)
      .filter(([name]) => !HOP.has(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  ),
  body: (await readAll(answer)).toString(),
});

const write = (to: ServerResponse, { status, headers, body }: Reply): void => {
  to.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  to.end(body);
};
