import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useDebouncedValue } from '../../../fields/relation/useDebouncedValue.ts';
import { tournamentTexts } from './texts.ts';
import { Choices } from '../Panel.ts';
import { shownOf, useRead, type Reader } from '../useRead.ts';
import type { KnownNames } from './FilterChips.tsx';
import { DEFAULT_KM, type SearchFilters } from './searchFilters.ts';
import { toApiPath } from '../../../lib/iri.ts';
import { toList, toMap, toNumber, toText } from '../../../schema/read.ts';

interface MoreCriteriaProps {
  readonly filters: SearchFilters;
  readonly known: KnownNames;
  /** The choices could not be read. */
  readonly isUnread: boolean;
  /** The form was sent with a town that is none of those proposed. */
  readonly isUnknown: boolean;
}

const { criteria: texts } = tournamentTexts;

const RADII = [10, 20, 30, 50, 100, 200, 500] as const;
const WHOLE = { htmlInput: { inputMode: 'numeric', pattern: '\\d{1,6}' } } as const;

/** The less usual criteria of the search. */
export const MoreCriteria = ({ filters, known, isUnread, isUnknown }: MoreCriteriaProps) => {
  const { league, committee, around, points, licenceType, endowment, openOn } = filters;
  return (
    <>
      <Choices>
        <TownField around={around} isUnknown={isUnknown} />
        <Choice name="radius" value={String(around?.km ?? DEFAULT_KM)} options={toRadii(around?.km)} />
        <TextField name="points" label={texts.points} defaultValue={points} slotProps={WHOLE} />
        <Choice name="licenceType" value={licenceType} options={known.licenceTypes} none />
        <TextField name="endowment" label={texts.endowment} defaultValue={endowment} slotProps={WHOLE} />
        <Choice name="league" value={league} options={known.leagues} none />
        <Choice name="committee" value={committee} options={known.committees} none />
      </Choices>
      <label>
        <input type="checkbox" name="places" value="1" defaultChecked={openOn !== null} />
        {texts.places}
      </label>
      {isUnread && <p role="alert">{texts.unread}</p>}
    </>
  );
};

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
    <TextField
      key={options.size}
      name={name}
      label={texts[name]}
      defaultValue={value ?? ''}
      select
      slotProps={{ select: { native: true } }}
    >
      {none && <option value="">{texts.any}</option>}
      {[...missing, ...options].map(([code, label]) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </TextField>
  );
};

const PAUSE_MS = 300;
const ENOUGH = 2;

interface TownFieldProps {
  readonly around: SearchFilters['around'];
  /** The form was sent with a town that is none of those proposed. */
  readonly isUnknown: boolean;
}

/** The middle of a circle: a town out of those that the server proposes, whose position goes along as `near`. */
const TownField = ({ around, isUnknown }: TownFieldProps) => {
  const list = useId();
  const [typed, setTyped] = useState(around?.town ?? '');
  const wanted = useDebouncedValue(typed.replace(/ \(.*$/, '').trim(), PAUSE_MS);
  const reading = useRead(
    wanted.length < ENOUGH || typed === around?.town ? null : ['towns', wanted],
    (reader) => readTowns(reader, wanted),
  );
  const towns = shownOf(reading) ?? [];
  const near = typed === around?.town ? around.near : towns.find(({ label }) => label === typed)?.near;
  return (
    <>
      <TextField
        name="town"
        label={texts.town}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        error={isUnknown}
        helperText={isUnknown ? texts.unknownTown : texts.townHint}
        slotProps={{ htmlInput: { list }, formHelperText: { role: isUnknown ? 'alert' : undefined } }}
      />
      <datalist id={list}>
        {towns.map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </datalist>
      <input type="hidden" name="near" value={near ?? ''} />
    </>
  );
};

/** Towns with a known position whose name starts with the typed text: `Vaires-sur-Marne (77360)` at `48.87,2.64`. */
const readTowns = async ({ get }: Reader, typed: string) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ name: typed }), range: '[0,99]' });
  return toList(await get(toApiPath(`/read/towns?${query}`))).flatMap((raw) => {
    const { name, postalCode, latitude, longitude } = toMap(raw);
    const [lat, lon] = [toNumber(latitude), toNumber(longitude)];
    const label = `${toText(name) ?? ''} (${toText(postalCode) ?? ''})`;
    return lat === null || lon === null ? [] : [{ label, near: `${lat},${lon}` }];
  });
};
