import { clubStoreKey, ownStoreKey } from '../../src/areas/club/clubStoreKey.ts';

interface DeviceRow {
  /** As the page on personal data calls it. */
  readonly name: string;
  readonly what: string;
  /** Databases, keys, cookies and caches; `*` matches what differs. */
  readonly names: readonly string[];
  readonly where:
    'IndexedDB, sealed' | 'IndexedDB' | 'local storage' | 'session storage' | 'cookie' | 'cache';
  readonly until: string;
}

/** Data kept in a browser. The page on personal data lists the same in the same order. */
export const deviceRows: readonly DeviceRow[] = [
  {
    name: 'session',
    what: 'refresh token, or the access token of a server that gives none, and the rights of the account',
    names: ['raquette-session'],
    where: 'IndexedDB',
    until: 'the end of the session',
  },
  {
    name: 'flags',
    what: 'end of the session, mark of a logout, version of the data',
    names: ['raquette.deadline', 'raquette.logged-out', 'raquette.cache-version'],
    where: 'local storage',
    until: 'the end of the session, but for the mark',
  },
  {
    name: 'copy',
    what: 'what was read last, without certificates, revealed values and files',
    names: ['raquette-copy'],
    where: 'IndexedDB, sealed',
    until: '7 days, at most the end of the session',
  },
  {
    name: 'drafts',
    what: 'unsaved values of forms',
    names: ['raquette-drafts'],
    where: 'IndexedDB, sealed',
    until: '24 hours, at most the logout',
  },
  {
    name: 'sheets',
    what: 'match sheets',
    names: ['raquette-sheets'],
    where: 'IndexedDB, sealed',
    until: 'the logout; what the server has not confirmed stays for the same account',
  },
  {
    name: 'selections',
    what: 'pages pinned or opened last, and saved views that search for a text',
    names: [`RaStore${clubStoreKey('*', '*')}`],
    where: 'local storage',
    until: 'the logout',
  },
  {
    name: 'preferences',
    what: 'columns and other saved views of an account',
    names: [`RaStore${ownStoreKey('*')}`],
    where: 'local storage',
    until: 'the data of the site are cleared',
  },
  {
    name: 'news',
    what: 'that the news of the home page was read',
    names: ['info-dialog'],
    where: 'cookie',
    until: 'the logout, at most the end of the browser',
  },
  {
    name: 'shell',
    what: 'public answers and files of the application, once a match sheet was opened',
    names: ['raquette-public', 'raquette-parts', 'raquette-page'],
    where: 'cache',
    until: '1 day the answers, 30 days the files',
  },
  {
    name: 'scheme',
    what: 'light or dark',
    names: ['raquette-scheme'],
    where: 'local storage',
    until: 'the data of the site are cleared',
  },
  {
    name: 'ownClub',
    what: 'the club that a reader of results follows',
    names: ['raquette.ownClub'],
    where: 'local storage',
    until: 'the reader gives it up',
  },
  {
    name: 'reload',
    what: 'when a page was last loaded anew for a missing part',
    names: ['raquette.reloaded'],
    where: 'session storage',
    until: 'the tab is closed',
  },
];
