import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { parseTypedClock } from '../../../lib/typedMoments.ts';

interface ClockFieldProps {
  readonly id: string;
  readonly label: string;
  /** `20:45`; empty when there is none. */
  readonly value: string;
  readonly error: boolean;
  readonly helperText: string | undefined;
  readonly onChange: (clock: string) => void;
}

/** A time of day, typed: an input of the browser would show it as its own language does. */
export const ClockField = ({ value, error, helperText, onChange, ...named }: ClockFieldProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && toClock(typed) === null;
  return (
    <TextField
      {...named}
      value={typed ?? value}
      error={error || isWrong}
      helperText={isWrong ? translate('validation.time') : helperText}
      onChange={({ target }) => {
        setTyped(target.value);
        const clock = toClock(target.value);
        if (clock !== null) onChange(clock);
      }}
      // A wrong time stays, with its error.
      onBlur={() => setTyped(isWrong ? typed : null)}
      slotProps={{ htmlInput: { placeholder: translate('inputs.timeSample'), inputMode: 'numeric' } }}
    />
  );
};

const toClock = (typed: string): string | null => (typed.trim() === '' ? '' : parseTypedClock(typed));
