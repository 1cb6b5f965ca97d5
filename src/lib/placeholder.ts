/** Shown for an empty value. */
export const PLACEHOLDER = '--';

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
