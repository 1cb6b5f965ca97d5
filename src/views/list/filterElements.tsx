import type { ComponentType, ReactElement } from 'react';
import { ExistsFilter } from '../../fields/filter/SelectFilter.tsx';
import type { FilterProps } from '../../fields/FieldProps.ts';
import type { KindComponents } from '../../fields/RegistryContext.tsx';
import type { FieldDescription } from '../../schema/description.ts';
import type { Column } from '../table/useColumns.ts';

interface FilterElementProps extends FilterProps {
  readonly alwaysOn?: boolean;
}

interface Wording {
  readonly labelOf: (field: FieldDescription) => string;
  /** Label of the filter that asks whether a field is filled in. */
  readonly existsOf: (field: FieldDescription) => string;
}

/**
 * Filters as react-admin's filter form takes them: elements whose props (`source`, `label`, `alwaysOn`) it reads.
 * The first `shown` stand open, the others are offered by the button 'Ajouter un filtre'; so is, for each field
 * that may be empty, whether it is.
 */
export const filterElements = (
  columns: readonly Column[],
  shown: number,
  filterOf: (column: Column) => KindComponents['Filter'],
  { labelOf, existsOf }: Wording,
): ReactElement<FilterElementProps>[] => {
  const own = columns.flatMap((column, index) => {
    const Filter = filterOf(column);
    if (!Filter) return [];
    const open = index < shown ? { alwaysOn: true } : {};
    return [element(Filter, column.path, labelOf(column.field), column.field, open)];
  });
  const exists = columns.flatMap(({ path, field }) =>
    mayBeEmpty(path, field) ? [element(ExistsFilter, `exists.${path}`, existsOf(field), field)] : [],
  );
  return [...own, ...exists];
};

const element = (
  Filter: ComponentType<FilterProps>,
  source: string,
  label: string,
  field: FieldDescription,
  open: Pick<FilterElementProps, 'alwaysOn'> = {},
): ReactElement<FilterElementProps> => (
  <Filter key={source} source={source} label={label} field={field} {...open} />
);

/** Only a field of the row itself: the provider writes `exists[a]` and nothing deeper. */
const mayBeEmpty = (path: string, field: FieldDescription): boolean =>
  !path.includes('.') && !field.required && field.type !== 'bool';
