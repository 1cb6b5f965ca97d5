import { createContext, use, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../../../lib/whenIdle.ts';
import type { Scope } from '../../../views/page/ScopeContext.tsx';

export interface Prefetcher {
  /** Asks for all that an address of this club needs, beside what is asked already. Never rejects. */
  start(at: Target): Promise<void>;
  /** Told when a page is open: what is on its way for others is given up. */
  open(pathname: string): void;
  /** Nothing that a page has asked for is on its way any more. */
  isQuiet(): boolean;
}

interface Target {
  /** `/12/persons`. */
  readonly pathname: string;
  /** What `ScopeContext` holds there. */
  readonly scope: Scope;
  /** False: code and descriptions alone, which are good for longer. */
  readonly hasRecords?: boolean;
}

export const PrefetchContext = createContext<Prefetcher | null>(null);

/** A pointer on its way to something else has left a link by then. */
const REST_MS = 70;
/** How often it is looked whether a list stands with all its names, and the longest wait for an idle moment then. */
const LOOK_MS = 250;
const QUIET_MS = 1500;

/**
 * While a link to a page is pointed at, or the keyboard stands on it, what the page needs is asked for: a click then
 * finds it on its way, or there. Links with a query are left alone: which rows they show is known when they are open.
 * The form of a new record comes once its list stands with all its names and the browser is idle.
 */
export const useLinkPrefetch = (scope: Scope): void => {
  const prefetcher = use(PrefetchContext);
  const { pathname: here } = useLocation();
  const start = useEffectEvent((pathname: string, hasRecords = true) => {
    if (pathname !== here && !isSparing()) void prefetcher?.start({ pathname, scope, hasRecords });
  });
  useEffect(() => {
    prefetcher?.open(here);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = ({ target, type }: Event): void => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !leadsWithin(link) || (type === 'focusin' && !link.matches(':focus-visible'))) return;
      timer = setTimeout(() => start(link.pathname), REST_MS);
    };
    for (const event of EVENTS) document.addEventListener(event, wait, { passive: true });
    let rest = (): void => undefined;
    const look = setInterval(() => {
      const create = document.querySelector<HTMLAnchorElement>(NEW_RECORD);
      if (!create || !prefetcher?.isQuiet()) return;
      clearInterval(look);
      rest = whenIdle(() => start(create.pathname, false), QUIET_MS);
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
      rest();
      clearInterval(look);
      for (const event of EVENTS) document.removeEventListener(event, wait);
    };
  }, [prefetcher, here]);
};

/** The way from a list to a new record, which stands there once its rows do. */
const NEW_RECORD = '#main-content a[href$="/create"]';

const EVENTS = ['pointerover', 'focusin'] as const;

const leadsWithin = ({ origin, search, target, download }: HTMLAnchorElement): boolean =>
  origin === location.origin && search === '' && target === '' && download === '';

/** Not in every browser, nor among the types. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether what nobody has asked for yet would cost its reader, or keep what was asked for waiting. */
const isSparing = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /^(?:slow-)?[23]g$/.test(connection?.effectiveType ?? '');
};
