import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldDisplay } from '../FieldDisplay.tsx';
import '../wholeDisplays.ts';
import type { InputProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** A field that only the server fills, among inputs: its label and its value as text, which nobody takes for a box to type in. */
export const ReadOnlyValue = ({ field, source }: Pick<InputProps, 'field' | 'source'>) => {
  const id = useId();
  const labelOf = useFieldLabel();
  const value: unknown = useWatch({ name: source });
  return (
    <div role="group" aria-labelledby={id}>
      <FormLabel component="div" id={id}>
        {labelOf(field)}
      </FormLabel>
      <Value>
        <FieldDisplay field={field} value={value} path={source} whole />
      </Value>
      {field.help !== null && <FormHelperText>{field.help}</FormHelperText>}
    </div>
  );
};

/** As far from its label as the text within a box would be. */
const Value = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  minWidth: 0,
  paddingBlock: theme.spacing(0.75),
  overflowWrap: 'anywhere',
}));
