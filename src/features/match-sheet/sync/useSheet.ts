import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import { accountOf } from '../../../session/SessionState.ts';
import { useServices, type Services } from '../../ServicesContext.tsx';
import { isSame } from '../document/document.ts';
import { openStored } from './openStored.ts';
import { readFacts } from './readFacts.ts';
import { createSheet } from './createSheet.ts';
import type { Sheet, SheetState, SheetChange } from './sheet.ts';
import { isObject, toMap } from '../../../schema/read.ts';

export type OpenedSheet = Awaited<ReturnType<typeof openSheet>>;

/** Opens the sheet of a meeting: from the server, or as stored on this device. */
export const useSheet = (match: string) => {
  const services = useServices();
  const account = accountOf(services.session.getState()) ?? '';
  return useQuery({
    queryKey: ['sheet', account, match],
    queryFn: () => openSheet(services, account, match),
    // The open sheet lives on in its own state: no answer may take its place.
    staleTime: 'static',
    structuralSharing: false,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
};

const openSheet = async ({ transport, sheets: store }: Services, account: string, match: string) => {
  const stored = await openStored(store, account, match).catch(() => null);
  const read = await readFacts(transport, match).catch((error: unknown) => {
    if (!stored) throw error;
    return null;
  });
  const facts = read?.facts ?? stored?.facts;
  if (!facts) throw new Error('Neither stored nor read');
  const base = read?.sheet.parts ?? stored?.document.base ?? {};
  const isStored =
    (await store.isAvailable()) &&
    (await store.writeFacts(account, match, { facts, base }).then(
      () => true,
      () => false,
    ));
  const document = { base, entries: stored?.document.entries ?? {} };
  const tabs = createSheetTabs(account, match);
  const { locks } = globalThis.navigator;
  const kept = { store, account, locks, onChange: tabs.announce };
  const sheet = createSheet({ ...kept, transport, facts, document, server: read?.sheet });
  /** `isStored`: whether this device keeps it. */
  return { sheet, tabs, isStored };
};

/** Part of the state of an open sheet; renders again only when that part changes. */
export const useSheetState = <Part>(
  { subscribe, getState }: Sheet,
  select: (state: SheetState) => Part,
): Part => useSyncExternalStoreWithSelector(subscribe, getState, getState, select, isSame);

/** The same once the frame of a key is painted: what follows from the whole sheet delays nobody who types. */
export const useLateSheetState = <Part>(
  { subscribe, getState }: Sheet,
  select: (state: SheetState) => Part,
): Part => {
  const subscribeLate = useCallback(
    (listener: () => void) => {
      const leave = subscribe(() => callLate(listener));
      return () => {
        leave();
        late.delete(listener);
      };
    },
    [subscribe],
  );
  return useSyncExternalStoreWithSelector(subscribeLate, getState, getState, select, isSame);
};

const late = new Set<() => void>();

/** All that waits is called in one task behind the next frame, so that it is drawn at once. */
const callLate = (listener: () => void): void => {
  if (late.size === 0)
    requestAnimationFrame(() =>
      setTimeout(() => {
        const called = [...late];
        late.clear();
        for (const call of called) call();
      }),
    );
  late.add(listener);
};

/** Typing pauses this long before a round begins. */
const PAUSE_MS = 1200;
/** The other side may write too. */
const PERIOD_MS = 30_000;

/** Synchronises when typing pauses, when the network is back, and periodically for the other side's entries. */
export const useSynchronised = ({ sheet, tabs }: OpenedSheet): void => {
  useEffect(() => tabs.join(sheet), [tabs, sheet]);
  useEffect(() => {
    let awaited = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (): void => {
      const { waiting, phase } = sheet.getState();
      const now = phase === 'offline' ? '' : waiting.join(' ');
      if (now === awaited) return;
      awaited = now;
      clearTimeout(timer);
      if (now !== '') timer = setTimeout(() => void sheet.synchronise(), PAUSE_MS);
    };
    plan();
    const leave = sheet.subscribe(plan);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [sheet]);
  useEffect(() => {
    const go = (): void => {
      if (document.visibilityState === 'visible') void sheet.synchronise();
    };
    go();
    const timer = setInterval(go, PERIOD_MS);
    globalThis.addEventListener('online', go);
    document.addEventListener('visibilitychange', go);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', go);
    };
  }, [sheet]);
};

/**
 * Has the browser keep the application's files, so that a stored sheet opens without network. Only the built
 * application has the worker; without one the sheet works as long as its tab is open.
 */
export const registerShell = async (): Promise<boolean> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  try {
    const { active, waiting, installing } = await navigator.serviceWorker.register('/sw.js');
    const worker = active ?? waiting ?? installing;
    return worker !== null && (await isActivated(worker));
  } catch {
    return false;
  }
};

/** False where a file of the application could not be kept: `navigator.serviceWorker.ready` would wait for ever. */
const isActivated = async (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** The other tabs of this browser with the same sheet open. Channels are same-origin: messages are our own. */
const createSheetTabs = (account: string, match: string) => {
  let channel: BroadcastChannel | null = null;
  const say = (kind: 'hello' | 'here' | 'bye'): void => channel?.postMessage({ kind });
  const leave = (): void => {
    say('bye');
    channel?.close();
    channel = null;
    globalThis.removeEventListener('pagehide', leave);
  };
  return {
    announce: ({ base, entries }: SheetChange): void =>
      channel?.postMessage({ kind: 'change', base, entries }),
    /** Takes over what they change, and knows that they are there; gives the way out. */
    join: (sheet: Sheet): (() => void) => {
      if (typeof BroadcastChannel === 'undefined') return leave;
      channel = new BroadcastChannel(`raquette-sheet ${account} ${match}`);
      channel.addEventListener('message', ({ data }) => {
        const { kind, base, entries } = toMap(data);
        if (kind === 'change' && isObject(entries))
          sheet.adopt({ base: isObject(base) ? base : null, entries: entries as SheetChange['entries'] });
        // The remaining tabs answer; without an answer the sheet is no longer shared.
        if (kind === 'bye') {
          sheet.setShared(false);
          say('hello');
        }
        if (kind === 'hello') say('here');
        if (kind === 'hello' || kind === 'here') sheet.setShared(true);
      });
      globalThis.addEventListener('pagehide', leave);
      say('hello');
      return leave;
    },
  };
};
