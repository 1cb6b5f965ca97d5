import type { Ref } from 'react';
import type { Choice } from '../../schema/description.ts';
import type { InputState } from './useInputState.ts';

/** A choice by the text of its value, which is what HTML knows. */
export interface Option {
  readonly key: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly help: string | null;
  readonly color: string | null;
}

/** Props of radios, toggles and lists of choices. */
export interface ChoiceControlProps extends InputState {
  readonly name: string;
  readonly multiple: boolean;
  /** `--` takes a choice back. */
  readonly isClearable: boolean;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLElement>;
}

/** A select with more options has a box to filter them, a multi-select with more an option for all of them. */
export const OPTIONS = { filterAbove: 5, allAbove: 1 } as const;

/** The described choices, and whatever is chosen without being described: it stays visible as it is. */
export const toOptions = (choices: readonly Choice[], chosen: readonly string[]): readonly Option[] => {
  const described = choices.map(({ value, ...choice }) => ({ ...choice, key: String(value) }));
  const known = new Set(described.map(({ key }) => key));
  const unknown = [...new Set(chosen)].filter((key) => !known.has(key));
  return [
    ...described,
    ...unknown.map((key) => ({ key, label: key, disabled: false, help: null, color: null })),
  ];
};

/** Whether each of the options that may be chosen is. */
export const isAllChosen = (options: readonly Option[], chosen: readonly string[]): boolean => {
  const free = options.filter(({ disabled }) => !disabled);
  return free.length > 0 && free.every(({ key }) => chosen.includes(key));
};

/** Takes all options that may be chosen, or takes them back when they all are; what is not among them stays. */
export const toggleAll = (options: readonly Option[], chosen: readonly string[]): readonly string[] => {
  const free = options.filter(({ disabled }) => !disabled).map(({ key }) => key);
  return isAllChosen(options, chosen)
    ? chosen.filter((key) => !free.includes(key))
    : [...new Set([...chosen, ...free])];
};
