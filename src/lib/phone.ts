/** Characters of a phone number that are shown, before the spaces are put in. */
const PHONE_LIMIT = 13;
export const FRANCE = '+33';

/** The figures of a phone number: `01.23-45` gives `012345`. */
export const toPhoneDigits = (text: string): string => text.replace(/[^\d+]/g, '');

/**
 * `0123456789` gives `01 23 45 67 89`, `+33123456789` gives `+33 1 23 45 67 89`. Throws `Invalid phone number`
 * on a text without any digit.
 */
export const formatPhone = (text: string): string => {
  const digits = toPhoneDigits(text);
  if (!/\d/.test(digits)) throw new Error('Invalid phone number');
  return groupDigits(digits.slice(0, PHONE_LIMIT));
};

/** Figures in pairs; after the prefix of France one digit is alone, after any other the prefix's two digits. */
export const groupDigits = (digits: string): string => {
  if (digits.startsWith(FRANCE)) {
    const [first = '', ...others] = digits.slice(FRANCE.length);
    return [FRANCE, first, ...pairsOf(others.join(''))].filter((part) => part !== '').join(' ');
  }
  return digits.startsWith('+') ? `+${pairsOf(digits.slice(1)).join(' ')}` : pairsOf(digits).join(' ');
};

const pairsOf = (digits: string): readonly string[] => digits.match(/.{1,2}/g) ?? [];
