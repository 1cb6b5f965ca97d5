import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  useEffect,
  useState,
  type HTMLAttributes,
  type Key,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { useTranslate } from 'react-admin';
import { useAutocompleteTexts } from '../useAutocompleteTexts.ts';
import { iriOf } from '../../lib/iri.ts';
import { isOrganization } from '../../rules/organization.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isObject, toText } from '../../schema/read.ts';
import { useDirectory } from '../DirectoryContext.tsx';
import { useKnownRecords } from '../KnownRecords.tsx';
import { labelOf } from '../labelOf.ts';
import { OptionText } from '../input/OptionText.tsx';
import { detailsOf } from './detailsOf.ts';
import { isChosenAgain, type Refusal } from './refusalOf.ts';
import { useChosenRecords } from './useChosenRecords.ts';
import { useConditions } from './useConditions.ts';
import { useNothingText } from './useNothingText.ts';
import { useRelationOptions } from './useRelationOptions.ts';
import { useStaleChoice } from './useStaleChoice.ts';
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
export const RelationPicker = ({ field, value: given, onChange, onBlur, ...props }: RelationPickerProps) => {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const { records, isReading } = useChosenRecords(field, given);
  const value = useStableList(records);
  const definition = useDirectory().byPath(field.path ?? '');
  const conditions = useConditions(props.name);
  const known = useKnownRecords(field.path);
  const listed = field.referential !== null || known !== null || conditions.whole;
  const {
    options,
    offered,
    searching,
    failed,
    missing,
    search,
    typed: sought,
    open,
  } = useRelationOptions({
    field,
    id: props.id,
    conditions,
    listed,
  });
  const doubtful = useStaleChoice({ conditions, value, offered, listed, onChange });
  useEffect(() => {
    if (doubtful) open();
    // Opening twice changes nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [doubtful]);
  /** What is typed and leads to no choice, and whether the field was left with it. */
  const [typed, setTyped] = useState({ text: '', left: false });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const max = field.multiple ? (field.count?.max ?? Infinity) : Infinity;
  const isFull = value.length >= max;
  const label = (option: unknown): string => {
    // A number would say nothing to anybody, and give way to the name in a moment.
    if (isReading && !isObject(option)) return translate('options.loading');
    const identifier = isOrganization(field.type) && isObject(option) ? toText(option.identifier) : null;
    const name = labelOf(option, definition);
    return identifier && identifier !== name ? `${identifier} ${name}` : name;
  };
  const nothing = useNothingText({ field, conditions, listed, failed, missing, narrowed: sought !== '' });
  const notice = refusal ?? (typed.left && typed.text !== '' ? 'unselected' : isFull ? 'full' : null);
  const take = (chosen: readonly unknown[], reason: string, event: SyntheticEvent): void => {
    setTyped({ text: '', left: false });
    const refused = isChosenAgain(event, reason) ? 'already' : chosen.length > max ? 'tooMany' : null;
    setRefusal(refused);
    if (refused === null) onChange(chosen);
    setOpen(false);
  };
  const [isOpen, setOpen] = useState(false);
  const shared = {
    id: props.id,
    options,
    loading: searching && missing === 0,
    loadingText: translate(listed ? 'options.loading' : 'autocomplete.searching'),
    noOptionsText: nothing,
    disabled: props.disabled ?? false,
    // The name that comes would mix with what was typed before it.
    readOnly: isReading,
    // What the server searched is shown as it came; a list held whole is narrowed here.
    ...(listed ? {} : { filterOptions: (found: unknown[]) => found }),
    getOptionLabel: label,
    ...(definition?.tells && {
      renderOption: (
        { key, ...item }: HTMLAttributes<HTMLLIElement> & { readonly key: Key },
        option: unknown,
      ) => (
        <li key={key} {...item}>
          <OptionText
            option={{
              label: label(option),
              help: detailsOf(option, options, label, definition),
              color: null,
            }}
          />
        </li>
      ),
    }),
    getOptionKey: (option: unknown) => iriOf(option) ?? label(option),
    // A record is another value than its address: MUI then writes its name into a field that has the focus.
    isOptionEqualToValue: (option: unknown, chosen: unknown) =>
      isObject(option) === isObject(chosen) && iriOf(option) === iriOf(chosen),
    open: isOpen,
    onOpen: () => {
      setOpen(true);
      open();
    },
    onClose: () => setOpen(false),
    // A choice closes the list here: left to itself, MUI 7 forgets the line the keys are on when a list that has come
    // is drawn a second time.
    disableCloseOnSelect: true,
    // Meant for the list, also where nothing is highlighted in it yet: it does not send the form.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isOpen) event.preventDefault();
    },
    onInputChange: (_event: unknown, text: string, reason: string) => {
      if (reason === 'input') {
        setTyped({ text, left: false });
        setRefusal(isFull && text !== '' ? 'tooMany' : null);
      }
      if (reason === 'blur') setTyped((last) => ({ ...last, left: true }));
      // The name of what was chosen is nothing to search for.
      if (reason === 'input' || reason === 'clear') search(text);
    },
    fullWidth: true,
    ...texts,
    renderInput: (params: object) => (
      <TextField
        {...params}
        name={props.name}
        label={props.label}
        required={props.required}
        error={props.error}
        helperText={notice ? translate(`autocomplete.${notice}`) : props.helperText}
        inputRef={props.inputRef}
        onBlur={onBlur}
      />
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
