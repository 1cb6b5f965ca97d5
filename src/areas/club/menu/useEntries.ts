import type { Page } from '../../../features/defineFeature.ts';
import { useClubPath, useOpenPages, usePages } from '../../../features/FeaturesContext.tsx';
import { useIsWhole } from '../../../features/useWholeSpace.ts';
import { hasAllModules } from '../../../session/access.ts';
import { useUser } from '../../../session/SessionContext.tsx';

interface Entries {
  readonly entries: readonly Page[];
  /** Number of pages that the account has no right to. */
  readonly hidden: number;
  readonly current: Page | undefined;
}

/**
 * The pages that the menu offers. The lists that no page of a club shows are for the officials of the federation; from
 * others they are not kept, the palette and links lead there, and the one that is open is in the menu.
 */
export const useEntries = (): Entries => {
  const open = useOpenPages();
  const { menu } = usePages();
  const isWhole = useIsWhole();
  const needsAll = hasAllModules(useUser()) || isWhole;
  const current = useCurrentPage(open);
  const isNeeded = ({ group }: Page): boolean => needsAll || group !== 'reference';
  // On a server without clubs the missing pages are not hidden by rights.
  const hidden = isWhole ? 0 : menu.filter(isNeeded).length - open.filter(isNeeded).length;
  return { entries: open.filter((page) => isNeeded(page) || page === current), hidden, current };
};

/** The entry that the address belongs to: the longest one above it. */
const useCurrentPage = (open: readonly Page[]): Page | undefined => {
  const path = `${useClubPath()}/`;
  return open
    .filter((page) => path.startsWith(`${page.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
};
