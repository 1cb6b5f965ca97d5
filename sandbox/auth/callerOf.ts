import type { Context as HonoContext } from 'hono';
import type { BlockList } from 'node:net';
import type { Env } from '../rights/context.ts';
import { callerAddress } from './callerAddress.ts';

/** Tells the address of whoever calls; `trusted` are the proxies whose word is taken. */
export const callerOf =
  (trusted: BlockList | undefined) =>
  (c: HonoContext<Env>): string =>
    callerAddress(peerOf(c), c.req.header('X-Forwarded-For'), trusted);

/** The peer's address under the Node host; hosts without a network have one caller. */
const peerOf = (c: HonoContext<Env>): string => {
  const env: unknown = c.env;
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return 'local';
  const incoming = env.incoming as { socket?: { remoteAddress?: string } };
  return incoming.socket?.remoteAddress ?? 'local';
};
