import { useController } from 'react-hook-form';
import { FieldInput, FieldAnchor } from '../../fields/FieldInput.tsx';
import { toOptions } from '../../fields/input/choiceOptions.ts';
import { ChoiceSelect } from '../../fields/input/ChoiceSelect.tsx';
import { ChoiceToggles } from '../../fields/input/ChoiceToggles.tsx';
import { TextInput } from '../../fields/input/TextInput.tsx';
import { useInputState } from '../../fields/input/useInputState.ts';
import { toTypedNumber } from '../../lib/readNumber.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { fromLines, toLines, type QuestionField } from './questionField.ts';

interface QuestionInputProps {
  readonly question: QuestionField;
  readonly disabled: boolean;
}

/** The input for a question of a form. */
export const QuestionInput = ({ question: { field, isMulti, isNumber }, disabled }: QuestionInputProps) => {
  if (!isMulti && !isNumber) return <FieldInput field={field} source={field.name} disabled={disabled} />;
  return (
    <FieldAnchor field={field} path={field.name}>
      {isMulti ? (
        <SeveralChoices field={field} disabled={disabled} />
      ) : (
        <TextInput
          field={field}
          source={field.name}
          disabled={disabled}
          inputMode="numeric"
          toValue={toFigures}
        />
      )}
    </FieldAnchor>
  );
};

/** A whole number is kept as text, in figures alone. */
const toFigures = (typed: string): string | null => {
  const value = toTypedNumber(typed, 'integer');
  return value === null ? null : String(value);
};

/** Toggles up to here, then a list. */
const TOGGLES = 8;

const SeveralChoices = ({
  field,
  disabled,
}: {
  readonly field: FieldDescription;
  readonly disabled: boolean;
}) => {
  const { field: input } = useController({ name: field.name });
  const chosen = toLines(input.value);
  const { id, ...state } = useInputState({ field, source: field.name, disabled });
  const options = toOptions(field.choices ?? [], chosen);
  const Control = options.length > TOGGLES ? ChoiceSelect : ChoiceToggles;
  return (
    <Control
      {...state}
      id={id}
      multiple
      isClearable={!state.required}
      name={input.name}
      options={options}
      chosen={chosen}
      onChoose={(keys) =>
        input.onChange(fromLines(options.map(({ key }) => key).filter((key) => keys.includes(key))))
      }
      onBlur={input.onBlur}
      inputRef={input.ref}
    />
  );
};
