import { USUAL_NAMES } from '../../data/createLabelFields.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { isNested, type FieldDescription } from '../../schema/description.ts';
import { kindOf, type FieldHint, type Kind } from '../../schema/kinds.ts';
import { isAddress, toList, toMap } from '../../schema/read.ts';
import { isState } from '../../schema/stateTone.ts';

interface Chosen {
  /** At most six: what names a row first, then its facts as described. */
  readonly columns: readonly FieldDescription[];
  /** Other fields with a value in any row. */
  readonly others: readonly FieldDescription[];
}

/** Columns that a card of full width has room for, of which a phone shows the first two. */
const MOST = 6;

/** With more columns the rows need a card of full width. */
const NARROW = 3;

/**
 * The columns of a table of rows and the details of its lines: `named`, or else what names a row, its state,
 * its days, amounts and lists before anything longer. What no row holds is left out.
 */
export const chooseColumns = (
  fields: readonly FieldDescription[],
  rows: readonly unknown[],
  hintOf: (name: string) => FieldHint,
  named: readonly string[] = [],
): Chosen => {
  const withValues = filledIn(fields, rows);
  const filled = withValues.length > 0 ? withValues : fields;
  const chosen = filled
    .map((field, index) => ({ field, index, rank: rankOf(field, hintOf(field.name)) }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .slice(0, MOST)
    .map(({ field }) => field);
  const own = named.flatMap((name) => filled.find((field) => field.name === name) ?? []);
  const isChosen = (field: FieldDescription): boolean => chosen.includes(field);
  const columns =
    own.length > 0
      ? own
      : [
          ...filled.filter((field) => isName(field) && isChosen(field)),
          ...filled.filter((field) => !isName(field) && isChosen(field)),
        ];
  return { columns, others: filled.filter((field) => !columns.includes(field)) };
};

/** Whether the rows of a collection have more to show than half a page has room for. */
export const isWide = (field: FieldDescription, value: unknown): boolean =>
  isNested(field) && field.multiple && filledIn(field.fields, toList(value)).length > NARROW;

const filledIn = (
  fields: readonly FieldDescription[],
  rows: readonly unknown[],
): readonly FieldDescription[] =>
  fields.filter(({ name }) => rows.some((row) => !isAddress(row) && !isEmpty(toMap(row)[name])));

const NAMES: ReadonlySet<string> = new Set([...USUAL_NAMES, 'familyName', 'givenName']);

const isName = ({ name, multiple, path }: FieldDescription): boolean =>
  NAMES.has(name) && !multiple && path === null;

const RANKS: Readonly<Partial<Record<Kind, number>>> = {
  date: 2,
  datetime: 2,
  currency: 3,
  collection: 4,
  textarea: 6,
  richText: 6,
  list: 6,
  relations: 6,
  choices: 6,
};

const rankOf = (field: FieldDescription, hint: FieldHint): number => {
  if (isName(field)) return 0;
  return isState(field) ? 1 : (RANKS[kindOf(field, hint)] ?? 5);
};
