import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FieldDescription } from '../../schema/description.ts';
import { FieldInput } from '../FieldInput.tsx';
import type { Town } from './town.ts';
import { TownPicker } from './TownPicker.tsx';
import { FieldGroup } from '../input/ObjectInput.tsx';
import type { InputProps } from '../FieldProps.ts';
import { TWO_COLUMNS } from '../input/FieldGrid.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

interface AddressFieldsProps {
  readonly fields: readonly FieldDescription[];
  /** Path in the form before the names of the fields: `mainAddress.`; empty where the record is an address. */
  readonly prefix: string;
  readonly disabled: boolean;
}

/** Fields that a town fills in. */
const FILLED = ['postalCode', 'addressLocality'] as const;

/**
 * The fields of a postal address, typed freely, and before the first of those that a town fills in a way to look one
 * up. Without an answer from the server nothing is lost but the help.
 */
export const AddressFields = ({ fields, prefix, disabled }: AddressFieldsProps) => {
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const filled = fields.filter(({ name, readOnly }) => !readOnly && FILLED.some((known) => known === name));
  const fill = (town: Town): void => {
    const values = { postalCode: town.postalCode, addressLocality: town.name };
    for (const [name, value] of Object.entries(values)) {
      if (!filled.some((entry) => entry.name === name)) continue;
      setValue(`${prefix}${name}`, value, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  return (
    <Lines>
      {fields.map((entry) => (
        <Fragment key={entry.name}>
          {entry === filled[0] && !disabled && (
            <div>
              <TownPicker onPick={fill} />
            </div>
          )}
          <div data-part={entry.name}>
            <FieldInput field={entry} source={`${prefix}${entry.name}`} disabled={disabled} />
          </div>
        </Fragment>
      ))}
    </Lines>
  );
};

/** Lines as on an envelope: the postal code and its town are on one, two lines side by side where there is room. */
const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 1),
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  '& > *': { gridColumn: 'span 12', minWidth: 0 },
  '& > [data-part=postalCode]': { gridColumn: 'span 5' },
  '& > [data-part=addressLocality]': { gridColumn: 'span 7' },
  [TWO_COLUMNS]: {
    columnGap: theme.spacing(2),
    '& > *': { gridColumn: 'span 6' },
    '& > [data-part=postalCode]': { gridColumn: 'span 2' },
    '& > [data-part=addressLocality]': { gridColumn: 'span 4' },
  },
}));

/** A postal address within another record. */
export const AddressInput = ({ field, source, disabled }: InputProps) => {
  const label = useFieldLabel();
  return (
    <FieldGroup label={label(field)}>
      <AddressFields fields={field.fields} prefix={`${source}.`} disabled={disabled || field.readOnly} />
    </FieldGroup>
  );
};
