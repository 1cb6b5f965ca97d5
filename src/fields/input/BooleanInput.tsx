import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from './useInputState.ts';

export const BooleanInput = (props: InputProps) => {
  const { field } = useController({ name: props.source });
  const { id, label, required, error, helperText, disabled } = useInputState(props);
  return (
    <FormControl error={error} disabled={disabled} fullWidth>
      <FormControlLabel
        label={label}
        required={required}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value === true}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-describedby': `${id}-help`,
                'aria-required': required || undefined,
              },
            }}
          />
        }
      />
      <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>
    </FormControl>
  );
};
