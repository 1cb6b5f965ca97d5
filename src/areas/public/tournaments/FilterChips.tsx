import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { tournamentTexts } from './texts.ts';
import { toFrenchDate } from '../../../lib/dates.ts';
import { formatCents } from '../../../lib/money.ts';
import { useAddress } from '../useAddress.ts';
import { useFocusKept } from '../useFocusKept.ts';
import type { Changes } from '../withParameters.ts';
import type { SearchFilters } from './searchFilters.ts';

export type FilterName = keyof typeof tournamentTexts.empty.looser;

/** Names of the numbers and codes in the URL. */
export interface KnownNames {
  readonly leagues: ReadonlyMap<string, string>;
  readonly committees: ReadonlyMap<string, string>;
  readonly licenceTypes: ReadonlyMap<string, string>;
}

export const NO_NAMES: KnownNames = { leagues: new Map(), committees: new Map(), licenceTypes: new Map() };

/** The filters that are on, in words, each with the address without it. */
export const toChips = (filters: SearchFilters, known: KnownNames) => {
  const { chips, types } = tournamentTexts;
  const { name, from, until, league, committee, around, points, licenceType, endowment, openOn } = filters;
  const nameOf = (names: ReadonlyMap<string, string>, code: string) => names.get(code) ?? code;
  const entries: readonly (readonly [FilterName, string | null, Changes?])[] = [
    ['name', name && `«\u202f${name}\u202f»`],
    // An empty first day means all days; none at all means those to come.
    ['from', from && `${chips.from} ${toFrenchDate(from)}`, { from: '' }],
    ['until', until && `${chips.until} ${toFrenchDate(until)}`],
    ...filters.types.map(
      (type) => ['type', types[type], { type: filters.types.filter((other) => other !== type) }] as const,
    ),
    ['place', filters.place],
    ['league', league && nameOf(known.leagues, league)],
    ['committee', committee && nameOf(known.committees, committee)],
    [
      'town',
      around && `${around.km} ${chips.around} ${around.town}`,
      { near: null, town: null, radius: null },
    ],
    ['points', points === null ? null : `${points} ${chips.points}`],
    ['licenceType', licenceType && `${chips.licenceType} ${nameOf(known.licenceTypes, licenceType)}`],
    ['endowment', endowment === null ? null : `${chips.endowment} ${formatCents(endowment * 100)}`],
    ['places', openOn && chips.places],
  ];
  return entries.flatMap(([filter, text, changes = { [filter]: null }]) =>
    text === null ? [] : [{ name: filter, text, without: { page: null, ...changes } }],
  );
};

/** The filters that are on; a touch takes one away. */
export const FilterChips = ({ chips }: { readonly chips: ReturnType<typeof toChips> }) => {
  const [, setParams] = useSearchParams();
  const [params, change] = useAddress();
  const { target, keep } = useFocusKept<HTMLUListElement>(params.toString());
  const { label, remove, clear } = tournamentTexts.chips;
  if (chips.length === 0) return null;
  return (
    <Chips ref={target} tabIndex={-1} aria-label={label}>
      {chips.map(({ name, text, without }) => (
        <li key={`${name} ${text}`}>
          <Button
            variant="outlined"
            color="inherit"
            aria-label={`${remove} ${text}`}
            onClick={() => {
              keep();
              change(without);
            }}
          >
            {text} <span aria-hidden="true">×</span>
          </Button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button
            onClick={() => {
              keep();
              setParams({ from: '', ...(params.has('map') ? { map: '1' } : {}) });
            }}
          >
            {clear}
          </Button>
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
  outline: 'none',
  '& .MuiButton-outlined': { borderRadius: 99, fontWeight: 400, gap: 6, overflowWrap: 'anywhere' },
  // Paper shows the filters.
  '@media print': { '& span, & .MuiButton-text': { display: 'none' } },
}));
