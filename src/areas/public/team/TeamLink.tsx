import { styled } from '@mui/material/styles';
import { Link, useSearchParams } from 'react-router';
import { paletteOf } from '../../../ui/themeOptions.ts';
import type { TeamRef } from './Pool.ts';
import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';

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

/** Why a team has left the pool, below its name. */
export const Absence = ({ team: { absence } }: { readonly team: TeamRef }) =>
  absence && (
    <div>
      <strong>{texts.absences[absence]}</strong>
    </div>
  );

interface Opened {
  readonly team?: number;
  readonly meeting?: number;
}

/** The address with a team or a meeting opened, and no other; nothing closes what is open. */
export const withOpened = (asked: URLSearchParams, opened: Opened = {}): string => {
  const next = new URLSearchParams(asked);
  for (const name of ['team', 'meeting']) next.delete(name);
  for (const [name, key] of Object.entries(opened)) next.set(name, String(key));
  return `?${next}`;
};
