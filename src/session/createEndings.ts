import type { BrowserParts } from './Session.ts';
import type { LoginState } from './createLoginState.ts';
import type { SharedFlags } from './createSharedFlags.ts';
import type { Tabs } from './createTabs.ts';
import type { TokenStore } from './createTokenStore.ts';
import { forgetInfoDialog } from './infoDialog.ts';
import type { LogoutReason } from './SessionState.ts';

interface Parts {
  readonly login: LoginState;
  readonly store: TokenStore;
  readonly flags: SharedFlags;
  readonly tabs: Tabs;
  readonly browser: BrowserParts;
  /** Drops what the other parts hold of the login. */
  readonly drop: () => void;
  /** Called when this tab may have slept. */
  readonly onWake: () => void;
  /** Ends the session on the server as well. */
  readonly invalidate: (refreshToken: string) => Promise<void>;
}

/** Ends the session of this tab and of the others, and follows their endings. */
export const createEndings = ({ login, store, flags, tabs, browser, drop, onWake, invalidate }: Parts) => {
  /** Clears the session of this tab and, unless it ended elsewhere, of every other tab. */
  const clear = async (reason: LogoutReason): Promise<void> => {
    const id = login.forget();
    drop();
    forgetInfoDialog(browser.document);
    if (id === null) return;
    if (reason !== 'elsewhere') {
      // The flag comes first and at once: it holds even if the tab dies before the store is cleared.
      flags.set('loggedOut', `${reason} ${id}`);
      flags.set('deadline', null);
      tabs.post({ kind: 'loggedOut', id, reason });
    }
    const stored = await store.read();
    await store.remove(id);
    const isOver = reason === 'elsewhere' || reason === 'expired';
    if (!isOver && stored?.id === id && stored.refreshToken !== null) void invalidate(stored.refreshToken);
  };

  const end = async (reason: LogoutReason): Promise<void> => {
    const cleared = clear(reason);
    login.dispatch({ kind: 'ended', reason });
    await cleared;
  };

  /** The other tabs learn why: an expired session offers the way back, a wanted logout does not. */
  const endFromElsewhere = (id: string | null, reason: string): void => {
    if (id === null || login.id() !== id) return;
    void end(reason === 'inactivity' || reason === 'expired' || reason === 'refused' ? reason : 'elsewhere');
  };

  const checkFlags = (): void => {
    const { id, reason } = parseLogoutFlag(flags.get('loggedOut'));
    endFromElsewhere(id, reason);
    onWake();
  };

  /** A page that the browser had put aside has missed every message; the flag names the last end alone. */
  const checkStore = async (): Promise<void> => {
    const id = login.id();
    if (id === null || (await store.read())?.id === id) return;
    endFromElsewhere(id, 'elsewhere');
  };
  const wake = (): void => {
    checkFlags();
    void checkStore();
  };

  const unsubscribes = [
    tabs.subscribe((message) => {
      if (message.kind === 'loggedOut') endFromElsewhere(message.id, message.reason);
    }),
    flags.subscribe(checkFlags),
    listen(browser.window, 'pageshow', wake),
    listen(browser.document, 'visibilitychange', wake),
  ];

  return {
    clear,
    end,
    /** Says again why the last session ended, where that was not its user's wish and this page knows nothing of it. */
    recall: (): void => {
      const { reason } = parseLogoutFlag(flags.get('loggedOut'));
      if (reason === 'inactivity') login.dispatch({ kind: 'ended', reason });
    },
    /** Whether a tab has ended this login, even one that died before the store was cleared. */
    hasEnded: (id: string): boolean => parseLogoutFlag(flags.get('loggedOut')).id === id,
    dispose: (): void => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
};

/** Written as `reason id`; the id of a login never holds a space. */
const parseLogoutFlag = (flag: string | null): { readonly id: string | null; readonly reason: string } => {
  const [reason = '', id = ''] = (flag ?? '').split(' ');
  return { id: id || null, reason };
};

const listen = (target: EventTarget | null, type: string, listener: () => void): (() => void) => {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
};
