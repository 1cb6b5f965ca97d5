import Box from '@mui/material/Box';
import type { PaperProps } from '@mui/material/Paper';
import { PopoverPaper } from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createContext, use, useId, type KeyboardEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';

interface Filter {
  readonly typed: string;
  /** No option is left. */
  readonly isEmpty: boolean;
  readonly onType: (typed: string) => void;
}

/** Text in the filter of the open list. */
export const FilterContext = createContext<Filter>({ typed: '', isEmpty: false, onType: () => undefined });

/** The sheet of an open list with a box 'Filtrer' above the options: beside the list box, which may hold options only. */
export const FilterPaper = ({ children, ...props }: PaperProps) => {
  const translate = useTranslate();
  const id = useId();
  const { typed, isEmpty, onType } = use(FilterContext);
  return (
    <PopoverPaper {...props}>
      <Box sx={{ p: 1, position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper' }}>
        <TextField
          id={id}
          // The box is what opened: whoever wants the options goes down to them.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          fullWidth
          size="small"
          autoComplete="off"
          label={translate('select.filter')}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={toOptionsBelow}
        />
        <Typography role="status" variant="body2" sx={{ pt: isEmpty ? 1 : 0 }}>
          {isEmpty && translate('options.filtered')}
        </Typography>
      </Box>
      {children}
    </PopoverPaper>
  );
};

const toOptionsBelow = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Escape') return;
  // The form around must not take what is typed here for its own keys.
  event.stopPropagation();
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget
    .closest('.MuiPaper-root')
    ?.querySelector<HTMLElement>('[role="option"]:not([hidden], [aria-disabled="true"])')
    ?.focus();
};
