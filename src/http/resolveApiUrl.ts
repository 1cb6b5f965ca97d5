import { API } from '../lib/iri.ts';
import { ApiError } from './ApiError.ts';
import { tryOrNull } from '../lib/tryOrNull.ts';

/** Entry point of the API as a URL: a bare host gets the prefix `/api`, a bare path is on `origin`. */
export const toEntrypoint = (apiUrl: string, origin: string): URL => {
  const url = new URL(apiUrl, origin);
  url.pathname = url.pathname.replace(/\/+$/, '') || API;
  url.search = '';
  url.hash = '';
  return url;
};

/**
 * Address of a call: `people`, `/people`, `/api/people` and an absolute address on the API are the same. Throws
 * an `ApiError` of kind 'client' for anything outside the API's origin and prefix, so that a server's or a
 * link's forged IRI never receives the token.
 */
export const resolveApiUrl = (entrypoint: URL, path: string): URL => {
  const url = ownUrl(entrypoint, path, toUrl);
  if (url.pathname !== entrypoint.pathname && !url.pathname.startsWith(`${entrypoint.pathname}/`))
    throw outside(path);
  return url;
};

/**
 * Address of a file's content, absolute or a path on the API's host, below the prefix or beside it. Throws an
 * `ApiError` of kind 'client' for any other host: the token that goes with it must never reach one.
 */
export const resolveFileUrl = (entrypoint: URL, url: string): URL =>
  ownUrl(entrypoint, url, (base, path) => parseUrl(path, base));

const ownUrl = (entrypoint: URL, path: string, read: (entrypoint: URL, path: string) => URL | null): URL => {
  const url = isClean(path) ? read(entrypoint, path) : null;
  if (!url || url.origin !== entrypoint.origin || url.username !== '' || url.password !== '')
    throw outside(path);
  url.hash = '';
  return url;
};

const toUrl = (entrypoint: URL, path: string): URL | null => {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return parseUrl(path, entrypoint);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const pathname = rooted.split(/[?#]/, 1)[0] ?? '';
  const isPrefixed = pathname === entrypoint.pathname || pathname.startsWith(`${entrypoint.pathname}/`);
  return parseUrl(isPrefixed ? rooted : entrypoint.pathname + rooted, entrypoint);
};

/** `URL.parse` is missing in the browsers and Node versions still in use. */
const parseUrl = (path: string, base: URL): URL | null => tryOrNull(() => new URL(path, base));

/** The URL parser drops control characters, turns `\` into `/` and walks `..`: it must get none of these. */
const isClean = (path: string): boolean => {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(pathname)) return false;
  return !decode(pathname)
    .split(/[/\\]/)
    .some((segment) => segment === '..' || segment === '.');
};

/** Decoded twice, as a server behind a proxy may do; a broken escape is left as it is. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text.replace(/%2e/gi, '.').replace(/%2f/gi, '/').replace(/%5c/gi, '\\');
  }
};

const outside = (path: string): ApiError =>
  new ApiError({ kind: 'client', message: `Refused to call '${path.slice(0, 200)}': it is outside the API` });
