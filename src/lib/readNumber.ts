import { isDecimalText, isExact } from './decimal.ts';

/** Format that a text is read as: `exact` is a decimal kept as text with every digit, `amount` is euros in whole cents. */
export type NumberForm = 'integer' | 'decimal' | 'exact' | 'amount';

/** Why a text is no number of a form: a name of a sentence below `validation`. */
type NumberRefusal = 'integer' | 'decimal' | 'amount' | 'blanks' | 'thousands' | 'cents' | 'digits';

/** Null for an empty text. */
type NumberRead = { readonly value: number | string } | { readonly refusal: NumberRefusal } | null;

/** Figures of whole euros, so that the cents are exact. */
const MOST_EUROS = 12;

/**
 * Reads what somebody typed, or a cell of a file. It takes a French or plain number as a whole or says
 * why it takes none: no character is dropped, nothing is rounded.
 *
 *     text    = { blank } [ number | amount | percent ] { blank }
 *     number  = [ sign [ blank ] ] ( whole [ mark { digit } ] | mark digit { digit } )
 *     whole   = digit { digit } | leading [ digit [ digit ] ] three { three }    three = blank digit digit digit
 *     amount  = number [ [ blank ] "€" ] | "€" [ blank ] number
 *             | [ sign [ blank ] ] whole [ blank ] "€" [ blank ] digit digit     (12€50)
 *     percent = number [ blank ] "%"            (for `unit` "%" alone)
 *     mark    = "," | "."      sign = "+" | "-" | "−"      leading = "1" … "9"
 *     blank   = a space, no-break (U+00A0), narrow no-break (U+202F) or thin (U+2009)
 *
 * A point before groups of three digits (`1.000`, `1.234.567`) is refused: one reader takes it for thousands, another
 * for decimals; so is what has more than two decimals as an amount, or any as an integer.
 */
export const readNumber = (typed: string, form: NumberForm, unit: '%' | null = null): NumberRead => {
  const text = typed.trim();
  if (text === '') return null;
  const bare = form === 'amount' ? withoutEuro(text) : unit === '%' ? text.replace(PERCENT, '') : text;
  const figures = partsOf(bare);
  if (figures === null || DOUBTFUL.test(unsigned(bare))) return { refusal: refusalOf(bare, form) };
  return FORMS[form](figures);
};

/** The value of a text that is read, else the text as a form keeps it: never one that travels as a number (`1.000`). */
export const toTypedNumber = (
  typed: string,
  form: NumberForm,
  unit: '%' | null = null,
): number | string | null => {
  const read = readNumber(typed, form, unit);
  if (read === null) return null;
  if ('value' in read) return read.value;
  return isDecimalText(typed) ? `${typed}\u00a0` : typed;
};

interface Figures {
  readonly sign: '-' | '';
  readonly whole: string;
  readonly decimals: string;
}

const BLANK = String.raw`[ \u00a0\u202f\u2009]`;
const SIGN = String.raw`(?:([+\-\u2212])${BLANK}?)?`;
const WHOLE = String.raw`(\d+|[1-9]\d{0,2}(?:${BLANK}\d{3})+)`;
const NUMBER = new RegExp(String.raw`^${SIGN}${WHOLE}?(?:[.,](\d*))?$`);
const EURO_AND_CENTS = new RegExp(String.raw`^(${SIGN}${WHOLE})${BLANK}?€${BLANK}?(\d{2})$`);
const EURO = new RegExp(String.raw`^€${BLANK}?|${BLANK}?€$`);
const PERCENT = new RegExp(String.raw`${BLANK}?%$`);
const BLANKS = new RegExp(BLANK, 'g');
/** `1.000`, and a mark for thousands besides one for decimals. */
const DOUBTFUL = /^[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d*)?|(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/;

const withoutEuro = (text: string): string => {
  const cents = EURO_AND_CENTS.exec(text);
  return cents ? `${cents[1]},${cents[4]}` : text.replace(EURO, '');
};

const partsOf = (text: string): Figures | null => {
  const [found, sign, whole = '', decimals = ''] = NUMBER.exec(text) ?? [];
  if (found === undefined || whole + decimals === '') return null;
  return {
    sign: sign === '-' || sign === '\u2212' ? '-' : '',
    whole: whole.replace(BLANKS, '').replace(/^0+(?=\d)/, '') || '0',
    decimals,
  };
};

const unsigned = (text: string): string => text.replace(/^[+\-\u2212]/, '').replace(/^\s/, '');

/** Why a text is no number at all. */
const refusalOf = (text: string, form: NumberForm): NumberRefusal => {
  if (DOUBTFUL.test(unsigned(text))) return 'thousands';
  if (form === 'amount' && /\d\s?€\s?\d+$/.test(text)) return 'cents';
  return partsOf(text.replace(BLANKS, '')) === null ? GENERAL[form] : 'blanks';
};

const GENERAL = { integer: 'integer', decimal: 'decimal', exact: 'decimal', amount: 'amount' } as const;

const FORMS: Readonly<Record<NumberForm, (figures: Figures) => NumberRead>> = {
  integer: (figures) => {
    if (figures.decimals !== '') return { refusal: 'integer' };
    const value = Number(toWire(figures));
    return Number.isSafeInteger(value) ? { value: value || 0 } : { refusal: 'digits' };
  },
  decimal: (figures) => {
    const wire = toWire(figures);
    // What would be kept is another number.
    return isExact(wire) ? { value: Number(wire) || 0 } : { refusal: 'digits' };
  },
  exact: (figures) => {
    const value = toWire(figures);
    return isDecimalText(value) ? { value } : { refusal: 'digits' };
  },
  amount: ({ sign, whole, decimals }) => {
    if (decimals.length > 2) return { refusal: 'cents' };
    if (whole.length > MOST_EUROS) return { refusal: 'amount' };
    const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
    return { value: sign === '-' && cents !== 0 ? -cents : cents };
  },
};

const toWire = ({ sign, whole, decimals }: Figures): string =>
  `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`;
