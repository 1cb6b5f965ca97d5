import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { publicTexts } from './texts.ts';

interface FoldedChoicesProps {
  /** The current choice, in short; null as long as nothing is to be read below. */
  readonly name: string | null;
  readonly children: ReactNode;
}

/** The choices of a page. On a phone they make room for what they led to: `Nationale 3 · Poule 2 – changer`. */
export const FoldedChoices = ({ name, children }: FoldedChoicesProps) => {
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const left = useRef<Element>(null);
  const [opened, setOpened] = useState<string | null>(null);
  // Without a line nothing else opens them.
  const isOpen = name === null || opened === name;
  useEffect(() => {
    const { activeElement } = document;
    // The focused choice is hidden with the others; a wide screen shows both, and no line.
    if (!isOpen && choices.current?.contains(activeElement)) {
      left.current = activeElement;
      line.current?.focus();
    }
    // And the line goes with what the choice did not lead to.
    if (name === null && activeElement === document.body && left.current instanceof HTMLElement)
      left.current.focus({ preventScroll: true });
  }, [isOpen, name]);
  return (
    <Fold data-folded={!isOpen}>
      {name !== null && (
        <Button
          ref={line}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(isOpen ? null : name)}
        >
          <span>{name}</span>
          {`\u00a0– ${publicTexts.change}`}
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
      fontSize: '0.8125rem',
      whiteSpace: 'nowrap',
    },
    '& > button > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '&[data-folded="true"] > div': { display: 'none' },
  },
}));
