import { expect, it } from 'vitest';
import { callerAddress } from '../../../host/callerAddress.ts';
import { trustedProxies } from '../../../host/trustedProxies.ts';
import { StartError } from '../../../host/StartError.ts';

const proxies = trustedProxies('127.0.0.1, 10.0.0.0/8,fd00::/8');

it.each([
  ['the peer, when there is no proxy between', '192.0.2.7', undefined, '192.0.2.7'],
  ['the peer, when it is no proxy of ours, whatever it claims', '192.0.2.7', '10.1.2.3', '192.0.2.7'],
  ['whom the proxy names', '127.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['whom the first of several proxies names', '127.0.0.1', '192.0.2.7, 10.0.0.9', '192.0.2.7'],
  ['nobody that the caller has invented', '127.0.0.1', '198.51.100.1, 192.0.2.7', '192.0.2.7'],
  ['the proxy, when what it says is no address', '127.0.0.1', '192.0.2.7, unknown', '127.0.0.1'],
  ['the proxy, when it says nothing', '127.0.0.1', '', '127.0.0.1'],
  ['the last of our own, when only they are named', '127.0.0.1', '10.0.0.9', '10.0.0.9'],
  ['whom a proxy of an IPv6 network names', 'fd00::2', '2001:db8::7', '2001:db8::7'],
  ['whom a proxy on a socket of both versions names', '::ffff:127.0.0.1', '::ffff:192.0.2.7', '192.0.2.7'],
])('takes %s', (_title, peer, forwarded, expected) => {
  expect(callerAddress(peer, forwarded, proxies)).toBe(expected);
});

it('believes nobody when no proxy is declared', () => {
  expect(callerAddress('127.0.0.1', '192.0.2.7', undefined)).toBe('127.0.0.1');
});

it.each(['1', 'localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '127.0.0.1,', 'fd00::/129'])(
  'refuses %s as a proxy and says what to write',
  (text) => {
    expect(() => trustedProxies(text)).toThrow(StartError);
    expect(() => trustedProxies(text)).toThrow(/^TRUST_PROXY holds '.*': give the addresses of the proxies/);
  },
);
