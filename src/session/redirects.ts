import { belongsToClub } from './access.ts';
import type { SessionState, SessionUser } from './SessionState.ts';
import { tryOrNull } from '../lib/tryOrNull.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The path after login, or null for an unsafe `path`: another host, `//host`, `\`, control characters, a login or
 * logout path, or one unknown to `isKnownPath`.
 */
export const safeRedirect = (
  path: string | null,
  isKnownPath: (pathname: string) => boolean = () => true,
): string | null => {
  // eslint-disable-next-line no-control-regex -- browsers drop these characters, which could uncover a `//`
  if (!path?.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(path)) return null;
  const url = parseUrl(path);
  // Walking `..` may uncover a second slash that the text did not begin with.
  if (!url || /\/\//.test(path.split(/[?#]/, 1)[0] ?? '') || url.pathname.includes('//')) return null;
  if (isAuthPath(url.pathname) || !isKnownPath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
};

/** The login page, with the way back unless the place itself belongs to login or logout. */
export const loginAddress = ({ pathname, search, hash }: Place): string =>
  isAuthPath(pathname) ? '/login' : `/login?redirect=${encodeURIComponent(pathname + search + hash)}`;

/** Home of the first club the user may enter. */
export const homeAddress = (user: SessionUser): string => {
  const club = user.clubPermissions[0];
  return club ? `/${club.node}` : '/login';
};

/**
 * Redirect of a refused page: home of the club in the URL, of the user's first club from another club, the login
 * page without session or clubs.
 */
export const refusalAddress = (state: SessionState, clubId: number, place: Place): string => {
  if (state.status !== 'loggedIn' || state.user.clubPermissions.length === 0) return loginAddress(place);
  return belongsToClub(state.user, clubId) ? `/${clubId}` : homeAddress(state.user);
};

/** Pages without login. Decoded and case-insensitive, as the routes are matched. */
export const isAuthPath = (pathname: string): boolean =>
  /^\/(?:login|logout|resetting|registration)(?:\/|$)/i.test(
    tryOrNull(() => decodeURI(pathname)) ?? pathname,
  );

const ORIGIN = 'https://raquette.invalid';

const parseUrl = (path: string): URL | null => {
  const url = tryOrNull(() => new URL(path, ORIGIN));
  return url?.origin === ORIGIN ? url : null;
};
