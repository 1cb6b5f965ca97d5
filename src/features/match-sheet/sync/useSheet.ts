import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { accountOf } from '../../../session/SessionState.ts';
import { useServices, type Services } from '../../ServicesContext.tsx';
import { createSheetTabs } from './sheetTabs.ts';
import { openStored } from './openStored.ts';
import { readFacts } from './readFacts.ts';
import { createSheet, type Sheet, type SheetState } from './createSheet.ts';

export type OpenedSheet = Awaited<ReturnType<typeof openSheet>>;

/** Opens the sheet of a meeting: from the server, or as it stands on this device. */
export const useSheet = (match: string) => {
  const services = useServices();
  const account = accountOf(services.session.getState()) ?? '';
  return useQuery({
    queryKey: ['sheet', account, match],
    queryFn: () => openSheet(services, account, match),
    // What is open lives on in its own state: no answer may take its place.
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
  const base = read?.held.parts ?? stored?.document.base ?? {};
  const isStored =
    (await store.isAvailable()) &&
    (await store.writeFacts(account, match, { facts, base }).then(
      () => true,
      () => false,
    ));
  const document = { base, entries: stored?.document.entries ?? {} };
  const tabs = createSheetTabs(account, match);
  const { locks } = globalThis.navigator;
  const kept = { store, account, locks, onChange: tabs.tell };
  const sheet = createSheet({ ...kept, transport, facts, document, server: read?.held });
  /** `isStored`: whether this device keeps it. */
  return { sheet, tabs, isStored };
};

/** The facts of a sheet and where it stands. */
export const useSheetState = ({ facts, subscribe, getState }: Sheet): SheetState & Pick<Sheet, 'facts'> => ({
  facts,
  ...useSyncExternalStore(subscribe, getState),
});

/** Typing pauses this long before a round begins. */
const PAUSE_MS = 1200;
/** The other side may write too. */
const PERIOD_MS = 30_000;

/** Synchronises when typing pauses, when the network is back, and periodically for the other side's entries. */
export const useSynchronised = ({ sheet, tabs }: OpenedSheet): void => {
  const { waiting, phase } = useSheetState(sheet);
  const awaited = waiting.length > 0 && phase !== 'offline' ? waiting.join(' ') : '';
  useEffect(() => tabs.join(sheet), [tabs, sheet]);
  useEffect(() => {
    if (awaited === '') return undefined;
    const timer = setTimeout(() => void sheet.synchronise(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sheet, awaited]);
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
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
};
