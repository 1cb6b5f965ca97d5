import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { LinkBase } from 'react-admin';
import { useMenu } from '../../ui/useMenu.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { scrollEdges } from '../../ui/scrollEdges.ts';
import { paletteOf } from '../../ui/themeOptions.ts';

interface TabLink {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

interface TabLinksProps {
  readonly label: string;
  readonly links: readonly TabLink[];
  /** Of the second row, below the first. */
  readonly isSecond?: boolean;
}

/** Tabs of a row; those that follow are under 'Plus'. */
const MOST = 7;

/**
 * The tabs of the row and those under 'Plus'; the current one is always in the row.
 * @internal
 */
export const splitTabs = (links: readonly TabLink[]): readonly [readonly TabLink[], readonly TabLink[]] => {
  if (links.length <= MOST) return [links, []];
  const current = links.findIndex(({ isCurrent }) => isCurrent);
  const last = current >= MOST ? current : MOST - 1;
  const isShown = (_: TabLink, index: number): boolean => index < MOST - 1 || index === last;
  return [links.filter(isShown), links.filter((link, index) => !isShown(link, index))];
};

/**
 * Tabs that are addresses: a row of links, which scrolls sideways where it is too narrow for them, below a shade that
 * says so.
 */
export const TabLinks = ({ label, links, isSecond = false }: TabLinksProps) => {
  const current = useRef<HTMLAnchorElement>(null);
  const address = links.find(({ isCurrent }) => isCurrent)?.to;
  const [shown, others] = splitTabs(links);
  useEffect(() => {
    const link = current.current;
    const row = link?.closest('ul');
    // A new address, not a new rendering, moves the row.
    if (link && row && link.getAttribute('href') === address)
      row.scrollLeft = link.offsetLeft - row.offsetLeft - row.clientWidth / 3;
  }, [address]);
  return (
    <Box component="nav" aria-label={label} sx={isSecond ? LINE : FIRST_LINE}>
      <Box component="ul" sx={isSecond ? SECOND : FIRST}>
        {shown.map(({ to, label: text, isCurrent }) => (
          <li key={to}>
            <LinkBase ref={isCurrent ? current : null} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </LinkBase>
          </li>
        ))}
      </Box>
      {others.length > 0 && <MoreTabs links={others} />}
    </Box>
  );
};

const MoreTabs = ({ links }: { readonly links: readonly TabLink[] }) => {
  const translate = useTranslate();
  const id = useId();
  const { button, menu, close } = useMenu();
  const { transition, ...opened } = menu;
  return (
    <>
      <Button id={id} size="small" {...button} endIcon={<ExpandMoreIcon />} sx={{ flex: 'none' }}>
        {translate('pages.moreTabs')}
      </Button>
      <Menu {...opened} slotProps={{ list: { 'aria-labelledby': id }, transition }}>
        {links.map(({ to, label }) => (
          <MenuItem key={to} component={LinkBase} to={to} onClick={() => close()}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const LINE = { display: 'flex', alignItems: 'center', gap: 0.5 } as const;

const FIRST_LINE = { ...LINE, borderBottom: 1, borderColor: 'divider' } as const;

const ROW = {
  display: 'flex',
  listStyle: 'none',
  m: 0,
  p: 0,
  minWidth: 0,
  overflowX: 'auto',
  background: (theme: Theme) => {
    const { background, text } = paletteOf(theme);
    return scrollEdges(background.default, `color-mix(in srgb, ${text.primary} 30%, transparent)`);
  },
  '& a': {
    display: 'block',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: 'text.secondary',
    '&:hover': { color: 'primary.main' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
    '&[aria-current]': { color: 'primary.main', fontWeight: 600 },
  },
} as const;

const FIRST = {
  ...ROW,
  '& a': {
    ...ROW['& a'],
    px: 1.5,
    py: 1,
    '&[aria-current]': { ...ROW['& a']['&[aria-current]'], boxShadow: 'inset 0 -2px' },
  },
} as const;

const SECOND = {
  ...ROW,
  gap: 0.5,
  pt: 1,
  '& a': { ...ROW['& a'], px: 1.5, py: 0.5, fontSize: '0.875rem' },
} as const;
