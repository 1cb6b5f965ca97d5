import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import { toEurosInput } from '../lib/money.ts';
import { toDecimalInput } from '../lib/decimal.ts';
import { toTypedNumber } from '../lib/readNumber.ts';
import type { Bounds, FieldDescription } from '../schema/description.ts';
import { numberFormOf } from '../schema/typedText.ts';
import { fromTypedJson, toTypedJson } from '../schema/typedJson.ts';
import { AddressInput } from './address/AddressFields.tsx';
import { FilesInput } from './files/FilesInput.tsx';
import { ChoiceInput } from './input/ChoiceInput.tsx';
import { ColorInput } from './input/ColorInput.tsx';
import { DateInput, DateTimeInput, TimeInput } from './moment/MomentInput.tsx';
import {
  EmailInput,
  LicenceNumberInput,
  PasswordInput,
  TextAreaInput,
  TextInput,
  UrlInput,
} from './input/TextInput.tsx';
import { ListInput } from './input/ListInput.tsx';
import { ObjectInput } from './input/ObjectInput.tsx';
import { DurationInput, PhoneInput, FormattedInput } from './input/FormattedInput.tsx';
import { RichTextInput } from './input/RichTextInput.tsx';
import { CollectionInput } from './rows/CollectionInput.tsx';
import type { Inputs } from './FieldFormContext.tsx';
import type { InputProps } from './FieldProps.ts';
import { isEmpty } from '../lib/placeholder.ts';
import { toList } from '../schema/read.ts';
import { useInputState } from './input/useInputState.ts';
import { RelationPicker } from './relation/RelationPicker.tsx';

/**
 * A relation to one or to many. The form holds what the server gave or the picker found (objects with their
 * `@id`), so that labels need no request; only the payload turns them into IRIs.
 */
const RelationInput = (props: InputProps) => {
  const { field } = useController({ name: props.source });
  const current: unknown = field.value;
  const value = props.field.multiple ? toList(current) : isEmpty(current) ? [] : [current];
  const state = useInputState(props, value.length);
  return (
    <RelationPicker
      {...state}
      field={props.field}
      name={field.name}
      value={value}
      onChange={(chosen) => field.onChange(props.field.multiple ? chosen : (chosen[0] ?? null))}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
};

const BooleanInput = (props: InputProps) => {
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

/** Any value as JSON, indented when the field is left; a text that is none is kept as typed, so that validation can say so. */
const JsonInput = (props: InputProps) => (
  <FormattedInput {...props} isCode format={toTypedJson} parse={fromTypedJson} />
);

/** A field whose type nobody knows and that holds a text or nothing: it is typed as text. */
const UnknownInput = (props: InputProps) => {
  reportUnknown(props.field);
  return <TextInput {...props} />;
};

const reported = new Set<string>();

/** Warns a developer once per type that a described field has no kind of its own. */
const reportUnknown = ({ type, name }: FieldDescription): void => {
  if (!import.meta.env.DEV || reported.has(type)) return;
  reported.add(type);
  // oxlint-disable-next-line no-console
  console.warn(`Field '${name}' has the unknown type '${type}': it is shown as text`);
};

/** A whole number; text that is none is kept as typed, so that validation can say so. */
const IntegerInput = (props: InputProps) => (
  <TextInput {...props} inputMode="numeric" toValue={(typed) => toTypedNumber(typed, 'integer')} />
);

/** A decimal number with a comma; a dot is accepted too. */
const DecimalInput = (props: InputProps) => (
  <FormattedInput
    {...props}
    inputMode="decimal"
    format={toDecimalInput}
    parse={(typed) => toTypedNumber(typed, numberFormOf(props.field, 'decimal'))}
  />
);

/** A percentage, kept as the number that is read: 12,5 for 12,5 %. */
const PercentageInput = (props: InputProps) => (
  <FormattedInput
    {...props}
    inputMode={props.field.type === 'int' ? 'numeric' : 'decimal'}
    adornment="%"
    format={toDecimalInput}
    parse={(typed) => toTypedNumber(typed, numberFormOf(props.field, 'percentage'), '%')}
  />
);

/** Euros typed, whole cents kept. */
const CurrencyInput = ({ field, ...props }: InputProps) => (
  <FormattedInput
    {...props}
    field={{ ...field, bounds: inEuros(field.bounds) }}
    inputMode="decimal"
    adornment="€"
    format={toEurosInput}
    parse={(typed) => toTypedNumber(typed, 'amount')}
  />
);

/** Bounds come in cents as values do, and are shown in the typed unit. */
const inEuros = ({ min, max }: Bounds): Bounds => ({
  min: min === null ? null : min / 100,
  max: max === null ? null : max / 100,
});

/** Inputs of the kinds. A kind that `schema/kinds.ts` names and nobody registers does not compile. */
export const inputs: Inputs = {
  text: TextInput,
  password: PasswordInput,
  textarea: TextAreaInput,
  richText: RichTextInput,
  email: EmailInput,
  url: UrlInput,
  duration: DurationInput,
  phone: PhoneInput,
  color: ColorInput,
  licenceNumber: LicenceNumberInput,
  integer: IntegerInput,
  year: IntegerInput,
  decimal: DecimalInput,
  percentage: PercentageInput,
  currency: CurrencyInput,
  boolean: BooleanInput,
  date: DateInput,
  time: TimeInput,
  datetime: DateTimeInput,
  choice: ChoiceInput,
  choices: ChoiceInput,
  relation: RelationInput,
  relations: RelationInput,
  object: ObjectInput,
  address: AddressInput,
  collection: CollectionInput,
  list: ListInput,
  file: FilesInput,
  files: FilesInput,
  image: FilesInput,
  json: JsonInput,
  unknown: UnknownInput,
};
