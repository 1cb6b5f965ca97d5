import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { publicTeamTexts as texts } from './texts.ts';
import { StateChip } from '../../../ui/StateChip.tsx';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { withParameters } from '../withParameters.ts';
import type { TeamRef } from './fromPool.ts';

export const PlainLink = styled(Link)(({ theme }) => ({
  color: paletteOf(theme).primary.main,
  '@media print': { color: 'inherit', textDecoration: 'none', '&[data-back]': { display: 'none' } },
}));

/** The name of a team, which opens its calendar. */
export const TeamLink = ({ team }: { readonly team: TeamRef }) => {
  const [params] = useSearchParams();
  if (team.id === null) return team.name;
  return <PlainLink to={withOpened(params, { team: team.id })}>{team.name}</PlainLink>;
};

/** Why a team has left the pool, below its name. */
export const Absence = ({ team: { absence } }: { readonly team: TeamRef }) =>
  absence && (
    <div>
      <StateChip tone={absence === 'withdrawn' ? 'neutral' : 'error'}>{texts.absences[absence]}</StateChip>
    </div>
  );

/** The address with a team or a meeting opened, and no other; nothing closes what is open. */
export const withOpened = (params: URLSearchParams, opened: { team?: number; meeting?: number } = {}) =>
  `?${withParameters(params, { team: null, meeting: null, ...opened })}`;

interface OpenedInPoolProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page opened from a pool, with a link back; its heading takes the focus. */
export const OpenedInPool = ({ title, children }: OpenedInPoolProps) => {
  const [params] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article>
      <PlainLink to={withOpened(params)} data-back>
        {texts.back}
      </PlainLink>
      <Typography component="h2" variant="h6" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </article>
  );
};
