import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDay, formatDate } from '../../lib/dates.ts';
import { parseTypedDate } from '../../lib/typedMoments.ts';
import { presetLevel } from '../../rules/presetLevel.ts';
import { NativeSelect } from '../../ui/NativeSelect.tsx';
import { isActive, levelIn, withChange, type Change, type Entry, type Matrix } from './entry.ts';
import type { ClubRights } from './readEntries.ts';

interface EntryHeadProps {
  readonly entry: Entry;
  readonly change: Change | undefined;
  readonly presets: ClubRights['presets'];
  readonly actions: readonly string[];
  readonly own: Matrix;
  readonly today: string;
  readonly disabled: boolean;
  readonly onChange: (entry: Entry, change: Change) => void;
}

/** Whose rights these are, and from when to when; a usual profile fills the whole column. */
export const EntryHead = ({ entry, change, presets, actions, own, today, ...props }: EntryHeadProps) => {
  const translate = useTranslate();
  const { name, username, lastLogin } = entry;
  const rights = withChange(entry, change);
  const notes = [
    ...(isActive(rights, today) ? [] : (['rights.over'] as const)),
    ...(entry.isOwn ? (['rights.own'] as const) : entry.canUpdate ? [] : (['rights.locked'] as const)),
  ];
  const labelOf = (field: 'preset' | 'startDate' | 'endDate'): string =>
    translate('rights.fieldOf', { field: translate(`rights.${field}`), name });
  const choose = (iri: string): void => {
    const preset = presets.find((one) => one.iri === iri);
    props.onChange(entry, {
      preset: preset?.iri ?? null,
      ...(preset ? { matrix: toPresetMatrix(preset.code, actions, own) } : {}),
    });
  };
  return (
    <Stack sx={{ gap: 1, minWidth: { xs: 0, sm: 150 }, fontWeight: 'normal' }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {username !== null && username !== name && <Typography variant="body2">{username}</Typography>}
        {lastLogin !== undefined && (
          <Typography variant="caption" color="textSecondary" component="div">
            {lastLogin === null
              ? translate('rights.neverLoggedIn')
              : translate('rights.lastLogin', { date: formatDay(lastLogin) ?? '' })}
          </Typography>
        )}
        {notes.map((note) => (
          <Typography key={note} variant="caption" component="div">
            {translate(note)}
          </Typography>
        ))}
      </div>
      <NativeSelect
        size="small"
        label={translate('rights.preset')}
        name={labelOf('preset')}
        value={rights.preset ?? ''}
        disabled={props.disabled}
        onChange={choose}
        empty={translate('rights.noPreset')}
        options={presets.map(({ iri, name: label }) => ({ value: iri, label }))}
      />
      {(['startDate', 'endDate'] as const).map((field) => (
        <DayField
          key={field}
          label={translate(`rights.${field}`)}
          name={labelOf(field)}
          value={rights[field]}
          disabled={props.disabled}
          onChange={(day) => props.onChange(entry, { [field]: day })}
        />
      ))}
    </Stack>
  );
};

/** A preset limited to the reader's own rights. */
export const toPresetMatrix = (code: string, actions: readonly string[], own: Matrix): Matrix =>
  Object.fromEntries(
    actions.map((action) => [action, Math.min(presetLevel(code, action) ?? 0, levelIn(own, action))]),
  );

interface DayFieldProps {
  readonly label: string;
  /** Whose day it is, in words. */
  readonly name: string;
  /** `2026-03-05`; empty where there is none. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** Date input in French format; the browser's own would follow the browser's language. */
const DayField = ({ label, name, value, disabled, onChange }: DayFieldProps) => {
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
      // A wrong date stays, with its error.
      onBlur={() => setTyped(isWrong ? typed : null)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': name, placeholder: translate('inputs.dateSample'), inputMode: 'numeric' },
      }}
    />
  );
};

const toDay = (typed: string): string | null => (typed.trim() === '' ? '' : parseTypedDate(typed));
