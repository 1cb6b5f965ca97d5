import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import EuroIcon from '@mui/icons-material/EuroOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import HelpIcon from '@mui/icons-material/HelpOutline';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import ListIcon from '@mui/icons-material/List';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactElement, type ReactNode } from 'react';
import { LinkBase, type RaThemeOptions } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { hasAllModules } from '../../../session/access.ts';
import { useUser } from '../../../session/SessionContext.tsx';
import { useClubId } from '../../../session/useRouteIds.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { GROUPS, type Group, type Page } from '../../../features/defineFeature.ts';
import { useClubPath, useOpenPages, usePages, usePageTitle } from '../../../features/FeaturesContext.tsx';
import { toAddress } from '../../../lib/address.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { FoldedTitleProps } from './FoldedTitle.tsx';
import { useIsWhole } from '../../../features/useWholeSpace.ts';
import { useMenuState } from './MenuState.tsx';

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
  const { isOpen: isWide, setOpen: setWide, leave } = useMenuState();
  const clubId = useClubId();
  const { entries, hidden, current } = useEntries();
  const path = useClubPath();
  const [chosen, choose] = useState<{ readonly group: string | null; readonly path: string } | null>(null);
  // Where there are no clubs, what the server has beside our own pages is what it is about.
  const isWhole = useIsWhole();
  const isUngrouped = ({ isDiscovered }: Page): boolean => isWhole && isDiscovered === true;
  const grouped = entries.filter((page) => !isUngrouped(page));
  const titleOf = usePageTitle();
  const ungrouped = entries.filter(isUngrouped);
  const isLong = ungrouped.length > MOST_UNGROUPED;
  const groups: readonly MenuGroup[] = [
    ...(isLong ? alphabetical(ungrouped, titleOf) : []),
    ...GROUPS.map((group) => ({
      name: group,
      title: translate(`menu.groups.${group}`),
      icon: ICONS[group],
      pages: grouped.filter((page) => page.group === group),
    })),
  ];
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
        {!isLong && ungrouped.map((page) => toEntry(page, ICONS.reference))}
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

interface GroupEntryProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly isOpen: boolean;
  readonly isWide: boolean;
  /** The page shown belongs to it. */
  readonly isCurrent: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

const GroupEntry = ({ title, icon, isOpen, isWide, isCurrent, onToggle, children }: GroupEntryProps) => {
  const id = useId();
  return (
    <>
      <Titled isWide={isWide} title={title}>
        <ButtonBase
          id={id}
          aria-expanded={isOpen}
          aria-label={title}
          onClick={onToggle}
          sx={[GROUP, isCurrent && !isOpen && CURRENT]}
        >
          <ListItemIcon sx={ICON}>{icon}</ListItemIcon>
          {isWide && (
            <>
              <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 600, textAlign: 'left' }}>
                {title}
              </Typography>
              {isOpen ? <ExpandLessIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
            </>
          )}
        </ButtonBase>
      </Titled>
      {isOpen && (
        <MenuList aria-labelledby={id} sx={{ py: 0 }}>
          {children}
        </MenuList>
      )}
    </>
  );
};

const Untitled = ({ children }: FoldedTitleProps) => children;

const FoldedTitle = lazyPart<FoldedTitleProps>(async () => (await import('./FoldedTitle.tsx')).FoldedTitle, {
  Loader: Untitled,
  Failure: Untitled,
});

/** An icon alone needs its title; beside it, fifty tooltips would only cost time. */
const Titled = ({ isWide, ...props }: FoldedTitleProps & { readonly isWide: boolean }) =>
  isWide ? props.children : <FoldedTitle {...props} />;

interface EntryProps {
  readonly to: string;
  readonly title: string;
  readonly isCurrent: boolean;
  readonly isWide: boolean;
  readonly onLeave: () => void;
  /** Of an entry without a group. */
  readonly icon?: ReactNode;
}

/** Drawn anew only when it changes itself: the menu hears of every address. */
const Entry = memo(({ to, title, isCurrent, isWide, onLeave, icon }: EntryProps) => (
  <Titled isWide={isWide} title={title}>
    <MenuItem
      disableRipple
      component={LinkBase}
      to={to}
      state={SCROLL_TO_TOP}
      tabIndex={0}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={title}
      onClick={onLeave}
      sx={[ENTRY, isCurrent && CURRENT]}
    >
      {icon && <ListItemIcon sx={ICON}>{icon}</ListItemIcon>}
      {isWide && (
        <Typography variant="body2" sx={icon ? { fontWeight: 600 } : { pl: 4.5 }}>
          {title}
        </Typography>
      )}
    </MenuItem>
  </Titled>
));

const SCROLL_TO_TOP = { _scrollToTop: true } as const;

/** As wide as react-admin makes the open side bar. */
const WIDE = { width: (theme: RaThemeOptions) => theme.sidebar?.width } as const;

/** No wider than its icons: what marks the present one ends with it. */
const FOLDED = { width: (theme: RaThemeOptions) => theme.sidebar?.closedWidth } as const;

/** The side bar is as high as the window and is below the bar: its last entries scroll up from there. */
const END = { pb: 8 } as const;

const GROUP = {
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  px: 2,
  py: 0.75,
  mt: 0.5,
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;

/** Long titles wrap. */
const ENTRY = { whiteSpace: 'normal' } as const;

const ICON = { minWidth: 36, '& svg': { fontSize: '1.25rem' } } as const;

/** Marked by a bar too, not by colour alone. */
const CURRENT = {
  '&, &:hover': {
    color: 'primary.main',
    bgcolor: 'color-mix(in srgb, currentcolor 10%, transparent)',
    boxShadow: 'inset 3px 0',
  },
  '& .MuiListItemIcon-root': { color: 'inherit' },
  '& .MuiTypography-root': { fontWeight: 600 },
} as const;
