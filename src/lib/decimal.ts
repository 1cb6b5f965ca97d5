const FIGURES = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Whether a text is a number in decimal figures with a dot; `1e3`, `0x10` and what no number holds are none. */
export const isDecimalText = (text: string): boolean => FIGURES.test(text) && Number.isFinite(Number(text));

/** `12.5` gives `12,5`; a text stays as it was typed. */
export const toDecimalInput = (value: unknown): string =>
  (typeof value === 'string' ? value : (toDecimalText(value) ?? '')).replace('.', ',');

/** Reads a typed number with comma or dot; null when empty, the text itself when it is no number. */
export const parseDecimal = (typed: string): number | string | null => {
  const text = parseDecimalText(typed);
  return text !== null && isDecimalText(text) ? Number(text) : text;
};

/** The same as a text with a dot, which keeps every digit. */
export const parseDecimalText = (typed: string): string | null => {
  const text = typed
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (text === '') return null;
  return isDecimalText(text) ? text : typed;
};

/** `"507.01"`, the wire form of a decimal; null when `value` is no number. */
export const toDecimalText = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value))
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  return typeof value === 'string' && FIGURES.test(value.trim()) ? value.trim() : null;
};
