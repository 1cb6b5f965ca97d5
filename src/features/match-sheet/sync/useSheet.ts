import { useEffect, useState, useSyncExternalStore } from 'react';
import { accountOf } from '../../../session/SessionState.ts';
import { useServices } from '../../ServicesContext.tsx';
import type { Sheet, SheetState } from '../document/Sheet.ts';
import { createSheet } from './createSheet.ts';
import { joinTabs } from './joinTabs.ts';
import { openStored } from './openStored.ts';
import { readFacts } from './readFacts.ts';

type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly sheet: Sheet; readonly isStored: boolean };

/** Opens the sheet of a meeting: from the server, or as it stands on this device. */
export const useSheet = (match: string): Opening => {
  const { session, transport, sheets } = useServices();
  const [opening, setOpening] = useState<Opening>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const account = accountOf(session.getState()) ?? '';
    const tabs = joinTabs(account, match);
    const open = async (): Promise<Opening> => {
      const { locks } = globalThis.navigator;
      const options = { transport, store: sheets, account, locks, onChange: tabs.tell };
      const stored = await openStored(sheets, account, match).catch(() => null);
      const read = await readFacts(transport, match).catch((error: unknown) => {
        if (!stored) throw error;
        return null;
      });
      const facts = read?.facts ?? stored?.facts;
      if (!facts) throw new Error('Neither stored nor read');
      const base = read?.held.parts ?? stored?.document.base ?? {};
      const isStored =
        (await sheets.isAvailable()) &&
        (await sheets.writeFacts(account, match, { facts, base }).then(
          () => true,
          () => false,
        ));
      const document = { base, entries: stored?.document.entries ?? {} };
      return { status: 'ready', sheet: createSheet({ ...options, facts, document }), isStored };
    };
    const run = async (): Promise<void> => {
      setOpening({ status: 'loading' });
      const opened = await open().catch((error: unknown): Opening => ({
        status: 'failed',
        error,
        retry: () => setAttempt((count) => count + 1),
      }));
      if (isLeft) return;
      if (opened.status === 'ready') tabs.join(opened.sheet);
      setOpening(opened);
    };
    void run();
    return () => {
      isLeft = true;
      tabs.leave();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt opens it again
  }, [session, transport, sheets, match, attempt]);
  return opening;
};

export const useSheetState = (sheet: Sheet): SheetState =>
  useSyncExternalStore(sheet.subscribe, sheet.getState);

/** Typing pauses this long before a round begins. */
const PAUSE_MS = 1200;
/** The other side may write too. */
const PERIOD_MS = 30_000;

/** Synchronises when typing pauses, when the network is back, and periodically for the other side's entries. */
export const useSynchronised = (sheet: Sheet): void => {
  const { waiting, phase } = useSheetState(sheet);
  const awaited = waiting.length > 0 && phase !== 'offline' ? waiting.join(' ') : '';
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
