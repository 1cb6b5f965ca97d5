import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldInput } from '../FieldInput.tsx';
import type { InputProps } from '../FieldProps.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { FieldGrid } from './FieldGrid.ts';

/** An embedded object: its own fields, grouped under its label. One field alone needs no group. */
export const ObjectInput = ({ field, source, disabled }: InputProps) => {
  const [only, ...others] = field.fields;
  const locked = disabled || field.readOnly;
  if (only && others.length === 0) {
    // The label of the group says more than that of its one field: 'Courriel principal', not 'Courriel'.
    const named = { ...only, label: fieldLabel(field), required: only.required && field.required };
    return <FieldInput field={named} source={`${source}.${only.name}`} disabled={locked} />;
  }
  return (
    <FieldGroup label={fieldLabel(field)}>
      <FieldGrid>
        {field.fields.map((entry) => (
          <FieldInput key={entry.name} field={entry} source={`${source}.${entry.name}`} disabled={locked} />
        ))}
      </FieldGrid>
    </FieldGroup>
  );
};

interface FieldGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The inputs of one embedded record, under its name. */
export const FieldGroup = ({ label, children }: FieldGroupProps) => (
  <Group>
    <FormLabel component="legend" sx={{ mb: 1.5, typography: 'subtitle2', color: 'text.primary' }}>
      {label}
    </FormLabel>
    {children}
  </Group>
);

const Group = styled('fieldset')({ border: 0, padding: 0, margin: 0, minWidth: 0 });
