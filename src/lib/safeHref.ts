const SCHEMES = /^(?:https?:\/\/|mailto:)[^\s]+$/i;
const BARE_HOST = /^www\.[^\s/?#]+\.[^\s]+$/i;

/**
 * Address that a link may lead to, or null: only http, https and mailto are followed, since a `javascript:` or
 * `data:` address of a record would run in the page. `www.club.fr` gets the scheme that is usually left out.
 */
export const safeHref = (address: string): string | null => {
  const trimmed = address.trim();
  if (BARE_HOST.test(trimmed)) return `https://${trimmed}`;
  return SCHEMES.test(trimmed) ? trimmed : null;
};
