import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toMap, type Json } from '../../schema/read.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { filterLeaves } from './filterLeaves.ts';
import { FilterWords } from './FilterWords.tsx';

/** The set filters of a list in words, each a button that takes it back. */
export const FilterChips = (view: ListView) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const count = filterLeaves(filterValues).length;
  if (count === 0) return null;
  return (
    <Stack component="ul" direction="row" aria-label={translate('filters.active')} sx={LIST}>
      <FilterWords view={view}>
        {({ keys }, label, value) => (
          <li>
            <FilterChip
              filter={translate('filters.words.one', { label, value })}
              onRemove={() => setFilters(withoutLeaf(filterValues, keys))}
            />
          </li>
        )}
      </FilterWords>
      {count > 1 && (
        <li>
          <Button size="small" onClick={() => setFilters({ q: toMap(filterValues).q })}>
            {translate('filters.clearAll')}
          </Button>
        </li>
      )}
    </Stack>
  );
};

interface ChipProps {
  readonly filter: string;
  readonly onRemove: () => void;
}

const FilterChip = ({ filter, onRemove }: ChipProps): ReactNode => {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={translate('filters.remove', { filter })}
      endIcon={<CloseIcon />}
      onClick={onRemove}
      onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && onRemove()}
      sx={CHIP}
    >
      <span title={filter}>{filter}</span>
    </Button>
  );
};

const LIST = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  gap: 1,
  listStyle: 'none',
  m: 0,
  p: 0,
  minWidth: 0,
  '& li': { minWidth: 0, maxWidth: '100%', flex: { xs: 'none', sm: '0 1 auto' } },
} as const;

const CHIP = {
  maxWidth: '100%',
  py: 0,
  minHeight: { xs: 32, sm: 28 },
  // As high as a finger, where it looks as high as a word.
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: { xs: '-6px 0', sm: 0 } },
  borderRadius: 4,
  borderColor: 'divider',
  fontWeight: 400,
  textAlign: 'left',
  '& > span:first-of-type': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxWidth: { xs: 220, sm: 320 },
  },
} as const;

/** The filters without one of them. */
const withoutLeaf = (filter: unknown, [key = '', ...below]: readonly string[]): Json => {
  const { [key]: value, ...rest } = toMap(filter);
  return below.length === 0 ? rest : { ...rest, [key]: withoutLeaf(value, below) };
};
