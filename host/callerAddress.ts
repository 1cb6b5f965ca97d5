import { isIP } from 'node:net';
import type { BlockList } from 'node:net';

/**
 * Who calls. The peer of the connection, unless it is a proxy we trust: then the last address of
 * `X-Forwarded-For` that is none of ours. What is further left was written by the caller itself.
 */
export const callerAddress = (
  peer: string,
  forwarded: string | undefined,
  trusted: BlockList | undefined,
): string => {
  let caller = toPlain(peer);
  const hops = (forwarded ?? '').split(',').map((hop) => toPlain(hop.trim()));
  while (trusted && isTrusted(trusted, caller)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    caller = hop;
  }
  return caller;
};

/** A socket that listens on IPv6 as well writes IPv4 callers as `::ffff:192.0.2.7`. */
export const toPlain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether an address is one of our proxies. */
export const isTrusted = (trusted: BlockList, address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
};
