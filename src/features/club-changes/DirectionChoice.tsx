import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLocation, useNavigate } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { tryOrNull } from '../../lib/tryOrNull.ts';
import { toMap, type Json } from '../../schema/read.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';

/** Direction -> the relation that is the club's own. */
const SIDES = { arrivals: 'welcomeClub', departures: 'leftClub' } as const;
type Direction = 'both' | keyof typeof SIDES;
const DIRECTIONS: readonly Direction[] = ['both', 'arrivals', 'departures'];

/** Changes of club that come to the club, those that leave it, or both: a filter of the list, in its address. */
export const DirectionChoice = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { club, season } = useScope(['club', 'season']);
  // What comes to one club beneath leaves another.
  if (!club) return null;
  const filter = filterIn(search) ?? (season ? { season: season['@id'] } : {});
  const shown = DIRECTIONS.find((one) => one !== 'both' && filter[SIDES[one]] === club['@id']) ?? 'both';
  const choose = (direction: Direction): void => {
    const { leftClub: _left, welcomeClub: _welcome, ...others } = filter;
    const narrowed = direction === 'both' ? others : { ...others, [SIDES[direction]]: club['@id'] };
    navigate(`${pathname}?${new URLSearchParams({ filter: JSON.stringify(narrowed) })}`);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('clubChanges.direction.label')}
      value={shown}
      onChange={(_event, direction: Direction | null) => {
        if (direction !== null) choose(direction);
      }}
    >
      {DIRECTIONS.map((direction) => (
        <ToggleButton key={direction} value={direction}>
          {translate(`clubChanges.direction.${direction}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** The filter that the address names; null where it names none, or nothing that can be read. */
const filterIn = (search: string): Json | null => {
  const text = new URLSearchParams(search).get('filter');
  return text === null ? null : toMap(tryOrNull(() => JSON.parse(text) as unknown));
};
