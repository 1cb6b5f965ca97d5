import { toAddress } from '../../lib/address.ts';

/** Digits of the shortest code. */
const DIGITS = 5;

/**
 * The code in what was typed or scanned: `PASS-00012`, `pass 12`, `12`, or the address that a printed pass
 * carries; what is none of these stays as it is, in capitals.
 */
export const toCode = (typed: string): string => {
  const text = decode(typed.trim()).toUpperCase();
  const found = /PASS[\s-]*(\d{1,12})/.exec(text) ?? /^(\d{1,12})$/.exec(text);
  const number = found?.[1];
  return number === undefined ? text : `PASS-${number.padStart(DIGITS, '0')}`;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Address of the pass check of an event; with a code, that pass is checked at once. */
export const passCheckAddress = (clubId: string, event: number | string, code?: string): string => {
  const address = toAddress(clubId, 'club-events/:id/participants', { id: event });
  return code === undefined
    ? address
    : `${address}?filter=${encodeURIComponent(JSON.stringify({ passCode: code }))}`;
};

/** The code in such an address; null without one. */
export const codeInAddress = (search: string): string | null => {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');
    const code =
      typeof filter === 'object' && filter !== null && 'passCode' in filter ? filter.passCode : null;
    return typeof code === 'string' && code !== '' ? code : null;
  } catch {
    return null;
  }
};
