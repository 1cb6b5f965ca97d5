/** Digits of the shortest code. */
const DIGITS = 5;

/**
 * The code in what was typed or read at a desk: `PASS-00012`, `pass 12`, `12`, or the address that a printed pass
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
