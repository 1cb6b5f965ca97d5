/** Messages below a node of react-hook-form's errors, its own included. */
export const countErrors = (errors: unknown): number => {
  if (typeof errors !== 'object' || errors === null) return 0;
  if (Array.isArray(errors)) return errors.reduce<number>((sum, entry) => sum + countErrors(entry), 0);
  return Object.entries(errors).reduce((sum, [key, value]) => {
    if (key === 'message') return sum + (typeof value === 'string' ? 1 : countErrors(value));
    // `ref` is the input itself, `type` and `types` say again what `message` says.
    return PARTS.has(key) && !isError(value) ? sum : sum + countErrors(value);
  }, 0);
};

const PARTS = new Set(['ref', 'type', 'types']);

/** A field may itself be called `type` or `ref`: its error is then an object with a message. */
const isError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && typeof (value as { message?: unknown }).message === 'string';
