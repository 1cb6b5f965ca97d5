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

/** Kinds that one cell cannot hold. */
const UNFIT: ReadonlySet<Kind> = new Set(['collection', 'file', 'files', 'image', 'unknown']);

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

/** For each heading the path of the field that goes by that label or name, or null; a field is taken once. */
export const matchHeadings = (
  headings: readonly string[],
  targets: readonly ImportTarget[],
): readonly (string | null)[] => {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const wanted = lettersOf(heading);
    const found = targets.find(
      ({ path, label }) => !taken.has(path) && [lettersOf(label), lettersOf(path)].includes(wanted),
    );
    if (!found || wanted === '') return null;
    taken.add(found.path);
    return found.path;
  });
};
