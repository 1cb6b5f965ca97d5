import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import { parseTypedDate } from '../../lib/typedMoments.ts';
import { NativeSelect } from '../../ui/NativeSelect.tsx';
import {
  isDay,
  isOpen,
  toPresetMatrix,
  withChange,
  type Change,
  type Changes,
  type Entry,
  type Matrix,
} from './entry.ts';
import type { ClubRights } from './readEntries.ts';
import { RowHead } from './RowHead.tsx';

export interface EntryRowsProps {
  readonly entries: readonly Entry[];
  readonly changes: Changes;
  readonly presets: ClubRights['presets'];
  readonly actions: readonly string[];
  /** Rights of the reader, who can give no others. */
  readonly own: Matrix;
  /** Nothing changes while entries are saved. */
  readonly locked: boolean;
  readonly onChange: (entry: Entry, change: Change) => void;
}

const DAYS = ['startDate', 'endDate'] as const;

/** The usual profile of each account, which fills its whole column, and from when to when its rights last. */
export const EntryRows = ({ entries, changes, presets, actions, own, locked, onChange }: EntryRowsProps) => {
  const translate = useTranslate();
  const labelOf = (field: 'preset' | (typeof DAYS)[number], { name }: Entry): string =>
    translate('rights.fieldOf', { field: translate(`rights.${field}`), name });
  const choose = (entry: Entry, iri: string): void => {
    const preset = presets.find((one) => one.iri === iri);
    onChange(entry, {
      preset: preset?.iri ?? null,
      ...(preset ? { matrix: toPresetMatrix(preset.code, actions, own) } : {}),
    });
  };
  return (
    <>
      <TableRow>
        <RowHead>{translate('rights.preset')}</RowHead>
        {entries.map((entry) => (
          <TableCell key={entry.iri} sx={CELL}>
            <NativeSelect
              size="small"
              fullWidth
              name={labelOf('preset', entry)}
              value={withChange(entry, changes[entry.iri]).preset ?? ''}
              disabled={locked || !isOpen(entry)}
              onChange={(iri) => choose(entry, iri)}
              empty={translate('rights.noPreset')}
              options={presets.map(({ iri, name: label }) => ({ value: iri, label }))}
            />
          </TableCell>
        ))}
      </TableRow>
      {DAYS.map((field) => (
        <TableRow key={field}>
          <RowHead>{translate(`rights.${field}`)}</RowHead>
          {entries.map((entry) => (
            <TableCell key={entry.iri} sx={CELL}>
              <DayField
                name={labelOf(field, entry)}
                value={withChange(entry, changes[entry.iri])[field]}
                disabled={locked || !isOpen(entry)}
                onChange={(day) => onChange(entry, { [field]: day })}
              />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </>
  );
};

const CELL = { px: 1, minWidth: { xs: 0, sm: 150 } } as const;

interface DayFieldProps {
  /** Owner of the day, in words. */
  readonly name: string;
  /** `2026-03-05`; empty where there is none, or what was typed instead. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** Date input in French format; the browser's own would follow the browser's language. */
const DayField = ({ name, value, disabled, onChange }: DayFieldProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = !isDay(value);
  return (
    <TextField
      size="small"
      fullWidth
      value={typed ?? formatDate(value) ?? value}
      disabled={disabled}
      error={isWrong}
      helperText={isWrong ? translate('validation.date') : null}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(toDay(target.value));
      }}
      onBlur={() => setTyped(null)}
      slotProps={{
        htmlInput: { 'aria-label': name, placeholder: translate('inputs.dateSample'), inputMode: 'numeric' },
      }}
    />
  );
};

/** What is no date stays as it was typed. */
const toDay = (typed: string): string => parseTypedDate(typed) ?? typed.trim();
