import { toList, type Json } from '../read.ts';
import { isBareClock, toClock } from '../../lib/clock.ts';
import { isRealDate } from '../../lib/dates.ts';
import { say, worded } from '../message.ts';
import type { Check } from './Check.ts';

/** The form that browsers require of `type="email"`, with a point in the host; Symfony's modes html5 and strict. */
const HTML5 =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An email address in a mode of Symfony's `Email` constraint, the loose one by default. */
export const isEmailAddress = (text: string, mode: unknown): boolean =>
  mode === 'html5' || mode === 'strict' || mode === 'html5-allow-no-tld'
    ? HTML5.test(text) || (mode === 'html5-allow-no-tld' && isLoose(`${text}.tld`))
    : isLoose(text);

/**
 * Symfony's loose mode requires `name@host.tld` without spaces in the host, no more: what the server takes must
 * not be refused here.
 */
const isLoose = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return at > 0 && !/\s/.test(host) && /[^.]\.[^.]/.test(host);
};

/** An address with a host and a protocol of the options, http and https by default. */
export const isWebAddress = (text: string, options: Json): boolean => {
  const named = toList(options.protocols).filter((name): name is string => typeof name === 'string');
  const protocols = named.length > 0 ? named : ['http', 'https'];
  const address = options.relativeProtocol === true && text.startsWith('//') ? `https:${text}` : text;
  // Spaces and a missing host are mended by browsers and refused by the server.
  if (/\s/.test(address) || !/^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(address)) return false;
  return URL.canParse(address) && protocols.includes(new URL(address).protocol.slice(0, -1));
};

/** Country, check figures, account: 15 to 34 characters once the spaces are out; remainder 1 by 97 (ISO 13616). */
export const isIban = (text: string): boolean => {
  const iban = text.replaceAll(/[\s\u00a0\u202f]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return [...moved].reduce((remainder, character) => addFigures(remainder, character), 0) === 1;
};

/** A letter counts as two figures, A being 10. */
const addFigures = (remainder: number, character: string): number => {
  const value = Number.parseInt(character, 36);
  return (remainder * (value > 9 ? 100 : 10) + value) % 97;
};

/** A text in a `format` of the server's own is left to it; dates and date-times travel in the one wire form. */
export const isDate: Check = (value, options, { field }) => {
  const isOwnForm = field.type === 'date' || field.type === 'datetime';
  if (!isOwnForm && options.format !== undefined) return null;
  const dates = Array.isArray(value) ? value : [value];
  const isKnown = (date: unknown): boolean =>
    typeof date === 'string' && (isRealDate(date) || (field.isDayOrMoment === true && isBareClock(date)));
  return dates.every(isKnown) ? null : say('date');
};

export const isTime: Check = (value, options) => {
  const times = Array.isArray(value) ? value : [value];
  return times.every((time) => toClock(time) !== null) ? null : worded(options, 'message', {}, say('time'));
};
