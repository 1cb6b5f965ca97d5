import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { get, useController } from 'react-hook-form';
import { isNeverNull } from '../../schema/description.ts';
import { isObject, toList } from '../../schema/read.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { InputProps } from '../FieldProps.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChoiceToggles } from './ChoiceToggles.tsx';
import { toOptions, type ChoiceControlProps } from './choiceOptions.ts';
import { useInputState } from './useInputState.ts';
import { ControlGroup } from './ControlGroup.tsx';
import { OptionText } from './OptionText.tsx';

/** Choices that are all in sight at once; more of them open as a list. */
const SHOWN = { radios: 3, toggles: 5 } as const;

/** One or several of the described choices: all in sight when they are few, a list that filters when they are many. */
export const ChoiceInput = (props: InputProps) => {
  const { multiple } = props.field;
  const choices = props.field.choices ?? [];
  const { field, formState } = useController({ name: props.source });
  const chosen = keysOf(field.value);
  const state = useInputState(props, chosen.length);
  const wasChosen = keysOf(get(formState.defaultValues, props.source)).length > 0;
  const stored: unknown = field.value;
  // What is chosen stays as the server writes it, beside its choices too.
  const byKey = new Map<string, unknown>(
    [...choices.map(({ value }) => value), ...toList(stored)].map((value) => [String(value), value]),
  );
  const toValue = (key: string): unknown => byKey.get(key) ?? key;
  const Control = multiple
    ? choices.length <= SHOWN.toggles
      ? ChoiceToggles
      : ChoiceSelect
    : choices.length <= SHOWN.radios
      ? ChoiceRadios
      : ChoiceSelect;
  const control: ChoiceControlProps = {
    ...state,
    multiple,
    isClearable: !state.required && !(wasChosen && isNeverNull(props.field)),
    name: field.name,
    options: toOptions(choices, chosen),
    chosen,
    onChoose: (keys) => {
      const [first] = keys;
      field.onChange(multiple ? keys.map(toValue) : first === undefined ? null : toValue(first));
    },
    onBlur: field.onBlur,
    inputRef: field.ref,
  };
  return <Control {...control} />;
};

/** Chosen values as text; the server may write the number 2 as '2'. */
const keysOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) || isObject(value) ? toList(value) : [value ?? ''])
    .map(String)
    .filter((key) => key !== '');

/** A single choice of a few, all in sight. */
const ChoiceRadios = (props: ChoiceControlProps) => (
  <ControlGroup {...props}>
    <RadioGroup
      row
      aria-labelledby={props.id}
      aria-describedby={`${props.id}-help`}
      aria-invalid={props.error || undefined}
      aria-required={props.required || undefined}
      name={props.name}
      value={props.chosen[0] ?? ''}
      onChange={(_, key) => props.onChoose(key === '' ? [] : [key])}
      onBlur={props.onBlur}
    >
      {props.isClearable && <FormControlLabel value="" label={PLACEHOLDER} control={<Radio />} />}
      {props.options.map((option, index) => (
        <FormControlLabel
          key={option.key}
          value={option.key}
          disabled={props.disabled || option.disabled}
          label={<OptionText label={option.label} help={option.help} color={option.color} />}
          control={<Radio slotProps={index === 0 ? { input: { ref: props.inputRef as never } } : {}} />}
        />
      ))}
    </RadioGroup>
  </ControlGroup>
);
