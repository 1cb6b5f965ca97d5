import { styled } from '@mui/material/styles';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { paletteOf } from '../../ui/themeOptions.ts';

interface TabStripProps<Name extends string> {
  readonly label: string;
  /** Names with their titles, in the order shown. */
  readonly tabs: Readonly<Record<Name, string>>;
  readonly current: Name;
  readonly onTurn: (name: Name) => void;
  /** Content of the current tab. */
  readonly children: ReactNode;
}

/** Tabs by the arrow keys; what is not shown is not there. */
export const TabStrip = <Name extends string>({
  label,
  tabs,
  current,
  onTurn,
  children,
}: TabStripProps<Name>) => {
  const id = useId();
  const names = Object.keys(tabs) as Name[];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = names.indexOf(current);
    const steps = new Map([
      ['ArrowRight', (at + 1) % names.length],
      ['ArrowLeft', at - 1],
      ['Home', 0],
      ['End', -1],
    ]);
    const step = steps.get(event.key);
    const next = step === undefined ? undefined : names.at(step);
    if (next === undefined) return;
    event.preventDefault();
    onTurn(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <Strip role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onTurn(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </Strip>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
};

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: `1px solid ${paletteOf(theme).divider}`,
  marginBottom: theme.spacing(2),
  '& button': {
    font: 'inherit',
    fontWeight: 600,
    minHeight: 44,
    padding: theme.spacing(1, 2),
    border: 0,
    borderBottom: '3px solid transparent',
    background: 'none',
    color: paletteOf(theme).text.secondary,
    cursor: 'pointer',
  },
  [theme.breakpoints.down('sm')]: { '& button': { paddingInline: 5, fontSize: '0.875rem' } },
  '& button[aria-selected="true"]': {
    color: paletteOf(theme).primary.main,
    borderBottomColor: 'currentcolor',
  },
  '& button:focus-visible': { outline: `2px solid ${paletteOf(theme).primary.main}`, outlineOffset: -2 },
  '@media print': { display: 'none' },
}));
