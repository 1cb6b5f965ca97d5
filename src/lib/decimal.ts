const FIGURES = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Whether a text is a number as it travels, in figures with a dot; `1e3`, `0x10` and what no number holds are none. */
export const isDecimalText = (text: string): boolean => FIGURES.test(text) && Number.isFinite(Number(text));

/** `"507.01"`, the wire form of a decimal; null when `value` is no number. */
export const toDecimalText = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value))
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  return typeof value === 'string' && isDecimalText(value) ? value : null;
};

/** Whether a number holds every digit of such a text. */
export const isExact = (text: string): boolean => toDecimalText(Number(text) || 0) === shortest(text);

/** Without the zeros behind the dot that say nothing. */
const shortest = (text: string): string => {
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
};

/** `12.5` gives `12,5`; a text that is no number stays as it was typed. */
export const toDecimalInput = (value: unknown): string => {
  const text = toDecimalText(value);
  if (text !== null) return text.replace('.', ',');
  return typeof value === 'string' ? value.trim() : '';
};
