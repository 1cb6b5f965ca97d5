/**
 * A colour that is safe in a style sheet: `#335296`, `#fff` or a name of letters; null for anything else, which
 * could close the rule and open another.
 */
export const safeColor = (value: unknown): string | null =>
  typeof value === 'string' && /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24})$/i.test(value.trim())
    ? value.trim()
    : null;

/** The six-digit form that the browser's own colour picker takes; null for what it cannot show. */
export const toPickerColor = (value: unknown): string | null => {
  const color = safeColor(value)?.toLowerCase();
  if (color && /^#[\da-f]{6}$/.test(color)) return color;
  return color && /^#[\da-f]{3}$/.test(color) ? color.replace(/[\da-f]/g, '$&$&') : null;
};
