import type { BlockList } from 'node:net';
import { callerAddress, isTrusted, toPlain } from './callerAddress.ts';

/** The connection of a request, as a context of Hono gives it. */
interface Called {
  readonly env: unknown;
  readonly req: { header(name: string): string | undefined };
}

/** Finds the address of whoever calls; `trusted` are the proxies whose word is taken. */
export const callerOf =
  (trusted: BlockList | undefined) =>
  (c: Called): string =>
    callerAddress(peerOf(c.env), c.req.header('X-Forwarded-For'), trusted);

/** The address as the caller wrote it: a proxy that is believed may end HTTPS before us. */
export const addressAsCalled = (request: Request, env: unknown, trusted: BlockList | undefined): URL => {
  const url = new URL(request.url);
  const isSecure = request.headers.get('X-Forwarded-Proto') === 'https';
  if (isSecure && trusted && isTrusted(trusted, toPlain(peerOf(env)))) url.protocol = 'https:';
  return url;
};

/** The peer's address under the Node host; hosts without a network have one caller. */
const peerOf = (env: unknown): string => {
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return 'local';
  const incoming = env.incoming as { socket?: { remoteAddress?: string } };
  return incoming.socket?.remoteAddress ?? 'local';
};
