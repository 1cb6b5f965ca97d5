import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface RadioChoiceProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly labelOf: (option: Option) => string;
  readonly value: Option;
  readonly disabled?: boolean;
  readonly onChange: (option: Option) => void;
}

/** One of a few options, side by side. */
export const RadioChoice = <Option extends string>(props: RadioChoiceProps<Option>) => {
  const id = useId();
  const { label, options, labelOf, value, disabled = false, onChange } = props;
  return (
    <>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_event, option) => onChange(option as Option)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            disabled={disabled}
            control={<Radio size="small" />}
            label={labelOf(option)}
          />
        ))}
      </RadioGroup>
    </>
  );
};
