/** `12.5` gives `12,5`; a text stays as it was typed. */
export const toDecimalInput = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value).replace('.', ',') : '';

/** Reads a typed number with comma or dot; null when empty, the text itself when it is no number. */
export const parseDecimal = (typed: string): number | string | null => {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : typed;
};
