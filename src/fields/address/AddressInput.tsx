import { Fragment } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '../FieldGroup.tsx';
import { FieldInput } from '../FieldInput.tsx';
import type { InputProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import type { Town } from './town.ts';
import { TownPicker } from './TownPicker.tsx';

/** What a town fills in. */
const FILLED = ['postalCode', 'addressLocality'] as const;

/**
 * A postal address: its own fields, typed freely, and before the first of those that a town fills in a way to
 * look one up. Without an answer from the server nothing is lost but the help.
 */
export const AddressInput = ({ field, source, disabled }: InputProps) => {
  const label = useFieldLabel();
  const { setValue, formState } = useFormContext();
  const locked = disabled || field.readOnly;
  const filled = field.fields.filter(
    ({ name, readOnly }) => !readOnly && FILLED.some((known) => known === name),
  );
  const fill = (town: Town): void => {
    const values = { postalCode: town.postalCode, addressLocality: town.name };
    for (const [name, value] of Object.entries(values)) {
      if (!filled.some((entry) => entry.name === name)) continue;
      setValue(`${source}.${name}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  };
  return (
    <FieldGroup label={label(field)}>
      {field.fields.map((entry) => (
        <Fragment key={entry.name}>
          {entry === filled[0] && !locked && <TownPicker onPick={fill} />}
          <FieldInput field={entry} source={`${source}.${entry.name}`} disabled={locked} />
        </Fragment>
      ))}
    </FieldGroup>
  );
};
