import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { Sheet } from '../sync/sheet.ts';

/** Width of the field of a set, and the room between two. */
const FIELD = 48;
const GAP = 4;

interface GameListProps {
  readonly sheet: Sheet;
  readonly children: ReactNode;
}

/** The styles of all rows are here: at a key, plain elements are drawn, and no styles are made. */
export const GameList = ({ sheet, children }: GameListProps) => (
  // Said once, on the way in: at each field it would be all that is heard.
  <Box
    component="ol"
    aria-label={useTranslate()('sheet.sections.games')}
    aria-describedby="sheet-help"
    sx={{ ...LIST, '& form': { ...COLUMNS, ...columnsOf(sheet.facts.bestOf) } }}
  >
    {children}
  </Box>
);

const COLUMNS = { display: 'grid', gap: 1, alignItems: 'center' } as const;

/** The fields of all games are aligned, whatever is beside or beneath them. */
const columnsOf = (bestOf: number) => ({
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    sm: 'minmax(0, 1fr)',
    md: `6rem minmax(0, 1fr) calc(${bestOf * (FIELD + GAP)}px + 2.5rem) 11rem`,
  },
});

/** A game that one does not type in, of which nothing is wrong or given up. */
const CLOSED = ':not(.here, :focus-within, :has([aria-invalid=true], input[disabled]))';

/** Out of sight and within reach: the cursor goes there from game to game. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  p: 0,
  border: 0,
  opacity: 0,
  overflow: 'hidden',
};

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  // A key in one of them is no work for the others.
  '& li': { borderTop: 1, borderColor: 'divider', py: 1, contain: 'content' },
  '& li.here': { bgcolor: 'action.hover' },
  '& h3': { typography: 'subtitle2', m: 0 },
  '& .names': { typography: 'body2' },
  '& .sets': { display: 'flex', flexWrap: 'wrap', gap: `${GAP}px`, alignItems: 'center' },
  '& .sets input': {
    boxSizing: 'border-box',
    width: FIELD,
    height: FIELD,
    font: 'inherit',
    textAlign: 'center',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 1,
    '&[aria-invalid]': { borderColor: 'error.main' },
    // The row cuts off what is outside of it.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& .won': { minWidth: '3ch', fontWeight: 700 },
  '& .points': { flexBasis: '100%', typography: 'caption', color: 'text.secondary' },
  // Where one types: there in each of them, for to put it there would be a part of the key that comes to a game.
  '& li:not(.here) .sign': { display: 'none' },
  '@media (pointer: fine)': { '& li .sign': { display: 'none' } },
  '& .choices': { display: 'flex', gap: 1, flexWrap: 'wrap' },
  // On a phone the game being typed shows its fields, and the others their values.
  '@media (max-width: 599.95px)': {
    '& form': { rowGap: 0 },
    '& li': { py: 0.25 },
    '& .names': { typography: 'body2', minHeight: 24, alignContent: 'center' },
    '& .sets, & .choices': { gridColumn: '1 / -1' },
    [`& li${CLOSED} .points`]: { flexBasis: 'auto' },
    [`& li${CLOSED} :is(.sets input, .sets:not(:has(.points)), .choices)`]: HIDDEN,
  },
} as const;
