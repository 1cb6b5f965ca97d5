/** The entries (numbers) that an address names, `?entries=12,15`; null where it names none and all are meant. */
export const chosenIn = (search: string): ReadonlySet<number> | null => {
  const named = new URLSearchParams(search).get('entries');
  return named === null ? null : new Set(named.split(',').filter(Boolean).map(Number));
};
