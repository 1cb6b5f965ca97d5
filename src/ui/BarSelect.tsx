import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

interface BarSelectProps {
  /** Accessible name. */
  readonly label: string;
  /** What stands there for the one that is chosen. */
  readonly shown: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Drawn as what is not the rule. */
  readonly isStriking?: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * A choice in the bar, as quiet as its neighbours. Not MUI's `Select`: every page of the club has it, and that one
 * brings three kinds of inputs with it.
 */
export const BarSelect = ({ label, shown, value, options, isStriking = false, onChange }: BarSelectProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const openByKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  return (
    <>
      <Button
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        color="inherit"
        endIcon={<ExpandMoreIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={openByKey}
        sx={isStriking ? STRIKING : QUIET}
      >
        <Box component="span" sx={CUT}>
          {shown}
        </Box>
      </Button>
      <Menu
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { id, role: 'listbox', 'aria-label': label } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="option"
            selected={option.value === value}
            aria-selected={option.value === value}
            onClick={() => {
              setAnchor(null);
              if (option.value !== value) onChange(option.value);
            }}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const QUIET = {
  minWidth: 0,
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  fontWeight: 400,
  whiteSpace: 'nowrap',
} as const;

/** A long name makes room for what stands beside it. */
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const STRIKING = {
  ...QUIET,
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'warning.dark' },
} as const;
