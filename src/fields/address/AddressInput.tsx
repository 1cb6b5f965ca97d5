import { useFormContext } from 'react-hook-form';
import { isAddress } from '../../schema/payload.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import type { InputProps } from '../FieldProps.ts';
import { LinkedRecord } from '../input/LinkedRecord.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import { AddressFields } from './AddressFields.tsx';

/** A postal address within another record. */
export const AddressInput = ({ field, source, disabled }: InputProps) => {
  const label = useFieldLabel();
  const value: unknown = useFormContext().getValues(source);
  if (isAddress(value)) return <LinkedRecord field={field} address={value} />;
  return (
    <FieldGroup label={label(field)}>
      <AddressFields fields={field.fields} prefix={`${source}.`} disabled={disabled || field.readOnly} />
    </FieldGroup>
  );
};
