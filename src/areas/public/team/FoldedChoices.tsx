import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import type { Pool } from './fromPool.ts';

interface FoldedChoicesProps {
  /** A pool is chosen: what is read stands below the choices. */
  readonly isFolded: boolean;
  readonly pool: Pool | null;
  readonly children: ReactNode;
}

/** The choices of the page. On a phone they make room for the pool they led to: `Nationale 3 · Poule 2 – changer`. */
export const FoldedChoices = ({ isFolded, pool, children }: FoldedChoicesProps) => {
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const key = pool?.id ?? null;
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = key !== null && opened === key;
  const isShut = isFolded && !isOpen;
  useEffect(() => {
    // What was held is hidden with the choices; a wide screen shows both, and no line.
    if (isShut && choices.current?.contains(document.activeElement)) line.current?.focus();
  }, [isShut]);
  const name = pool ? `${pool.place.divisionName} · ${texts.pool} ${pool.name}` : texts.choices;
  return (
    <Fold data-folded={isShut}>
      {isFolded && (
        <Button
          ref={line}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(isOpen ? null : key)}
        >
          <span>{name}</span>
          {`\u00a0– ${texts.change}`}
        </Button>
      )}
      <div id={id} ref={choices}>
        {children}
      </div>
    </Fold>
  );
};

const Fold = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '& > button': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    '& > button': {
      width: '100%',
      minHeight: 44,
      justifyContent: 'start',
      paddingInline: 0,
      whiteSpace: 'nowrap',
    },
    '& > button > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '&[data-folded="true"] > div': { display: 'none' },
  },
}));
