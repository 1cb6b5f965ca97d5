import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import type { PaperProps } from '@mui/material/Paper';
import { PopoverPaper } from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, createContext, use, useId, type KeyboardEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toList } from '../../schema/read.ts';
import { isAllChosen, OPTIONS, toggleAll, type ChoiceControlProps, type Option } from './choiceOptions.ts';
import { OptionText } from './OptionText.tsx';
import { holdsWords } from '../../lib/text.ts';

/** Value of the option 'Tous', which no server can send. */
const ALL = '\u0000';

/** Choices in a list that opens; with a box to filter them when they are many, and all at once for several. */
export const ChoiceSelect = ({ options, chosen, onChoose, multiple, ...props }: ChoiceControlProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const isFiltered = options.length > OPTIONS.filterAbove;
  const found = options.filter((option) => matches(option, typed));
  const hidden = { hidden: true, disabled: true, sx: { '&[hidden]': { display: 'none' } } };
  const take = (value: unknown): void => {
    const keys = (Array.isArray(value) ? toList(value) : [value]).map(String).filter((key) => key !== '');
    // The option 'Tous' counts as all the others, whether it has just been pressed or taken back.
    const wasAll = multiple && isAllChosen(found, chosen);
    const isAll = keys.includes(ALL);
    onChoose(isAll === wasAll ? keys.filter((key) => key !== ALL) : toggleAll(found, chosen));
  };
  return (
    <FilterContext value={{ typed, isEmpty: found.length === 0, onType: setTyped }}>
      <TextField
        select
        id={props.id}
        name={props.name}
        label={props.label}
        required={props.required}
        disabled={props.disabled}
        error={props.error}
        helperText={props.helperText}
        fullWidth
        value={multiple ? [...chosen, ...(isAllChosen(found, chosen) ? [ALL] : [])] : (chosen[0] ?? '')}
        onChange={({ target }) => take(target.value)}
        onBlur={props.onBlur}
        inputRef={props.inputRef}
        slotProps={{
          select: {
            multiple,
            displayEmpty: true,
            renderValue: () => labelsOf(options, chosen) || (multiple || props.required ? '' : PLACEHOLDER),
            onClose: () => setTyped(''),
            MenuProps: isFiltered ? { autoFocus: false, slots: { paper: FilterPaper } } : {},
          },
        }}
      >
        {!multiple && props.isClearable && (
          <MenuItem value="" {...(typed.trim() === '' ? {} : hidden)}>
            {PLACEHOLDER}
          </MenuItem>
        )}
        {multiple && options.length > OPTIONS.allAbove && (
          <MenuItem value={ALL} {...(found.length > 0 ? {} : hidden)}>
            <Mark checked={isAllChosen(found, chosen)} />
            {translate('select.all')}
          </MenuItem>
        )}
        {options.map((option) => (
          <MenuItem
            key={option.key}
            value={option.key}
            disabled={option.disabled}
            {...(found.includes(option) ? {} : hidden)}
          >
            {multiple && <Mark checked={chosen.includes(option.key)} />}
            <OptionText label={option.label} help={option.help} color={option.color} />
          </MenuItem>
        ))}
      </TextField>
    </FilterContext>
  );
};

/** Says by eye what `aria-selected` of the option says already. */
const Mark = ({ checked }: { readonly checked: boolean }) => (
  <Checkbox
    size="small"
    edge="start"
    checked={checked}
    tabIndex={-1}
    disableRipple
    inert
    aria-hidden="true"
  />
);

const labelsOf = (options: ChoiceControlProps['options'], chosen: readonly string[]): string =>
  options
    .filter(({ key }) => chosen.includes(key))
    .map(({ label }) => label)
    .join(', ');

interface Filter {
  readonly typed: string;
  /** No option is left. */
  readonly isEmpty: boolean;
  readonly onType: (typed: string) => void;
}

/** Text in the filter of the open list. */
const FilterContext = createContext<Filter>({ typed: '', isEmpty: false, onType: () => undefined });

/** The sheet of an open list with a box 'Filtrer' above the options: beside the list box, which may hold options only. */
const FilterPaper = ({ children, ...props }: PaperProps) => {
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

/** Case, accents and the order of words make no difference. */
const matches = (option: Option, typed: string): boolean => holdsWords(option.label, typed);
