import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import EuroIcon from '@mui/icons-material/EuroOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import HelpIcon from '@mui/icons-material/HelpOutline';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import ListIcon from '@mui/icons-material/List';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { use, useState, type ReactElement, type ReactNode } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { hasAllModules } from '../../../session/access.ts';
import { useUser } from '../../../session/SessionContext.tsx';
import { useClubId } from '../../../session/useRouteIds.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { GROUPS, type Group, type Page } from '../../../features/defineFeature.ts';
import {
  useClubPath,
  useMayOpen,
  useOpenPages,
  usePages,
  usePageTitle,
} from '../../../features/FeaturesContext.tsx';
import { toAddress } from '../../../lib/address.ts';
import { useIsWhole } from '../../../features/useWholeSpace.ts';
import { Entry, GroupEntry } from './MenuEntries.tsx';
import { MenuStateContext } from './MenuState.tsx';

const ICONS: Readonly<Record<Group, ReactNode>> = {
  licences: <BadgeIcon />,
  persons: <PeopleIcon />,
  contests: <EmojiEventsIcon />,
  club: <InfoIcon />,
  events: <EventIcon />,
  money: <EuroIcon />,
  help: <HelpIcon />,
  reference: <ListIcon />,
};

const HOME = <HomeIcon />;

/** The group open on the home page, which belongs to none: that of every day. */
const DAILY: Group = 'licences';

/**
 * The side menu: home, then by groups the pages that the account may open in this club. The others are hidden
 * and the menu says that there are some, and why. One group is open, that of the page or the one just chosen; a group
 * of one page is that page. Folded, it shows an icon for each group.
 */
export const ClubMenu = () => {
  const translate = useTranslate();
  const { isOpen: isWide, setOpen: setWide, leave } = use(MenuStateContext);
  const clubId = useClubId();
  const { entries, hidden, current } = useEntries();
  const path = useClubPath();
  const [chosen, choose] = useState<{ readonly group: string | null; readonly path: string } | null>(null);
  const titleOf = usePageTitle();
  const { groups, ungrouped } = useGroups(entries);
  const present = groups.find(({ pages }) => current !== undefined && pages.includes(current))?.name;
  // Whichever way one came to a page, the menu shows where it is; the reader may close the group again.
  const opened = chosen?.path === path ? chosen.group : (present ?? DAILY);
  const toggle = (group: string): void => {
    choose({ group: isWide && opened === group ? null : group, path });
    setWide(true);
  };
  const toEntry = (page: Page, icon?: ReactNode): ReactElement => (
    <Entry
      key={page.path}
      to={toAddress(clubId, page.path)}
      title={titleOf(page)}
      isCurrent={page === current}
      isWide={isWide}
      onLeave={leave}
      icon={icon}
    />
  );
  return (
    <Box component="nav" aria-label={translate('app.menu')} sx={[END, isWide ? WIDE : FOLDED]}>
      <MenuList aria-label={translate('home.title')} sx={{ py: 0.5 }}>
        <Entry
          to={`/${clubId}`}
          title={translate('home.title')}
          isCurrent={path === ''}
          isWide={isWide}
          onLeave={leave}
          icon={HOME}
        />
        {ungrouped.map((page) => toEntry(page, ICONS.reference))}
      </MenuList>
      {groups.map(({ name, title, icon, pages }) => {
        const [first, second] = pages;
        if (!first) return null;
        if (!second)
          return (
            <MenuList key={name} aria-label={title} sx={{ py: 0 }}>
              {toEntry(first, icon)}
            </MenuList>
          );
        return (
          <GroupEntry
            key={name}
            title={title}
            icon={icon}
            isOpen={isWide && opened === name}
            isWide={isWide}
            isCurrent={present === name}
            onToggle={() => toggle(name)}
          >
            {pages.map((page) => toEntry(page))}
          </GroupEntry>
        );
      })}
      {hidden > 0 && (
        <Typography
          variant="body2"
          color="textSecondary"
          // Folded, the menu has room for icons only.
          sx={isWide ? { px: 2, pb: 2 } : visuallyHidden}
        >
          {translate('app.hiddenPages', { smart_count: hidden })}
        </Typography>
      )}
    </Box>
  );
};

interface MenuGroup {
  /** Unlike that of any other. */
  readonly name: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly pages: readonly Page[];
}

/**
 * Groups of entries, and those without a group. Where there are no clubs, what the server has beside our own pages is
 * what it is about.
 */
const useGroups = (
  entries: readonly Page[],
): { readonly groups: readonly MenuGroup[]; readonly ungrouped: readonly Page[] } => {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const isWhole = useIsWhole();
  const isUngrouped = ({ isDiscovered }: Page): boolean => isWhole && isDiscovered === true;
  const grouped = entries.filter((page) => !isUngrouped(page));
  const ungrouped = entries.filter(isUngrouped);
  const isLong = ungrouped.length > MOST_UNGROUPED;
  const groups = [
    ...(isLong ? alphabetical(ungrouped, titleOf) : []),
    ...GROUPS.map((group) => ({
      name: group,
      title: translate(`menu.groups.${group}`),
      icon: ICONS[group],
      pages: grouped.filter((page) => page.group === group),
    })),
  ];
  return { groups, ungrouped: isLong ? [] : ungrouped };
};

/** Most entries without a group. */
const MOST_UNGROUPED = 30;

/** Groups of a long menu, each named by its first and its last entry. */
const alphabetical = (pages: readonly Page[], titleOf: (page: Page) => string): readonly MenuGroup[] => {
  const sorted = pages.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), 'fr', { numeric: true }));
  const count = Math.ceil(sorted.length / MOST_UNGROUPED);
  return Array.from({ length: count }, (_, index) => {
    const part = sorted.slice(index * MOST_UNGROUPED, (index + 1) * MOST_UNGROUPED);
    const [first, last] = [part[0], part.at(-1)].map((page) => (page ? titleOf(page) : ''));
    return {
      name: `part ${index}`,
      title: first === last ? String(first) : `${first} – ${last}`,
      icon: ICONS.reference,
      pages: part,
    };
  });
};

/** As wide as react-admin makes the open side bar. */
const WIDE = { width: (theme: RaThemeOptions) => theme.sidebar?.width } as const;

/** No wider than its icons: what marks the present one ends with it. */
const FOLDED = { width: (theme: RaThemeOptions) => theme.sidebar?.closedWidth } as const;

/** The side bar is as high as the window and is below the bar: its last entries scroll up from there. */
const END = { pb: 8 } as const;

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
const useEntries = (): Entries => {
  const open = useOpenPages();
  const { menu } = usePages();
  const isWhole = useIsWhole();
  const needsAll = hasAllModules(useUser()) || isWhole;
  const current = useCurrentPage(open);
  const isNeeded = ({ group }: Page): boolean => needsAll || group !== 'reference';
  const mayOpen = useMayOpen();
  const hidden = menu.filter((page) => isNeeded(page) && !mayOpen(page)).length;
  return { entries: open.filter((page) => isNeeded(page) || page === current), hidden, current };
};

/** The entry that the address belongs to: the longest one above it. */
const useCurrentPage = (open: readonly Page[]): Page | undefined => {
  const path = `${useClubPath()}/`;
  return open
    .filter((page) => path.startsWith(`${page.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
};
