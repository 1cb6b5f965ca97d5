import type { HTMLAttributes, Key, ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ResourceDefinition } from '../../data/ResourceDefinition.ts';
import { formatDate } from '../../lib/dates.ts';
import { valueAt } from '../../lib/paths.ts';
import { isOrganization } from '../../rules/organization.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { OptionsHint } from '../../schema/kinds.ts';
import { isObject, toText } from '../../schema/read.ts';
import { useResourceOf } from '../DirectoryContext.tsx';
import { OptionText } from '../input/OptionText.tsx';
import { useFieldHint } from '../FieldHints.tsx';
import { labelOf } from '../labelOf.ts';
import { useWording } from '../useWording.ts';

interface OptionTexts {
  readonly labelOf: (option: unknown) => string;
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
export const useOptionText = (
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
  if (!definition?.disambiguation && !refused) return { labelOf: label };
  return {
    labelOf: label,
    ...(refused && { getOptionDisabled: (option: unknown) => refused(option) !== null }),
    renderOption: ({ key, ...item }, option) => (
      <li key={key} {...item}>
        <OptionText label={label(option)} help={refused?.(option) ?? details(option)} color={null} />
      </li>
    ),
  };
};

/**
 * Extra fields of an option whose label others have, too; empty where the label is unique.
 * @internal
 */
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
