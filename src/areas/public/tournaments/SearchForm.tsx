import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { isRealDate } from '../../../lib/dates.ts';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { Field } from '../Field.tsx';
import { Choices } from '../Panel.ts';
import { DEFAULT_KM, TYPES, type SearchFilters } from './searchFilters.ts';
import type { KnownNames } from './FilterChips.tsx';
import { TownField } from './TownField.tsx';

interface SearchFormProps {
  readonly filters: SearchFilters;
  readonly known: KnownNames;
  /** The choices could not be read. */
  readonly isUnread: boolean;
  /** The less usual criteria are looked at. */
  readonly onMore: () => void;
}

const { filters: texts, types } = tournamentTexts;
const RADII = [10, 20, 30, 50, 100, 200, 500] as const;

/** The search form; a submit writes the criteria into the URL. */
export const SearchForm = ({ filters, known, isUnread, onMore }: SearchFormProps) => {
  const [asked, setAsked] = useSearchParams();
  const [isUnknown, setUnknown] = useState(false);
  const { league, committee, around, points, licenceType, endowment, openOn } = filters;
  const more = [league, committee, around, points, licenceType, endowment, openOn];
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const town = toTyped(data.get('town'));
    const isLost = town !== '' && toTyped(data.get('near')) === '';
    setUnknown(isLost);
    if (isLost) return event.currentTarget.querySelector<HTMLInputElement>('[name=town]')?.focus();
    const after = new URLSearchParams(asked.has('map') ? { map: '1' } : {});
    for (const [name, value] of data) {
      const typed = name === 'from' || name === 'until' ? toIso(toTyped(value)) : toTyped(value);
      const isCircle = name === 'near' || name === 'radius';
      // An emptied first day asks for all days; the absent one for those to come.
      if ((typed !== '' && !(isCircle && town === '')) || name === 'from') after.append(name, typed);
    }
    setAsked(after);
  };
  return (
    // What is typed starts afresh with another address.
    <Form key={asked.toString()} role="search" aria-label={texts.form} onSubmit={submit}>
      <Choices>
        <Typed name="name" value={filters.name} />
        <Typed name="place" value={filters.place} />
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
      <details
        open={more.some((value) => value !== null)}
        onToggle={({ currentTarget }) => currentTarget.open && onMore()}
      >
        <summary>{texts.more}</summary>
        <Choices>
          <TownField around={around} isUnknown={isUnknown} />
          <Choice name="radius" value={String(around?.km ?? DEFAULT_KM)} options={toRadii(around?.km)} />
          <Typed name="points" value={points} {...WHOLE} />
          <Choice name="licenceType" value={licenceType} options={known.licenceTypes} none />
          <Typed name="endowment" value={endowment} {...WHOLE} />
          <Choice name="league" value={league} options={known.leagues} none />
          <Choice name="committee" value={committee} options={known.committees} none />
        </Choices>
        <label>
          <input type="checkbox" name="places" value="1" defaultChecked={openOn !== null} />
          {texts.places}
        </label>
        {isUnread && <p role="alert">{texts.unread}</p>}
      </details>
      <Button type="submit" variant="contained">
        {texts.search}
      </Button>
    </Form>
  );
};

const toTyped = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

const WHOLE = { inputMode: 'numeric', pattern: '\\d{1,6}' } as const;

interface TypedProps {
  readonly name: 'name' | 'place' | 'points' | 'endowment';
  readonly value: string | number | null;
  readonly inputMode?: 'numeric';
  readonly pattern?: string;
}

const Typed = ({ name, value, ...more }: TypedProps) => (
  <Field label={texts[name]}>
    {(ties) => <input name={name} defaultValue={value ?? ''} {...more} {...ties} />}
  </Field>
);

/** A day as it is written in French, which the browser's own input does in French browsers alone. */
const Day = ({ name, value }: { readonly name: 'from' | 'until'; readonly value: string | null }) => (
  <Field label={texts[name]}>
    {(ties) => (
      <input
        name={name}
        defaultValue={value?.split('-').toReversed().join('/')}
        placeholder={texts.day}
        onChange={({ target }) =>
          target.setCustomValidity(isDay(toIso(target.value.trim())) ? '' : texts.wrongDay)
        }
        {...ties}
      />
    )}
  </Field>
);

/** `2026-03-05` out of `5/3/2026` or `05032026`; anything else as it is. */
const toIso = (typed: string): string =>
  typed.replace(
    /^(\d\d?)\D?(\d\d?)\D?(\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

const isDay = (typed: string): boolean => typed === '' || isRealDate(typed);

const toRadii = (km = DEFAULT_KM): ReadonlyMap<string, string> =>
  new Map([...RADII, km].toSorted((one, other) => one - other).map((radius) => [`${radius}`, `${radius}`]));

interface ChoiceProps {
  readonly name: 'league' | 'committee' | 'licenceType' | 'radius';
  readonly value: string | null;
  readonly options: ReadonlyMap<string, string>;
  /** Nothing need be chosen. */
  readonly none?: boolean;
}

/** By the key too: what is chosen is there before its name is. */
const Choice = ({ name, value, options, none = false }: ChoiceProps) => {
  const missing = value !== null && !options.has(value) ? [[value, value] as const] : [];
  return (
    <Field key={options.size} label={texts[name]}>
      {(ties) => (
        <select name={name} defaultValue={value ?? ''} {...ties}>
          {none && <option value="">{texts.any}</option>}
          {[...missing, ...options].map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
  '@media print': { display: 'none' },
  // On a phone days and types wait with the other criteria, so that the first tournaments are in view.
  [theme.breakpoints.down('sm')]: {
    '&:not(:has([open], :invalid)) :is(fieldset, div > :nth-of-type(n + 3))': { display: 'none' },
  },
  '& fieldset': {
    border: 0,
    padding: 0,
    margin: 0,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
  },
  '& legend': { ...theme.typography.caption, color: paletteOf(theme).text.secondary, padding: 0 },
  '& fieldset label, & details > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
  },
  '& input[type=checkbox]': { width: 20, height: 20, margin: 0, accentColor: paletteOf(theme).primary.main },
  '& > div, & details': { width: '100%' },
  '& summary': {
    minHeight: 44,
    lineHeight: '44px',
    cursor: 'pointer',
    fontWeight: 600,
    width: 'fit-content',
  },
}));
