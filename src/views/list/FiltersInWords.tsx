import { Fragment, type ReactNode } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { valueAt } from '../../lib/paths.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isObject } from '../../schema/read.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { RelatedLabels } from '../show/RelatedLabels.tsx';
import { filterLeaves } from './filterLeaves.ts';
import { useColumns } from '../table/useColumns.ts';

/** The filters of the list, as a reader says them: `Saison : 2026/2027 · Type : Compétition`. */
export const FiltersInWords = (props: ListView) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const { set, existing, searched } = useSetFilters(props);
  const words = [
    ...searched.map((value) => ({ key: value, label: translate('printing.search'), value })),
    ...set.map(({ path, field, value }) => ({
      key: path,
      label: labelOf(field),
      value: <FilterValue field={field} path={path} value={value} />,
    })),
    ...existing.map(({ path, field, value }) => ({
      key: `exists.${path}`,
      label: translate('filters.exists.label', { label: labelOf(field) }),
      value: translate(value === 'false' || value === false ? 'filters.exists.no' : 'filters.exists.yes'),
    })),
  ];
  return (
    <FilterNames {...props}>
      <span>
        {words.map(({ key, label, value }, index) => (
          <Fragment key={key}>
            {index > 0 && ' · '}
            {translate('printing.filter', { label, value: '' })}
            {value}
          </Fragment>
        ))}
      </span>
    </FilterNames>
  );
};

/** Reads what names the records that the list is filtered by. On paper nothing is waited for: it is read before. */
export const FilterNames = ({ children, ...props }: ListView & { readonly children?: ReactNode }) => {
  const { set } = useSetFilters(props);
  // The filters are read as a record whose relations are addresses.
  const record = Object.fromEntries(set.map(({ field, value }) => [field.name, value]));
  return (
    <RecordContextProvider value={{ id: '', ...record }}>
      <RelatedLabels fields={set.map(({ field }) => field)}>{children}</RelatedLabels>
    </RecordContextProvider>
  );
};

const useSetFilters = ({ config, description }: ListView) => {
  const { filterValues } = useListContext();
  const own = description.fields.map(({ name }) => name);
  const { columns } = useColumns(description, [...new Set([...own, ...(config.list?.filters ?? [])])]);
  const valuesAt = (toValue: (path: string) => unknown): readonly Named[] =>
    columns.map(({ path, field }) => ({ path, field, value: toValue(path) })).filter(isSet);
  const kept = new Map(filterLeaves({ under: filterValues.under }).map(({ path, value }) => [path, value]));
  return {
    set: valuesAt((path) => filterValues[path] ?? valueAt(filterValues, path) ?? kept.get(path)),
    existing: valuesAt((path) => valueAt(filterValues, `exists.${path}`)),
    /** A filter that is no field is the search. */
    searched: Object.entries(filterValues).flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' && columns.every(({ path }) => path !== key) ? [value] : [],
    ),
  };
};

interface Named {
  readonly path: string;
  readonly field: FieldDescription;
  readonly value: unknown;
}

const isSet = ({ value }: Named): boolean =>
  isObject(value) ? Object.values(value).some((end) => !isEmpty(end)) : !isEmpty(value);

/** Ends of a range by the keys of a query. */
const ENDS = { after: 'from', gte: 'from', gt: 'from', before: 'to', lte: 'to', lt: 'to' } as const;

const FilterValue = ({ field, path, value }: Named) => {
  const translate = useTranslate();
  if (!isObject(value)) {
    const parsed = value === 'true' ? true : value === 'false' ? false : value;
    // Several values of a field with one value are as good as one another.
    return [parsed].flat().map((one, index) => (
      <Fragment key={String(one)}>
        {index > 0 && ', '}
        <FieldDisplay field={field} path={path} value={field.multiple ? [one] : one} />
      </Fragment>
    ));
  }
  const ends = (Object.keys(ENDS) as (keyof typeof ENDS)[]).filter((end) => !isEmpty(value[end]));
  return ends.map((end, index) => (
    <Fragment key={end}>
      {index > 0 && ' '}
      {translate(`printing.${ENDS[end]}`)} <FieldDisplay field={field} path={path} value={value[end]} />
    </Fragment>
  ));
};
