import { columnWords } from '../../i18n/columnWords.ts';
import { lettersOf } from '../../lib/text.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type FieldHint, type Kind } from '../../schema/kinds.ts';

/** A field that a column of a file may fill. */
export interface ImportTarget {
  /** Form path: `mainAddress.postalCode`. */
  readonly path: string;
  readonly label: string;
  readonly field: FieldDescription;
  readonly kind: Kind;
}

interface Naming {
  readonly labelOf: (field: FieldDescription) => string;
  readonly hints: Readonly<Record<string, FieldHint>>;
  /** Fields that the place implies. */
  readonly left: readonly string[];
}

/** Kinds that do not fit one cell. */
const UNFIT: ReadonlySet<Kind> = new Set(['collection', 'file', 'files', 'image', 'json', 'unknown']);

/** Every field that a cell can fill; those of an embedded object one by one, under the object's name. */
export const importTargets = (fields: readonly FieldDescription[], naming: Naming): readonly ImportTarget[] =>
  collect(
    fields.filter(({ name }) => !naming.left.includes(name)),
    naming,
  );

const collect = (
  fields: readonly FieldDescription[],
  { labelOf, hints }: Pick<Naming, 'labelOf' | 'hints'>,
  prefix = '',
): readonly ImportTarget[] =>
  fields.flatMap((field): readonly ImportTarget[] => {
    const path = prefix + field.name;
    const label = labelOf(field);
    const kind = kindOf(field, hints[path]);
    if (field.readOnly || UNFIT.has(kind)) return [];
    if (kind !== 'object' && kind !== 'address') return [{ path, label, field, kind }];
    // The name of an object says enough of its one part.
    const isOne = kind === 'object' && field.fields.length === 1;
    const inner = (part: FieldDescription): string => (isOne ? label : `${label} - ${labelOf(part)}`);
    return collect(field.fields, { labelOf: inner, hints }, `${path}.`);
  });

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

const isNamed: Match = (heading, { path, label }) => [lettersOf(label), lettersOf(path)].includes(heading);

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
