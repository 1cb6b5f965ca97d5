import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../lib/dates.ts';
import { parseTypedDate } from '../../lib/typedMoments.ts';

interface DayFieldProps {
  readonly label: string;
  /** Whose day it is, in words. */
  readonly name: string;
  /** `2026-03-05`; empty where there is none. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A day typed in French, whatever the language of the browser, which its own input would follow; what is none is not taken. */
export const DayField = ({ label, name, value, disabled, onChange }: DayFieldProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && toDay(typed) === null;
  return (
    <TextField
      size="small"
      label={label}
      value={typed ?? formatDate(value) ?? ''}
      disabled={disabled}
      error={isWrong}
      helperText={isWrong ? translate('validation.date') : null}
      onChange={({ target }) => {
        setTyped(target.value);
        const day = toDay(target.value);
        if (day !== null) onChange(day);
      }}
      // What is no day stays, with what is said of it.
      onBlur={() => setTyped(isWrong ? typed : null)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': name, placeholder: translate('inputs.dateSample'), inputMode: 'numeric' },
      }}
    />
  );
};

const toDay = (typed: string): string | null => (typed.trim() === '' ? '' : parseTypedDate(typed));
