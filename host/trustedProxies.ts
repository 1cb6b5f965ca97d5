import { BlockList, isIP } from 'node:net';
import { StartError } from './StartError.ts';

/** Reads addresses and networks between commas: `127.0.0.1, 10.0.0.0/8`. */
export const trustedProxies = (text: string): BlockList => {
  const list = new BlockList();
  for (const part of text.split(',').map((entry) => entry.trim())) {
    const [address = '', prefix, ...rest] = part.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const bits = prefix === undefined ? longest : Number(prefix);
    if (version === 0 || rest.length > 0 || !/^\d*$/.test(prefix ?? '') || prefix === '' || bits > longest)
      throw new StartError(
        `TRUST_PROXY holds '${part}': give the addresses of the proxies, for example TRUST_PROXY=127.0.0.1,10.0.0.0/8`,
      );
    list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
};
