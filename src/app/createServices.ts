import type { DraftStore } from '../data/createDraftStore.ts';
import type { SheetStore } from '../data/createSheetStore.ts';
import { createLocalCopy } from '../data/copy/createLocalCopy.ts';
import { readVersion, writeVersion } from '../data/cacheVersion.ts';
import { createHeaderEvents } from '../data/headerEvents.ts';
import { createCallLog } from '../http/createCallLog.ts';
import { API } from '../lib/iri.ts';
import { lazyMethods } from '../lib/lazyMethods.ts';
import { createPendingReads } from '../http/createPendingReads.ts';
import { sleep } from '../http/retries.ts';
import { errorTexts, waitText } from '../i18n/errors.ts';
import type { Services } from '../features/ServicesContext.tsx';
import { destroyDraftsAtLogout } from './destroyDraftsAtLogout.ts';
import { forgetClubStores } from '../areas/club/clubStoreKey.ts';
import { accountOf, userOf, type SessionState } from '../session/SessionState.ts';
import { createSession } from '../session/createSession.ts';
import { createSessionTransport } from '../session/createSessionTransport.ts';
import type { Session } from '../session/Session.ts';
import { createToasts, type Toasts } from '../ui/toasts/createToasts.ts';

interface Settings {
  /** Host of the API, or '' for the application's own origin. */
  readonly apiUrl: string;
  /** `code` of the page's own address, sent with every call. */
  readonly code: string | null;
  /** Sent where the address has none. */
  readonly providerCode?: string | null;
  /** How long a session lasts without a gesture; null for the default. */
  readonly inactivitySeconds?: number | null;
}

/** The services that live as long as the page: session, transport and listeners of its answers. */
export const createServices = ({ apiUrl, code, providerCode, inactivitySeconds }: Settings): Services => {
  const entrypoint = new URL(API, apiUrl || globalThis.location.origin).toString();
  const headerEvents = createHeaderEvents();
  const hub = createHubUrl(entrypoint);
  const onHeaders =
    (isData: boolean) =>
    (headers: Headers): void => {
      hub.read(headers);
      headerEvents.emit(headers, isData);
    };
  const toasts = createToasts();
  const wait = sleepSaying(toasts);
  const session = createSession({
    apiUrl: entrypoint,
    code,
    providerCode: providerCode ?? null,
    onHeaders: onHeaders(false),
    sleep: wait,
    ...(inactivitySeconds ? { inactivitySeconds } : {}),
  });
  const pendingReads = createPendingReads();
  const calls = createCallLog();
  const transport = {
    ...createSessionTransport(session, {
      apiUrl: entrypoint,
      onHeaders: onHeaders(true),
      pendingReads,
      calls,
      sleep: wait,
    }),
    hubUrl: hub.url,
  };
  // They may name people.
  session.subscribe(() => {
    if (session.getState().status === 'loggedOut') toasts.forget();
  });
  // Lazy: only logged-in pages need drafts and sheets, a public page loads neither.
  const drafts = lazyMethods<DraftStore>(
    async () => (await import('../data/createDraftStore.ts')).createDraftStore(),
    ['read', 'write', 'remove', 'destroy'],
  );
  const sheets = lazyMethods<SheetStore>(
    async () => (await import('../data/createSheetStore.ts')).createSheetStore(),
    ['isAvailable', 'read', 'writeFacts', 'writeEntries', 'unsent', 'destroy'],
  );
  // Here and not in the club area, which is unmounted by the time of a wanted logout.
  destroyDraftsAtLogout(session, drafts);
  destroyDraftsAtLogout(session, sheets);
  destroyDraftsAtLogout(session, {
    destroy: async (account) => forgetClubStores(globalThis.localStorage, account),
  });
  keepVersionOfLogin(session, headerEvents);
  const copy = createLocalCopy();
  destroyCopyWithRights(session, () => {
    writeVersion(null);
    void copy.destroy();
  });
  return {
    session,
    transport,
    toasts,
    copy,
    copyOwner: (clubId) => {
      const account = accountOf(session.getState());
      return account === null
        ? null
        : { account, clubId, version: `${import.meta.url} ${readVersion() ?? ''}` };
    },
    cancelReads: () => pendingReads.cancelReads(),
    calls,
    headerEvents,
    drafts,
    sheets,
    entrypoint,
  };
};

/** Waits as a server wants it (`Retry-After`), and says so: the page shows no more than that it loads. */
const sleepSaying = (toasts: Toasts): typeof sleep => {
  let waiting = 0;
  let until = 0;
  return async (ms, signal) => {
    if (ms < SAID_MS) return sleep(ms, signal);
    const end = Date.now() + ms;
    waiting += 1;
    // The reads of a page wait together, for about as long.
    if (end >= until + SAID_MS) {
      until = end;
      const text = errorTexts.waiting.replace('%{wait}', waitText(ms / 1000));
      toasts.show({ text, kind: 'info', key: 'wait', sticky: true });
    }
    await sleep(ms, signal).finally(() => {
      waiting -= 1;
      if (waiting > 0) return;
      until = 0;
      toasts.dismiss('wait');
    });
  };
};

/** A shorter wait is over before it is read. */
const SAID_MS = 5000;

/** The first answer of a login names the version already, before there is a page whose descriptions it dates. */
const keepVersionOfLogin = (
  session: Pick<Session, 'getState' | 'subscribe'>,
  headerEvents: Pick<Services['headerEvents'], 'subscribe'>,
): void => {
  let version: string | null = null;
  const keepVersion = (): void => {
    const isLoggedIn = session.getState().status === 'loggedIn';
    if (isLoggedIn && version !== null && readVersion() === null) writeVersion(version);
  };
  headerEvents.subscribe(({ cacheVersion }) => {
    version = cacheVersion ?? version;
    keepVersion();
  });
  session.subscribe(keepVersion);
};

/** Remembers the URL of the Mercure hub that the `Link` header of an answer names; same origin only. */
const createHubUrl = (entrypoint: string) => {
  let known: string | null = null;
  return {
    read: (headers: Headers): void => {
      const target = /<([^>]*)>\s*;\s*rel="?mercure"?/i.exec(headers.get('Link') ?? '')?.[1];
      if (target === undefined || !URL.canParse(target, entrypoint)) return;
      const address = new URL(target, entrypoint);
      if (address.origin === new URL(entrypoint).origin) known = address.href;
    },
    url: (): string | null => known,
  };
};

/** Calls back at every end of a session, however it came, and where an account gives way to another or has other rights. */
const destroyCopyWithRights = (
  session: Pick<Session, 'getState' | 'subscribe'>,
  destroy: () => void,
): void => {
  let before = session.getState();
  session.subscribe(() => {
    const now = session.getState();
    if (now !== before && (now.status === 'loggedOut' || hasOthers(before, now))) destroy();
    before = now;
  });
};

const hasOthers = (before: SessionState, now: SessionState): boolean => {
  const [had, has] = [userOf(before), userOf(now)];
  return had !== null && has !== null && JSON.stringify(had) !== JSON.stringify(has);
};
