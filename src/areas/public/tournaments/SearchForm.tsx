import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { tournamentTexts } from './texts.ts';
import { isRealDate } from '../../../lib/dates.ts';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { useFocusKept } from '../useFocusKept.ts';
import { Choices } from '../Panel.ts';
import type { KnownNames } from './FilterChips.tsx';
import { MoreCriteria } from './MoreCriteria.tsx';
import { TYPES, type SearchFilters } from './searchFilters.ts';

interface SearchFormProps {
  readonly filters: SearchFilters;
  readonly known: KnownNames;
  /** The choices could not be read. */
  readonly isUnread: boolean;
  /** The less usual criteria were looked at. */
  readonly isMore: boolean;
  readonly onMore: () => void;
}

const { filters: texts, types } = tournamentTexts;

/** The search form; a submit writes the criteria into the URL. */
export const SearchForm = ({ filters, known, isUnread, isMore, onMore }: SearchFormProps) => {
  const [params, setParams] = useSearchParams();
  const [isUnknown, setUnknown] = useState(false);
  const { target, keep } = useFocusKept<HTMLButtonElement>(params.toString());
  const { league, committee, around, points, licenceType, endowment, openOn } = filters;
  const isOn = [league, committee, around, points, licenceType, endowment, openOn].some(
    (value) => value !== null,
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const town = toTyped(data.get('town'));
    const isLost = town !== '' && toTyped(data.get('near')) === '';
    setUnknown(isLost);
    if (isLost) return event.currentTarget.querySelector<HTMLInputElement>('[name=town]')?.focus();
    // What the form does not show, such as the map, stays as it was.
    const after = new URLSearchParams(params);
    for (const element of event.currentTarget.elements) after.delete(element.getAttribute('name') ?? '');
    after.delete('page');
    for (const [name, value] of data) {
      const typed = name === 'from' || name === 'until' ? toIso(toTyped(value)) : toTyped(value);
      const isCircle = name === 'near' || name === 'radius';
      // An emptied first day means all days; the absent one those to come.
      if ((typed !== '' && !(isCircle && town === '')) || name === 'from') after.append(name, typed);
    }
    keep();
    setParams(after);
  };
  return (
    // The fields start afresh with another address.
    <Form key={params.toString()} role="search" aria-label={texts.form} onSubmit={submit}>
      <Choices>
        <TextField name="name" label={texts.name} defaultValue={filters.name} />
        <TextField name="place" label={texts.place} defaultValue={filters.place} />
        <Day name="from" value={filters.from} />
        <Day name="until" value={filters.until} />
      </Choices>
      <fieldset>
        <legend>{texts.type}</legend>
        {TYPES.map((type) => (
          <label key={type}>
            <input type="checkbox" name="type" value={type} defaultChecked={filters.types.includes(type)} />
            {types[type]}
          </label>
        ))}
      </fieldset>
      <details open={isOn} onToggle={({ currentTarget }) => currentTarget.open && onMore()}>
        <summary>{texts.more}</summary>
        {(isMore || isOn) && (
          <MoreCriteria filters={filters} known={known} isUnread={isUnread} isUnknown={isUnknown} />
        )}
      </details>
      <Button ref={target} type="submit" variant="contained">
        {texts.search}
      </Button>
    </Form>
  );
};

const toTyped = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** A day as it is written in French, which the browser's own input does in French browsers alone. */
const Day = ({ name, value }: { readonly name: 'from' | 'until'; readonly value: string | null }) => (
  <TextField
    name={name}
    label={texts[name]}
    defaultValue={value?.split('-').toReversed().join('/')}
    placeholder={texts.day}
    onChange={({ target }) =>
      target.setCustomValidity(isDay(toIso(target.value.trim())) ? '' : texts.wrongDay)
    }
  />
);

/** `2026-03-05` out of `5/3/2026` or `05032026`; anything else as it is. */
const toIso = (typed: string): string =>
  typed.replace(
    /^(\d\d?)\D?(\d\d?)\D?(\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

const isDay = (typed: string): boolean => typed === '' || isRealDate(typed);

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  '@media print': { display: 'none' },
  // On a phone days and types wait with the other criteria, so that the first tournaments are in view.
  [theme.breakpoints.down('sm')]: {
    '&:not(:has([open], :invalid)) :is(fieldset, div > :nth-of-type(n + 3))': { display: 'none' },
  },
  '& > :is(div, fieldset, [open])': { width: '100%' },
  '& > fieldset': {
    border: 0,
    padding: 0,
    margin: 0,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
  },
  '& > fieldset > legend': {
    ...theme.typography.caption,
    color: paletteOf(theme).text.secondary,
    padding: 0,
  },
  '& > fieldset > label, & details > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
  },
  '& input[type=checkbox]': { width: 20, height: 20, margin: 0, accentColor: paletteOf(theme).primary.main },
  '& summary': { lineHeight: '44px', cursor: 'pointer', fontWeight: 600, width: 'fit-content' },
}));
