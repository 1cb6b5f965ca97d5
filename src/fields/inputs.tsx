import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ComponentProps } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { toEurosInput } from '../lib/money.ts';
import { toDecimalInput } from '../lib/decimal.ts';
import { toTypedNumber } from '../lib/readNumber.ts';
import type { Bounds, FieldDescription } from '../schema/description.ts';
import { numberFormOf, fromTypedJson, toTypedJson } from '../schema/typedText.ts';
import { AddressInput } from './address/AddressFields.tsx';
import { FilesInput } from './files/FilesInput.tsx';
import { ChoiceInput } from './input/ChoiceInput.tsx';
import { ColorInput } from './input/ColorInput.tsx';
import { MomentInput } from './moment/MomentInput.tsx';
import { TextInput } from './input/TextInput.tsx';
import { ListInput } from './input/ListInput.tsx';
import { ObjectInput } from './input/ObjectInput.tsx';
import { FormattedInput } from './input/FormattedInput.tsx';
import { RichTextInput } from './input/RichTextInput.tsx';
import { CollectionInput } from './rows/CollectionInput.tsx';
import type { Inputs } from './FieldFormContext.tsx';
import type { InputProps } from './FieldProps.ts';
import { isEmpty } from '../lib/placeholder.ts';
import { takesFiguresAlone } from '../schema/checks/fromPcre.ts';
import { constraint } from '../schema/constraints.ts';
import { toList } from '../schema/read.ts';
import { formatDuration } from '../i18n/formatDuration.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { toTypedDuration } from '../lib/readDuration.ts';
import { toPhoneInput, toTypedPhone } from '../lib/readPhone.ts';
import { useInputState } from './input/useInputState.ts';
import { RelationPicker } from './relation/RelationPicker.tsx';

/** A phone number, grouped when the field is left; text that is none is kept as typed, so that validation can say so. */
const PhoneInput = (props: InputProps) => (
  <FormattedInput {...props} type="tel" inputMode="tel" format={toPhoneInput} parse={toTypedPhone} />
);

/** A duration in words, kept in ISO 8601; text that is none is kept as typed, so that validation can say so. */
const DurationInput = (props: InputProps) => {
  const hint = useTranslate()('inputs.duration');
  return <FormattedInput {...props} hint={hint} format={toDurationInput} parse={toTypedDuration} />;
};

const toDurationInput = (value: unknown): string =>
  formatDuration(value) ?? (typeof value === 'string' ? value : '');

/** One line of text. */
const LineInput = (props: InputProps) =>
  isOfFigures(props.field) ? <FiguresInput {...props} /> : <TextInput {...props} />;

/** Figures alone: the spaces of a number copied in groups are dropped; what came with some stays until it is typed over. */
const FiguresInput = (props: InputProps) => {
  const { defaultValues } = useFormState({ name: props.source });
  const received: unknown = get(defaultValues, props.source);
  const toValue = (typed: string) => (typed === received ? typed : typed.replace(/\s/g, '') || null);
  return <TextInput {...props} toValue={toValue} limit={null} />;
};

const isOfFigures = ({ constraints }: FieldDescription): boolean =>
  takesFiguresAlone(constraint(constraints, 'Regex')?.options.pattern);

const TextAreaInput = (props: InputProps) => <TextInput {...props} multiline />;

/** A new password, as it is typed: none is ever read back. */
const PasswordInput = (props: InputProps) => <TextInput {...props} type="password" />;

/** An e-mail address; the spaces that pasting brings along are dropped. */
const EmailInput = (props: InputProps) => <TextInput {...props} inputMode="email" toValue={trimmed} />;

/** The address of a page. */
const UrlInput = (props: InputProps) => <TextInput {...props} inputMode="url" toValue={trimmed} />;

const trimmed = (typed: string): string | null => typed.trim() || null;

/** A licence number: digits, letters in overseas departments (`9C953`); spaces between groups are dropped. */
const LicenceNumberInput = (props: InputProps) => <TextInput {...props} toValue={toNumber} limit={null} />;

const toNumber = (typed: string): string | null => typed.replace(/\s/g, '').toUpperCase() || null;

/** A calendar date, kept as `yyyy-MM-ddT00:00:00`. */
const DateInput = (props: InputProps) => <MomentInput {...props} kind="date" />;

/** A time of day without a zone, kept as `1970-01-01T20:45:00`. */
const TimeInput = (props: InputProps) => <MomentInput {...props} kind="time" />;

/** A moment in Europe/Berlin wall time, kept as `yyyy-MM-ddTHH:mm:ss`; where it may be a day alone, a day will do. */
const DateTimeInput = (props: InputProps) => (
  <MomentInput {...props} kind={props.field.isDayOrMoment ? 'dayOrMoment' : 'datetime'} />
);

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
const IntegerInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput {...props} inputMode="numeric" toValue={(typed) => toTypedNumber(typed, 'integer')} />
);

/** A year is a number without groups. */
const YearInput = (props: InputProps) => <IntegerInput {...props} isYear />;

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
  text: LineInput,
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
  year: YearInput,
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
