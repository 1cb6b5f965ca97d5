import { columnWords } from '../../i18n/columnWords.ts';
import { lettersOf } from '../../lib/text.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { kindOf, MANY_PARTS, type FieldHint, type Kind } from '../../schema/kinds.ts';

/** A field as a column of a file. */
export interface ImportTarget {
  /** Form path: `mainAddress.postalCode`. */
  readonly path: string;
  readonly label: string;
  readonly field: FieldDescription;
  readonly kind: Kind;
}

type Hints = Readonly<Record<string, FieldHint>>;

/** Every field that a cell can fill, but those that the place implies (`left`). */
export const importTargets = (
  fields: readonly FieldDescription[],
  { hints, left }: { readonly hints: Hints; readonly left: readonly string[] },
): readonly ImportTarget[] =>
  fields
    .filter(({ name }) => !left.includes(name))
    .flatMap((field) => toFileColumns(field, field.name, hints))
    .filter(({ field, kind }) => !field.readOnly && !MANY_PARTS.has(kind));

/** The columns that a field has in a file: those of an embedded object one by one, under the object's name. */
export const toFileColumns = (
  field: FieldDescription,
  path: string,
  hints: Hints,
  label = fieldLabel(field),
): readonly ImportTarget[] => {
  const kind = kindOf(field, hints[path]);
  const { fields } = field;
  if ((kind !== 'object' && kind !== 'address') || fields.length === 0) return [{ path, label, field, kind }];
  // The name of an object says enough of its one part.
  const isOne = kind === 'object' && fields.length === 1;
  return fields.flatMap((part) =>
    toFileColumns(
      field.readOnly ? { ...part, readOnly: true } : part,
      `${path}.${part.name}`,
      hints,
      isOne ? label : `${label} - ${fieldLabel(part)}`,
    ),
  );
};

/** Headings of columns that no form of a new record fills: what has them is in a list already. */
export const filledHeadings = (
  headings: readonly string[],
  columns: readonly Pick<ImportTarget, 'path' | 'field'>[],
  created: readonly FieldDescription[],
): readonly string[] => {
  const writable = created.filter(({ readOnly }) => !readOnly);
  const written = writable.flatMap((field) => toFileColumns(field, field.name, {}));
  const own = columns.filter(({ path }) => !writable.some(({ name }) => path.split('.')[0] === name));
  return headings.filter((heading) => {
    const names = ({ path, field }: (typeof columns)[number]) =>
      isNamed(lettersOf(heading), { path, label: fieldLabel(field) });
    return lettersOf(heading) !== '' && own.some(names) && !written.some(names);
  });
};

/**
 * For each heading the path of the field that goes by it, or null; a field is taken once. In turn, so that no guess takes
 * what a later heading names: a field's label or name; another word for its label; the label of an inner field alone,
 * as lists show it, or another word for that, where no other field has it.
 */
export const matchHeadings = (
  headings: readonly string[],
  targets: readonly ImportTarget[],
): readonly (string | null)[] => {
  const matched = headings.map((): string | null => null);
  for (const fits of MATCHES)
    headings.forEach((heading, index) => {
      if (lettersOf(heading) === '' || matched[index] !== null) return;
      const free = targets.filter(({ path }) => !matched.includes(path));
      const [found = null, other] = free.filter((target) => fits(lettersOf(heading), target));
      if (found && (fits === isNamed || !other)) matched[index] = found.path;
    });
  return matched;
};

type Match = (heading: string, target: ImportTarget) => boolean;

const isNamed = (heading: string, { path, label }: Pick<ImportTarget, 'path' | 'label'>): boolean =>
  [lettersOf(label), lettersOf(path)].includes(heading);

const MATCHES: readonly Match[] = [
  isNamed,
  (heading, { label }) => isAnotherWord(heading, lettersOf(label)),
  (heading, { field }) => field.label !== null && lettersOf(field.label) === heading,
  (heading, { field }) => field.label !== null && isAnotherWord(heading, lettersOf(field.label)),
];

const isAnotherWord = (heading: string, label: string): boolean =>
  columnWords.some((words) => {
    const letters = words.map(lettersOf);
    return letters.includes(heading) && letters.includes(label);
  });
