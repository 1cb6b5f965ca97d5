import type { ReactElement } from 'react';
import type { KindComponents } from '../fields/RegistryContext.tsx';
import type { FieldDescription } from '../schema/description.ts';
import type { Column } from './useColumns.ts';

interface FilterElementProps {
  readonly source: string;
  readonly label: string;
  readonly alwaysOn?: boolean;
  readonly field: FieldDescription;
}

/**
 * Filters as react-admin's filter form takes them: elements whose props (`source`, `label`, `alwaysOn`) it reads.
 * The first `shown` stand open, the others are offered by the button 'Ajouter un filtre'.
 */
export const filterElements = (
  columns: readonly Column[],
  shown: number,
  filterOf: (column: Column) => KindComponents['Filter'],
  labelOf: (field: FieldDescription) => string,
): ReactElement<FilterElementProps>[] =>
  columns.flatMap((column, index) => {
    const Filter = filterOf(column);
    if (!Filter) return [];
    return [
      <Filter
        key={column.path}
        source={column.path}
        label={labelOf(column.field)}
        field={column.field}
        {...(index < shown ? { alwaysOn: true } : {})}
      />,
    ];
  });
