import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import { PlainLink, withOpened } from './TeamLink.tsx';

interface OpenedInPoolProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page opened from a pool, with a link back; its heading takes the focus. */
export const OpenedInPool = ({ title, children }: OpenedInPoolProps) => {
  const [asked] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article>
      <PlainLink to={withOpened(asked)} data-back>
        {texts.back}
      </PlainLink>
      <Typography component="h2" variant="h6" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </article>
  );
};
