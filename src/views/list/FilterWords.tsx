import { Fragment, type ReactNode } from 'react';
import { useGetResourceLabel, useListContext } from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { useChosenRecords } from '../../fields/relation/useChosenRecords.ts';
import type { Translate } from '../../i18n/MessageKey.ts';
import { toFigure } from '../../i18n/toFigure.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import { collectionOf } from '../../lib/iri.ts';
import { formatCents } from '../../lib/money.ts';
import type { FieldDescription, Description } from '../../schema/description.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';
import { isObject, toList, toMap, toNumber, toText } from '../../schema/read.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { useColumns, type Column } from '../table/useColumns.ts';
import { filterLeaves, type FilterLeaf } from './filterLeaves.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import { fieldPathOf } from './offeredFilters.ts';

interface FilterWordsProps {
  readonly view: ListView;
  /** Draws one filter: its label, and what it lets through; `…` where that is not known yet. */
  readonly children: (leaf: FilterLeaf, label: string, value: string) => ReactNode;
}

/** The set filters of a list in words, one after the other; its search is none of them. */
export const FilterWords = ({ view: { config, description }, children }: FilterWordsProps) => {
  const translate = useTranslate();
  const labelOfFilter = useFilterLabel({ config, description });
  const resourceLabel = useGetResourceLabel();
  const directory = useDirectory();
  const labelFor = ({ path }: FilterLeaf, field?: FieldDescription, pointed?: Relation): string => {
    if (field) return labelOfFilter(path, field);
    const name = directory.byPath(pointed?.path ?? '')?.name;
    return name === undefined ? path : resourceLabel(name, 1);
  };
  const leaves = filterLeaves(useListContext().filterValues);
  const { columns, awaited } = useColumns(
    description,
    leaves.map(({ path }) => path),
  );
  return leaves.map((leaf) => {
    const key = leaf.keys.join('.');
    if (awaited.some(({ path }) => path === leaf.path))
      return <Fragment key={key}>{children(leaf, '…', '…')}</Fragment>;
    const field = filteredField(description, columns, leaf.path);
    const kind = field && kindOf(field, config.fields?.[leaf.path]);
    const pointed = field ? undefined : relatedBy(leaf.value);
    const related = kind === 'relation' || kind === 'relations' ? field : pointed;
    const label = labelFor(leaf, field, pointed);
    if (related && !leaf.isPresence)
      return (
        <RelationNames key={key} field={related} value={leaf.value}>
          {(names) => children(leaf, label, names)}
        </RelationNames>
      );
    return <Fragment key={key}>{children(leaf, label, toWords(translate, leaf, field, kind))}</Fragment>;
  });
};

type Relation = Pick<FieldDescription, 'path' | 'referential'>;

/** A filter that nobody describes points to the records whose addresses it has. */
const relatedBy = (value: unknown): Relation | undefined => {
  const [path = null, ...others] = [...new Set(valuesOf(value).map((one) => collectionOf(String(one))))];
  return path !== null && others.length === 0 ? { path, referential: null } : undefined;
};

interface RelationNamesProps {
  readonly field: Relation;
  readonly value: unknown;
  readonly children: (names: string) => ReactNode;
}

/** Records by their names, which may be on their way. */
const RelationNames = ({ field, value, children }: RelationNamesProps) => {
  const definition = useDirectory().byPath(field.path ?? '');
  const { records, isReading } = useChosenRecords(field, valuesOf(value));
  return children(records.map((record) => (isReading ? '…' : labelOf(record, definition))).join(', '));
};

/** An address written by hand may have one value bare. */
const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? toList(value) : [value]);

const toWords = (
  translate: Translate,
  { value, isPresence }: FilterLeaf,
  field: FieldDescription | undefined,
  kind: Kind | undefined,
): string => {
  const yesOrNo = (one: unknown): string => translate(String(one) === 'true' ? 'boolean.yes' : 'boolean.no');
  if (isPresence) return translate(String(value) === 'true' ? 'filters.filled' : 'filters.missing');
  if (isObject(value)) return toRange(translate, value, kind);
  const say = (one: unknown): string => {
    if (kind === 'boolean') return yesOrNo(one);
    const choice = field?.choices?.find((candidate) => String(candidate.value) === String(one));
    if (choice) return choice.label;
    const text = toText(one) ?? String(one);
    return (isDated(kind) ? formatDate(text.slice(0, 10)) : null) ?? text;
  };
  return valuesOf(value).map(say).join(', ');
};

const isDated = (kind: Kind | undefined): boolean => kind === 'date' || kind === 'datetime';

/** Both ends of a period or a range, or the one that is set. */
const toRange = (translate: Translate, ends: object, kind: Kind | undefined): string => {
  const { after, before, gte, gt, lte, lt, ...others } = toMap(ends);
  const isPeriod = after !== undefined || before !== undefined;
  const say = (end: unknown): string => {
    const text = String(end);
    if (isPeriod) return formatDate(text.slice(0, 10)) ?? text;
    const number = toNumber(text);
    if (number === null) return text;
    return kind === 'currency' && Number.isInteger(number) ? formatCents(number) : toFigure(number);
  };
  const [from, to] = isPeriod ? [after, before] : [gte ?? gt, lte ?? lt];
  if (from !== undefined && from === to) return say(from);
  if (from !== undefined && to !== undefined)
    return translate(isPeriod ? 'filters.words.days' : 'filters.words.between', {
      from: say(from),
      to: say(to),
    });
  if (from !== undefined)
    return translate(isPeriod ? 'filters.words.since' : 'filters.words.from', { from: say(from) });
  if (to !== undefined)
    return translate(isPeriod ? 'filters.words.until' : 'filters.words.to', { to: say(to) });
  return Object.values(others).map(String).join(', ');
};

/** Description of what is filtered: a field, or else what the server says of the filter's values. */
const filteredField = (
  { filters = [] }: Description,
  columns: readonly Column[],
  path: string,
): FieldDescription | undefined =>
  columns.find((column) => column.path === path)?.field ??
  filters.find((offered) => fieldPathOf(offered) === path)?.value;
