import { styled } from '@mui/material/styles';
import { Link, useSearchParams } from 'react-router';
import { paletteOf } from '../../../ui/themeOptions.ts';
import type { TeamRef } from './Pool.ts';
import { withOpened } from './withOpened.ts';

/** The name of a team, which opens its calendar. */
export const TeamLink = ({ team }: { readonly team: TeamRef }) => {
  const [asked] = useSearchParams();
  if (team.id === null) return <>{team.name}</>;
  return <PlainLink to={withOpened(asked, { team: team.id })}>{team.name}</PlainLink>;
};

export const PlainLink = styled(Link)(({ theme }) => ({
  color: paletteOf(theme).primary.main,
  '@media print': { color: 'inherit', textDecoration: 'none', '&[data-back]': { display: 'none' } },
}));
