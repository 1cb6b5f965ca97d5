import { Fragment } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldDescription } from '../../schema/description.ts';
import { FieldInput } from '../FieldInput.tsx';
import type { Town } from './town.ts';
import { TownPicker } from './TownPicker.tsx';
import { FieldGroup } from '../input/ObjectInput.tsx';
import type { InputProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

interface AddressFieldsProps {
  readonly fields: readonly FieldDescription[];
  /** Path in the form before the names of the fields: `mainAddress.`; empty where the record is an address. */
  readonly prefix: string;
  readonly disabled: boolean;
}

/** What a town fills in. */
const FILLED = ['postalCode', 'addressLocality'] as const;

/**
 * The fields of a postal address, typed freely, and before the first of those that a town fills in a way to look one
 * up. Without an answer from the server nothing is lost but the help.
 */
export const AddressFields = ({ fields, prefix, disabled }: AddressFieldsProps) => {
  const { setValue, formState } = useFormContext();
  const filled = fields.filter(({ name, readOnly }) => !readOnly && FILLED.some((known) => known === name));
  const fill = (town: Town): void => {
    const values = { postalCode: town.postalCode, addressLocality: town.name };
    for (const [name, value] of Object.entries(values)) {
      if (!filled.some((entry) => entry.name === name)) continue;
      setValue(`${prefix}${name}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  };
  return fields.map((entry) => (
    <Fragment key={entry.name}>
      {entry === filled[0] && !disabled && <TownPicker onPick={fill} />}
      <FieldInput field={entry} source={`${prefix}${entry.name}`} disabled={disabled} />
    </Fragment>
  ));
};

/** A postal address within another record. */
export const AddressInput = ({ field, source, disabled }: InputProps) => {
  const label = useFieldLabel();
  return (
    <FieldGroup label={label(field)}>
      <AddressFields fields={field.fields} prefix={`${source}.`} disabled={disabled || field.readOnly} />
    </FieldGroup>
  );
};
