import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { LinkBase } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Portrait } from '../../../ui/Portrait.tsx';
import { commandKey } from './commandKey.ts';
import type { Entry, Kind } from './findPages.ts';

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

type EntryList = UseAutocompleteReturnValue<Entry, false, false, false, true>;

interface PaletteResultsProps {
  readonly list: EntryList;
  readonly pins: Pins;
}

/** The entries found, by kind. */
export const PaletteResults = ({ list, pins }: PaletteResultsProps) => {
  const translate = useTranslate();
  const { groupedOptions: groups } = list;
  if (groups.length === 0) return null;
  return (
    <Box
      component="ul"
      {...list.getListboxProps()}
      aria-label={translate('palette.results')}
      aria-labelledby={undefined}
      sx={LIST}
    >
      {groups.map(({ key, group, index, options: entries }) => (
        <Box key={key} component="li" role="none">
          <Box id={`palette-${group}`} sx={TITLE}>
            {translate(`palette.groups.${group as Kind}`)}
          </Box>
          <ul role="group" aria-labelledby={`palette-${group}`}>
            {entries.map((entry, at) => {
              const { key: id, ...props } = list.getOptionProps({ option: entry, index: index + at });
              return (
                <Box key={id} component="li" role="none" sx={ROW}>
                  <Box component={LinkBase} {...(props as object)} tabIndex={-1} to={entry.to} sx={ENTRY}>
                    {entry.kind === 'persons' && <Portrait name={entry.label} size={24} />}
                    <span>{entry.label}</span>
                    <small>{entry.detail}</small>
                  </Box>
                  {pins.isPage(entry.to) && <Pin entry={entry} pins={pins} />}
                </Box>
              );
            })}
          </ul>
        </Box>
      ))}
    </Box>
  );
};

interface PinProps {
  readonly entry: Entry;
  readonly pins: Pins;
}

/** Pins a page by the mouse or a finger. An option may contain no button: the keyboard and screen readers have the key. */
const Pin = ({ entry, pins }: PinProps) => {
  const translate = useTranslate();
  const isPinned = pins.isPinned(entry.to);
  const title = translate(isPinned ? 'palette.unpin' : 'palette.pin', {
    page: entry.label,
    keys: `${translate(`header.keys.${commandKey()}`)} D`,
  });
  return (
    <IconButton
      aria-hidden="true"
      tabIndex={-1}
      size="small"
      title={title}
      // The cursor stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => pins.toggle(entry)}
    >
      {isPinned ? <StarIcon fontSize="small" color="primary" /> : <StarBorderIcon fontSize="small" />}
    </IconButton>
  );
};

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 1,
  overflowY: 'auto',
  scrollPaddingBlock: 40,
  '& ul': { listStyle: 'none', m: 0, p: 0 },
} as const;

const TITLE = {
  px: 1,
  pt: 1,
  pb: 0.5,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;

const ROW = { display: 'flex', alignItems: 'center' } as const;

const ENTRY = {
  display: 'flex',
  flexGrow: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: 1.5,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  fontSize: '0.9375rem',
  '&.Mui-focused': { bgcolor: 'action.selected' },
  // A phone needs the room for the name, below which the rest goes where it has none.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  rowGap: 0,
  '& > [data-shape]': { display: { xs: 'none', sm: 'inline-flex' } },
  '& > span:not([data-shape])': { flexGrow: 1 },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem', flexShrink: { sm: 0 } },
} as const;
