import { FieldGroup } from '../FieldGroup.tsx';
import type { InputProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { AddressFields } from './AddressFields.tsx';

/** A postal address within another record. */
export const AddressInput = ({ field, source, disabled }: InputProps) => {
  const label = useFieldLabel();
  return (
    <FieldGroup label={label(field)}>
      <AddressFields fields={field.fields} prefix={`${source}.`} disabled={disabled || field.readOnly} />
    </FieldGroup>
  );
};
