interface Opened {
  readonly team?: number;
  readonly meeting?: number;
}

/** The address with a team or a meeting opened, and no other; nothing closes what is open. */
export const withOpened = (asked: URLSearchParams, opened: Opened = {}): string => {
  const next = new URLSearchParams(asked);
  for (const name of ['team', 'meeting']) next.delete(name);
  for (const [name, key] of Object.entries(opened)) next.set(name, String(key));
  return `?${next}`;
};
