/** The result of a function; null where it throws. */
export const tryOrNull = <T>(make: () => T): T | null => {
  try {
    return make();
  } catch {
    return null;
  }
};
