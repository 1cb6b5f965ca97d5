import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { ChoiceControlProps } from './choiceOptions.ts';
import { ControlGroup } from './ControlGroup.tsx';
import { OptionText } from './OptionText.tsx';

/** A single choice of a few, all in sight. */
export const ChoiceRadios = (props: ChoiceControlProps) => (
  <ControlGroup {...props}>
    <RadioGroup
      row
      aria-labelledby={props.id}
      aria-describedby={`${props.id}-help`}
      aria-invalid={props.error || undefined}
      aria-required={props.required || undefined}
      name={props.name}
      value={props.chosen[0] ?? ''}
      onChange={(_, key) => props.onChoose(key === '' ? [] : [key])}
      onBlur={props.onBlur}
    >
      {props.isClearable && <FormControlLabel value="" label={PLACEHOLDER} control={<Radio />} />}
      {props.options.map((option, index) => (
        <FormControlLabel
          key={option.key}
          value={option.key}
          disabled={props.disabled || option.disabled}
          label={<OptionText label={option.label} help={option.help} color={option.color} />}
          control={<Radio slotProps={index === 0 ? { input: { ref: props.inputRef as never } } : {}} />}
        />
      ))}
    </RadioGroup>
  </ControlGroup>
);
