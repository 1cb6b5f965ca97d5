import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { LinkBase } from 'react-admin';

export interface TabLink {
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

/** Tabs that are addresses: a row of links, which scrolls sideways where it is too narrow for them. */
export const TabLinks = ({ label, links, isSecond = false }: TabLinksProps) => {
  const current = useRef<HTMLAnchorElement>(null);
  const address = links.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    const link = current.current;
    const row = link?.closest('ul');
    // A new address, not a new rendering, moves the row.
    if (link && row && link.getAttribute('href') === address)
      row.scrollLeft = link.offsetLeft - row.offsetLeft - row.clientWidth / 3;
  }, [address]);
  return (
    <nav aria-label={label}>
      <Box component="ul" sx={isSecond ? SECOND : FIRST}>
        {links.map(({ to, label: text, isCurrent }) => (
          <li key={to}>
            <LinkBase ref={isCurrent ? current : null} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </LinkBase>
          </li>
        ))}
      </Box>
    </nav>
  );
};

const ROW = {
  display: 'flex',
  listStyle: 'none',
  m: 0,
  p: 0,
  overflowX: 'auto',
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
  borderBottom: 1,
  borderColor: 'divider',
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
