import { useState } from 'react';
import { useStore } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { Entry } from './findPages.ts';

export interface Pins {
  /** Those that the account may open now. */
  readonly entries: readonly Entry[];
  readonly isPage: (to: string) => boolean;
  readonly isPinned: (to: string) => boolean;
  /** Pins a page, or takes it off; nothing else is pinned. */
  readonly toggle: (entry: Entry) => void;
  /** Effect of the last change, for screen readers. */
  readonly said: string;
}

/** The pinned pages of the account in this club: addresses alone are kept, and go with the logout. */
export const usePins = (pages: readonly Entry[]): Pins => {
  const translate = useTranslate();
  const [pinned, setPinned] = useStore<readonly string[]>('palette.pinned', []);
  const [said, say] = useState('');
  const isPage = (to: string): boolean => pages.some((page) => page.to === to);
  const isPinned = (to: string): boolean => pinned.includes(to);
  return {
    entries: pinned.flatMap((to) =>
      pages.filter((page) => page.to === to).map((page): Entry => ({ ...page, kind: 'pinned' })),
    ),
    isPage,
    isPinned,
    toggle: ({ to, label }) => {
      if (!isPage(to)) return;
      setPinned(isPinned(to) ? pinned.filter((one) => one !== to) : [...pinned, to]);
      say(translate(isPinned(to) ? 'palette.isUnpinned' : 'palette.isPinned', { page: label }));
    },
    said,
  };
};

const KEPT = 6;

/** Recently opened entries; they name persons, so they go with the logout. */
export const useRecent = (): readonly [readonly Entry[], (entry: Entry) => void] => {
  const [recent, setRecent] = useStore<readonly Entry[]>('palette.recent', []);
  const remember = (entry: Entry): void =>
    setRecent(
      [{ ...entry, kind: 'recent' as const }, ...recent.filter(({ to }) => to !== entry.to)].slice(0, KEPT),
    );
  return [recent, remember];
};
