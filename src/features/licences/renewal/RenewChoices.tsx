import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import type { CodedValue } from './renewal.ts';

interface ChoiceSelectProps {
  readonly label: string;
  /** Text of the empty choice. */
  readonly empty: string;
  /** Code. */
  readonly value: string | null;
  readonly values: readonly CodedValue[];
  readonly disabled: boolean;
  /** It is under the name of its column, where there is one. */
  readonly isInColumn?: boolean;
  readonly onChange: (code: string) => void;
}

/** A choice of one value by the browser's own list: there are many of them on the page. */
export const ChoiceSelect = ({
  label,
  empty,
  value,
  values,
  disabled,
  isInColumn = false,
  onChange,
}: ChoiceSelectProps) => (
  <>
    <NativeSelect
      label={label}
      name={label}
      fullWidth={isInColumn}
      value={value ?? ''}
      disabled={disabled}
      onChange={(code) => {
        if (code !== '') onChange(code);
      }}
      empty={empty}
      options={values.map(({ code, name }) => ({ value: code, label: name }))}
      sx={isInColumn ? IN_COLUMN : { minWidth: 140 }}
    />
    {/* On paper a choice is its words, in as many lines as they need. */}
    {isInColumn && (
      <Box component="span" aria-hidden sx={{ display: 'none', displayPrint: 'inline' }}>
        {values.find(({ code }) => code === value)?.name ?? empty}
      </Box>
    )}
  </>
);

const IN_COLUMN = {
  displayPrint: 'none',
  '& label': { display: { lg: 'none' } },
  // The longest mention has room in its column.
  '& select': { py: 0.75, pl: 1, fontSize: '0.875rem', '&&': { pr: '26px' } },
  '& svg': { right: 2 },
} as const;

interface FormsChoiceProps {
  readonly title: string;
  /** Codes. */
  readonly chosen: readonly string[];
  readonly values: readonly CodedValue[];
  readonly onChosen: (codes: readonly string[]) => void;
  readonly button: ButtonProps;
}

/** A button with a dialog for the practice forms of one person, or of all. */
export const FormsChoice = ({ button, ...dialog }: FormsChoiceProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && <FormsDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
};

type FormsDialogProps = Omit<FormsChoiceProps, 'button'> & { readonly onClose: () => void };

const FormsDialog = ({ title, chosen, values, onChosen, onClose }: FormsDialogProps) => {
  const translate = useTranslate();
  const [codes, setCodes] = useState(chosen);
  return (
    <DialogFrame
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
    </DialogFrame>
  );
};
