import { toList, type Json } from '../read.ts';

/** An address with a host and a protocol of the options, http and https by default. */
export const isWebAddress = (text: string, options: Json): boolean => {
  const named = toList(options.protocols).filter((name): name is string => typeof name === 'string');
  const protocols = named.length > 0 ? named : ['http', 'https'];
  const address = options.relativeProtocol === true && text.startsWith('//') ? `https:${text}` : text;
  // Spaces and a missing host are mended by browsers and refused by the server.
  if (/\s/.test(address) || !/^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(address)) return false;
  return URL.canParse(address) && protocols.includes(new URL(address).protocol.slice(0, -1));
};
