export type Changes = Readonly<Record<string, string | number | null | readonly string[]>>;

/** The parameters of an address with some of them set, and those that are null taken away. */
export const withParameters = (params: URLSearchParams, changes: Changes): URLSearchParams => {
  const after = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes))
    if (typeof value === 'string' || typeof value === 'number') after.set(name, String(value));
    else {
      after.delete(name);
      for (const one of value ?? []) after.append(name, one);
    }
  return after;
};
