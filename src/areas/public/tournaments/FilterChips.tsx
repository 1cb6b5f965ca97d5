import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { paletteOf } from '../../../ui/themeOptions.ts';
import type { FilterChip } from './toChips.ts';

/** The filters that are on; a touch takes one away. */
export const FilterChips = ({ chips }: { readonly chips: readonly FilterChip[] }) => {
  const [asked, setAsked] = useSearchParams();
  const { label, remove, clear } = tournamentTexts.chips;
  if (chips.length === 0) return null;
  return (
    <Chips aria-label={label}>
      {chips.map(({ name, text, without }) => (
        <li key={`${name} ${text}`}>
          <button type="button" aria-label={`${remove} ${text}`} onClick={() => setAsked(without(asked))}>
            {text} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className="all"
            onClick={() => setAsked({ from: '', ...(asked.has('map') ? { map: '1' } : {}) })}
          >
            {clear}
          </button>
        </li>
      )}
    </Chips>
  );
};

const Chips = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: theme.spacing(1.5, 0),
  padding: 0,
  '@media print': { display: 'none' },
  '& button': {
    font: 'inherit',
    minHeight: 36,
    padding: '4px 12px',
    borderRadius: 99,
    border: `1px solid ${paletteOf(theme).frame}`,
    background: paletteOf(theme).background.paper,
    color: paletteOf(theme).text.primary,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& button.all': { border: 0, background: 'none', textDecoration: 'underline' },
  '& button:focus-visible': { outline: `2px solid ${paletteOf(theme).primary.main}`, outlineOffset: 1 },
}));
