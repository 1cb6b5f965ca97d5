import { createContext, use, useMemo, type ReactNode } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useLocation } from 'react-router';
import { typography } from '../i18n/typography.ts';
import type { DiscoveredResource } from '../resources/discover.ts';
import { missingRight } from '../session/access.ts';
import { useUser } from '../session/SessionContext.tsx';
import { useClubId } from '../session/useRouteIds.ts';
import type { Feature, Page, SlotName } from './defineFeature.ts';
import { rightTo, toPages, type Match, type Pages } from './toPages.ts';
import { useHasClub } from './clubsHere.ts';
import { useWholeSpace } from './useWholeSpace.ts';

interface Folded {
  readonly features: readonly Feature[];
  readonly pages: Pages;
}

const FeaturesContext = createContext<Folded | null>(null);

interface FeaturesProviderProps {
  readonly features: readonly Feature[];
  readonly discovered?: readonly DiscoveredResource[];
  readonly children: ReactNode;
}

const NONE: readonly DiscoveredResource[] = [];

export const FeaturesProvider = ({ features, discovered = NONE, children }: FeaturesProviderProps) => {
  const folded = useMemo(() => ({ features, pages: toPages(features, discovered) }), [features, discovered]);
  return <FeaturesContext value={folded}>{children}</FeaturesContext>;
};

const useFolded = (): Folded => {
  const folded = use(FeaturesContext);
  if (!folded) throw new Error('A page of the club area is rendered outside of FeaturesProvider');
  return folded;
};

export const useFeatures = (): readonly Feature[] => useFolded().features;

export const usePages = (): Pages => useFolded().pages;

/** Additions of the features at a place of a page, in their order. */
export const Slot = ({ name }: { readonly name: SlotName }) =>
  useFeatures().map(({ name: feature, slots }) => {
    const Part = slots?.[name];
    return Part && <Part key={feature} />;
  });

/** The address behind `/{clubId}/`, without slash at the end. */
export const useClubPath = (): string => {
  const clubId = useClubId();
  const { pathname } = useLocation();
  return pathname.slice(clubId.length + 2).replace(/\/$/, '');
};

/** The page of the address; null where only a resource owns it, or nothing does. */
export const usePage = (): Match | null => {
  const { match } = usePages();
  const path = useClubPath();
  return useMemo(() => match(path), [match, path]);
};

/** Title of a page: its own, else the name of its resource; that of all clubs where the address names none. */
export const usePageTitle = (): ((page: Page) => string) => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const hasClub = useHasClub();
  return ({ title, resource = '', view }) =>
    !hasClub && view === 'club'
      ? translate('app.clubs')
      : title === undefined
        ? label(resource, 2)
        : typography(title);
};

/** Whether the account may open a page, or the list of a resource, by the session's own rights. */
export const useMayOpen = (): ((page: Pick<Page, 'right' | 'resource'>) => boolean) => {
  const user = useUser();
  const clubId = useClubId();
  return (page) => missingRight(user, Number(clubId), rightTo(page)) === null;
};

/**
 * Pages of the menu that the account may open: its rights change while the page is open. Where the address names no club
 * there are no pages about one; where there are no clubs, only the lists of what the server has.
 */
export const useOpenPages = (): readonly Page[] => {
  const { menu, resources } = usePages();
  const whole = useWholeSpace();
  const hasClub = useHasClub();
  const open = menu.filter(useMayOpen()).filter(({ needsClub }) => hasClub || !needsClub);
  if (!whole) return open;
  return open.filter((page) => {
    const found = resources.find(({ name }) => name === page.resource);
    return isList(page) && found !== undefined && whole.has(found.path);
  });
};

const isList = ({ view = 'list', Page: Own }: Page): boolean =>
  Own === undefined && (view === 'list' || view === 'club');
