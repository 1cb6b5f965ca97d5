import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';

interface StepFieldProps {
  readonly id: string;
  readonly field: FieldDescription;
  /** As text, also of a choice. */
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

/** What a step fills in: one of the choices, or a text. */
export const StepField = ({ id, field, value, isMissing, onChange }: StepFieldProps) => {
  const translate = useTranslate();
  const { choices, label, maxLength } = field;
  return (
    <TextField
      id={id}
      label={label}
      fullWidth
      margin="normal"
      value={value}
      required={choices !== null}
      error={isMissing}
      helperText={isMissing ? translate('process.toChoose') : null}
      onChange={(event) => onChange(event.target.value)}
      {...(choices
        ? { select: true }
        : {
            multiline: true,
            minRows: 2,
            ...(maxLength === null ? {} : { slotProps: { htmlInput: { maxLength } } }),
          })}
    >
      {choices?.map((choice) => (
        <MenuItem key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
};
