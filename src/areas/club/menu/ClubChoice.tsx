import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useNavigate } from 'react-router';
import { idOf } from '../../../lib/iri.ts';
import { barSelect } from '../../../features/SeasonChoice.tsx';
import { useClub, useClubs } from '../useClub.ts';

/** Name of the club; a choice for those who have rights in several. */
export const ClubChoice = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const clubs = useClubs();
  const club = useClub();
  if (clubs.length < 2) {
    return (
      <Typography component="span" noWrap>
        {club.name || <Skeleton width={140} sx={PALE} />}
      </Typography>
    );
  }
  return (
    <Select
      size="small"
      value={club['@id']}
      onChange={({ target }) => void navigate(`/${idOf(target.value) ?? ''}`)}
      inputProps={{ 'aria-label': translate('app.club') }}
      sx={barSelect}
    >
      {clubs.map(({ '@id': iri, name }) => (
        <MenuItem key={iri} value={iri}>
          {name || <Skeleton width={140} sx={PALE} />}
        </MenuItem>
      ))}
    </Select>
  );
};

/** On the colour of the bar. */
const PALE = { bgcolor: 'color-mix(in srgb, currentcolor 30%, transparent)' } as const;
