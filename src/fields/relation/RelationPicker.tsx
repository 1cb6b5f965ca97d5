import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  useState,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  type HTMLAttributes,
  type Key,
  type ReactNode,
} from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { iriOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isObject, toText } from '../../schema/read.ts';
import type { ResourceDefinition } from '../../data/ResourceDefinition.ts';
import { formatDate } from '../../lib/dates.ts';
import { valueAt } from '../../lib/paths.ts';
import { isOrganization } from '../../rules/organization.ts';
import type { OptionsHint } from '../../schema/kinds.ts';
import { useAutocompleteTexts } from '../useAutocompleteTexts.ts';
import { useResourceOf } from '../DirectoryContext.tsx';
import { OptionText } from '../input/OptionText.tsx';
import { useFieldHint } from '../FieldHints.tsx';
import { labelOf } from '../labelOf.ts';
import { useWording } from '../Wording.tsx';
import { useChosenRecords } from './useChosenRecords.ts';
import { useOffer } from './useOffer.ts';
import { useStableList } from './useStableList.ts';

interface RelationPickerProps {
  readonly field: FieldDescription;
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Chosen records, as objects where they are known and as IRIs where not. */
  readonly value: readonly unknown[];
  readonly onChange: (value: readonly unknown[]) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: boolean;
  readonly helperText?: string;
}

/** Picks one or several records of a collection by typing part of their name. */
export const RelationPicker = (props: RelationPickerProps) => {
  const { field, id, onChange } = props;
  const { records, isReading } = useChosenRecords(field, props.value);
  const value = useStableList(records);
  const [isOpen, setOpen] = useState(false);
  const offer = useOffer(props, value);
  const { labelOfOption, ...options } = useOptionText(field, offer.options, isReading);
  const name = field.multiple || value.length === 0 ? '' : labelOfOption(value[0]);
  const [text, setText] = useSearchText(value, isReading, name);
  const choice = useChoice(field, value, onChange);
  const take = (chosen: readonly unknown[], reason: string, event: SyntheticEvent): void => {
    choice.take(chosen, reason, event);
    setOpen(false);
  };
  const shared = {
    id,
    ...offer.shown,
    ...options,
    ...useAutocompleteTexts(),
    getOptionLabel: labelOfOption,
    getOptionKey: (option: unknown) => iriOf(option) ?? labelOfOption(option),
    // A record is another value than its address: MUI then writes its name into a field that has the focus.
    isOptionEqualToValue: (option: unknown, chosen: unknown) =>
      isObject(option) === isObject(chosen) && iriOf(option) === iriOf(chosen),
    disabled: props.disabled ?? false,
    // The name that comes would mix with what was typed before it.
    readOnly: isReading,
    open: isOpen,
    onOpen: () => {
      setOpen(true);
      offer.open();
    },
    onClose: () => setOpen(false),
    // A choice closes the list here: left to itself, MUI 7 forgets the line the keys are on when a list that has come
    // is drawn a second time.
    disableCloseOnSelect: true,
    // Meant for the list, also where nothing is highlighted in it yet: it does not send the form.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isOpen) event.preventDefault();
    },
    inputValue: text,
    onInputChange: (_event: unknown, typed: string, reason: string) => {
      setText(typed);
      if (reason === 'input') choice.type(typed);
      if (reason === 'blur') choice.leave();
      // The name of what was chosen is nothing to search for.
      if (reason === 'input' || reason === 'clear') offer.search(typed);
    },
    fullWidth: true,
    renderInput: (params: AutocompleteRenderInputParams) => (
      <PickerText {...props} params={params} notice={choice.notice} offered={offer.notice} />
    ),
  };
  return field.multiple ? (
    <Autocomplete
      {...shared}
      multiple
      // Typed as an array to change, which MUI never does.
      value={value as unknown[]}
      onChange={(event, chosen, reason) => take(chosen, reason, event)}
    />
  ) : (
    <Autocomplete
      {...shared}
      value={value[0] ?? null}
      onChange={(event, chosen, reason) => take(chosen === null ? [] : [chosen], reason, event)}
    />
  );
};

interface PickerTextProps extends RelationPickerProps {
  readonly params: AutocompleteRenderInputParams;
  readonly notice: ReturnType<typeof useChoice>['notice'];
  /** Message on the records on offer. */
  readonly offered: string | null;
}

const PickerText = ({ params, notice, offered, ...props }: PickerTextProps) => {
  const translate = useTranslate();
  return (
    <TextField
      {...params}
      name={props.name}
      label={props.label}
      required={props.required}
      error={props.error}
      helperText={
        notice
          ? translate(notice === 'kept' ? 'choices.kept' : `autocomplete.${notice}`)
          : (offered ?? props.helperText)
      }
      inputRef={props.inputRef}
      slotProps={{ htmlInput: { ...params.inputProps, 'aria-required': props.required || undefined } }}
      onBlur={props.onBlur}
    />
  );
};

/**
 * The text of a picker: what is typed, and the name of another choice at once. MUI writes that name an effect after
 * the choice is drawn, when keys may have come already, and both would be in the field.
 */
const useSearchText = (choice: readonly unknown[], isReading: boolean, name: string) => {
  const [text, setText] = useState(name);
  const [shown, setShown] = useState({ choice, isReading });
  if (shown.choice !== choice || shown.isReading !== isReading) {
    setShown({ choice, isReading });
    setText(name);
  }
  return [text, setText] as const;
};

/** Why a choice changed nothing; the key of the sentence that says so. */
type Refusal = 'already' | 'tooMany';

interface Choice {
  /** Message on the last attempt, or on typed text that leads to no choice. */
  readonly notice: Refusal | 'unselected' | 'kept' | 'full' | null;
  readonly take: (chosen: readonly unknown[], reason: string, event: SyntheticEvent) => void;
  readonly type: (text: string) => void;
  /** The field was left. */
  readonly leave: () => void;
}

/** Choosing among records: takes as many as the field may hold, and says why it does not take more. */
const useChoice = (
  { multiple, count }: FieldDescription,
  value: readonly unknown[],
  onChange: (chosen: readonly unknown[]) => void,
): Choice => {
  /** Typed text that leads to no choice, and whether the field was left with it. */
  const [typed, setTyped] = useState({ text: '', left: false });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const max = multiple ? (count?.max ?? Infinity) : Infinity;
  const isFull = value.length >= max;
  // What is typed goes with the focus; the one record that was chosen before is shown again.
  const left = multiple || value.length === 0 ? 'unselected' : 'kept';
  return {
    notice: refusal ?? (typed.left && typed.text !== '' ? left : isFull ? 'full' : null),
    take: (chosen, reason, event) => {
      setTyped({ text: '', left: false });
      const refused = isChosenAgain(event, reason) ? 'already' : chosen.length > max ? 'tooMany' : null;
      setRefusal(refused);
      if (refused === null) onChange(chosen);
    },
    type: (text) => {
      setTyped({ text, left: false });
      setRefusal(isFull && text !== '' ? 'tooMany' : null);
    },
    leave: () => setTyped((last) => ({ ...last, left: true })),
  };
};

/**
 * Distinguishes an attempt to choose what is chosen already from taking it back. The library treats both as a removal: only
 * the way differs, from the open list by pointer or Enter, or from the chosen ones by their cross or Backspace.
 */
const isChosenAgain = (event: SyntheticEvent, reason: string): boolean => {
  if (reason !== 'removeOption') return false;
  const { target, nativeEvent } = event;
  return nativeEvent instanceof KeyboardEvent
    ? nativeEvent.key === 'Enter'
    : target instanceof Element && target.closest('[role="option"]') !== null;
};

interface OptionTexts {
  readonly labelOfOption: (option: unknown) => string;
  /** Shows what disambiguation records of one name apart; absent where the resource declares nothing that does. */
  readonly renderOption?: (
    item: HTMLAttributes<HTMLLIElement> & { readonly key: Key },
    option: unknown,
  ) => ReactNode;
  /** Absent where everything may be chosen. */
  readonly getOptionDisabled?: (option: unknown) => boolean;
}

const NONE: OptionsHint = {};

/** How the records that a relation may point to are named. */
const useOptionText = (
  field: FieldDescription,
  options: readonly unknown[],
  isReading: boolean,
): OptionTexts => {
  const translate = useTranslate();
  const definition = useResourceOf(field.path);
  const { wording, options: { refused } = NONE } = useFieldHint(field.name);
  const say = useWording(wording);
  const label = (option: unknown): string => {
    // A number would say nothing to anybody, and give way to the name in a moment.
    if (isReading && !isObject(option)) return translate('options.loading');
    const identifier = isOrganization(field.type) && isObject(option) ? toText(option.identifier) : null;
    const name = say(labelOf(option, definition));
    return identifier && identifier !== name ? `${identifier} ${name}` : name;
  };
  // Of those whose name nobody shares, which is nearly all of them, nothing more is worked out at a key.
  const names = definition?.disambiguation ? options.map(label) : [];
  const isShared = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  const details = (option: unknown): string =>
    definition && isShared(label(option)) ? detailsOf(option, options, label, definition) : '';
  if (!definition?.disambiguation && !refused) return { labelOfOption: label };
  return {
    labelOfOption: label,
    ...(refused && { getOptionDisabled: (option: unknown) => refused(option) !== null }),
    renderOption: ({ key, ...item }, option) => (
      <li key={key} {...item}>
        <OptionText label={label(option)} help={refused?.(option) ?? details(option)} color={null} />
      </li>
    ),
  };
};

/** Extra fields of an option whose label others have, too; empty where the label is unique. */
export const detailsOf = (
  option: unknown,
  options: readonly unknown[],
  nameOf: (option: unknown) => string,
  { disambiguation = [] }: Pick<ResourceDefinition, 'disambiguation'>,
): string => {
  if (disambiguation.length === 0) return '';
  const name = nameOf(option);
  if (options.filter((other) => nameOf(other) === name).length < 2) return '';
  return disambiguation
    .map((path) => toText(valueAt(option, path)))
    .map((value) => formatDate(value) ?? value)
    .filter(Boolean)
    .join(' · ');
};
