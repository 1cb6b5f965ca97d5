import TextField from '@mui/material/TextField';
import type { CodedValue } from './renewal.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ToolDialog } from '../../../views/dialogs/ToolDialog.tsx';

interface ChoiceSelectProps {
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly empty: string;
  /** Code. */
  readonly value: string | null;
  readonly values: readonly CodedValue[];
  readonly disabled: boolean;
  readonly onChange: (code: string) => void;
}

/** A choice of one value by the browser's own list: there are many of them on the page. */
export const ChoiceSelect = ({ label, empty, value, values, disabled, onChange }: ChoiceSelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value ?? ''}
    disabled={disabled}
    onChange={({ target }) => {
      if (target.value !== '') onChange(target.value);
    }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ minWidth: 140 }}
  >
    <option value="">{empty}</option>
    {values.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </TextField>
);

interface FormsDialogProps {
  readonly title: string;
  /** Codes. */
  readonly chosen: readonly string[];
  readonly values: readonly CodedValue[];
  readonly onChosen: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The practice forms of one person, or of all. */
export const FormsDialog = ({ title, chosen, values, onChosen, onClose }: FormsDialogProps) => {
  const translate = useTranslate();
  const [codes, setCodes] = useState(chosen);
  return (
    <ToolDialog
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <Button
            variant="contained"
            disabled={codes.length === 0}
            onClick={() => {
              onChosen(codes);
              onClose();
            }}
          >
            {translate('renewals.validate')}
          </Button>
        </>
      }
    >
      <FormGroup>
        {values.map(({ code, name }) => (
          <FormControlLabel
            key={code}
            label={name}
            control={
              <Checkbox
                checked={codes.includes(code)}
                onChange={(_, isChosen) =>
                  setCodes(isChosen ? [...codes, code] : codes.filter((other) => other !== code))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </ToolDialog>
  );
};
