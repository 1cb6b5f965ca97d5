import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { ChoiceControlProps } from './choiceOptions.ts';
import { OptionText } from './OptionText.tsx';

/** A single choice of a few, all in sight; `--` takes an optional one back. */
export const ChoiceRadios = ({
  id,
  name,
  label,
  options,
  chosen,
  onChoose,
  ...props
}: ChoiceControlProps) => (
  <FormControl component="fieldset" error={props.error} disabled={props.disabled} fullWidth>
    <FormLabel component="legend" id={id} required={props.required}>
      {label}
    </FormLabel>
    <RadioGroup
      row
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      aria-invalid={props.error || undefined}
      aria-required={props.required || undefined}
      name={name}
      value={chosen[0] ?? ''}
      onChange={(_, key) => onChoose(key === '' ? [] : [key])}
      onBlur={props.onBlur}
    >
      {!props.required && <FormControlLabel value="" label={PLACEHOLDER} control={<Radio />} />}
      {options.map((option, index) => (
        <FormControlLabel
          key={option.key}
          value={option.key}
          disabled={props.disabled || option.disabled}
          label={<OptionText option={option} />}
          control={<Radio slotProps={index === 0 ? { input: { ref: props.inputRef as never } } : {}} />}
        />
      ))}
    </RadioGroup>
    <FormHelperText id={`${id}-help`}>{props.helperText}</FormHelperText>
  </FormControl>
);
