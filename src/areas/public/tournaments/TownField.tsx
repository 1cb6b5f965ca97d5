import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { moreCriteriaTexts as texts } from './moreCriteria.texts.ts';
import { shownOf, useRead } from '../useRead.ts';
import type { SearchFilters } from './searchFilters.ts';

const PAUSE_MS = 300;
const ENOUGH = 2;

interface TownFieldProps {
  readonly around: SearchFilters['around'];
  /** The form was sent with a town that is none of those proposed. */
  readonly isUnknown: boolean;
}

/** The middle of a circle: a town out of those that the server proposes, whose position goes along as `near`. */
export const TownField = ({ around, isUnknown }: TownFieldProps) => {
  const list = useId();
  const [typed, setTyped] = useState(around?.town ?? '');
  const wanted = usePaused(typed.replace(/ \(.*$/, '').trim());
  const reading = useRead(wanted.length < ENOUGH || typed === around?.town ? null : wanted, async (reader) =>
    (await import('./readChoices.ts')).readTowns(reader, wanted),
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

/** The text, debounced. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};
