import { FieldGroup } from '../FieldGroup.tsx';
import { FieldInput } from '../FieldInput.tsx';
import type { InputProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** An embedded object: its own fields, grouped under its label. One field alone needs no group. */
export const ObjectInput = ({ field, source, disabled }: InputProps) => {
  const label = useFieldLabel();
  const [only, ...others] = field.fields;
  const locked = disabled || field.readOnly;
  if (only && others.length === 0) {
    // The label of the group says more than that of its one field: 'Courriel principal', not 'Courriel'.
    const named = { ...only, label: label(field), required: only.required && field.required };
    return <FieldInput field={named} source={`${source}.${only.name}`} disabled={locked} />;
  }
  return (
    <FieldGroup label={label(field)}>
      {field.fields.map((entry) => (
        <FieldInput key={entry.name} field={entry} source={`${source}.${entry.name}`} disabled={locked} />
      ))}
    </FieldGroup>
  );
};
