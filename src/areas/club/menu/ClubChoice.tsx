import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useNavigate } from 'react-router';
import { idOf, toIri } from '../../../lib/iri.ts';
import { useIsWhole } from '../../../features/useWholeSpace.ts';
import { Portrait } from '../../../ui/Portrait.tsx';
import { usePictureUrl } from '../../../views/show/usePictureUrl.ts';
import { type Club, useClub, useClubs } from '../useClub.ts';

interface ClubProps {
  readonly club: Club;
}

/** After all queries of a page when the application opens. */
const LATER_MS = 3000;

/** Logo of the club out of its record, its initials until then; what cannot be read has none. */
const Emblem = ({ club }: ClubProps) => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  // An account above the clubs is in a league or in the federation.
  const { data } = useGetOne(
    'organizations',
    { id: toIri('/organizations', idOf(club['@id']) ?? '') },
    { enabled: isLater, staleTime: Infinity, retry: false },
  );
  const picture = usePictureUrl(data?.['logo']);
  return <Portrait name={club.name} picture={picture} shape="square" />;
};

/** Logo and name of the club; a choice for those who have rights in several. */
export const ClubChoice = () => {
  const club = useClub();
  const isWhole = useIsWhole();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {!isWhole && (club.name ? <Emblem club={club} /> : <Skeleton variant="rounded" {...SIDES} />)}
      <ClubName club={club} />
    </Box>
  );
};

const SIDES = { width: 28, height: 28 } as const;

const ClubName = ({ club }: ClubProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const clubs = useClubs();
  if (clubs.length < 2) {
    return (
      <Typography component="span" variant="subtitle2" noWrap>
        {club.name || <Skeleton width={140} />}
      </Typography>
    );
  }
  return (
    <Select
      value={club['@id']}
      onChange={({ target }) => void navigate(`/${idOf(target.value) ?? ''}`)}
      inputProps={{ 'aria-label': translate('app.club') }}
      MenuProps={{ slotProps: { list: { 'aria-label': translate('app.club') } } }}
    >
      {clubs.map(({ '@id': iri, name }) => (
        <MenuItem key={iri} value={iri}>
          {name || <Skeleton width={140} />}
        </MenuItem>
      ))}
    </Select>
  );
};
