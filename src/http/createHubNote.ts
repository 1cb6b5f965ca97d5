export interface HubNote {
  /** Takes the hub that an answer names; one that names none leaves the last. */
  readonly note: (headers: Headers) => void;
  /** Address that tells of changes by server-sent events (Mercure); null as long as no answer named one. */
  readonly hub: () => string | null;
}

/** Remembers where the server says that it tells of changes. Only its own origin is believed. */
export const createHubNote = (entrypoint: string): HubNote => {
  let known: string | null = null;
  return {
    note: (headers) => {
      const target = /<([^>]*)>\s*;\s*rel="?mercure"?/i.exec(headers.get('Link') ?? '')?.[1];
      if (target === undefined || !URL.canParse(target, entrypoint)) return;
      const address = new URL(target, entrypoint);
      if (address.origin === new URL(entrypoint).origin) known = address.href;
    },
    hub: () => known,
  };
};
