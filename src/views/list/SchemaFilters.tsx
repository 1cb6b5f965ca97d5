import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FilterButton } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ComponentType, ReactElement } from 'react';
import { useRegistry, type KindComponents } from '../../fields/RegistryContext.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { kindOf } from '../../schema/kinds.ts';
import type { Description, FieldDescription } from '../../schema/description.ts';
import { LiveFilterForm } from './LiveFilterForm.tsx';
import { columnPaths } from '../table/columnPaths.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useColumns, type Column } from '../table/useColumns.ts';
import { ExistsFilter } from '../../fields/filter/SelectFilter.tsx';
import type { FilterProps } from '../../fields/FieldProps.ts';

interface SchemaFiltersProps {
  readonly config: ResourceConfig;
  readonly description: Description;
}

/** The filters that the config names, and behind a button those of every other described field. */
export const SchemaFilters = ({ config, description }: SchemaFiltersProps) => {
  const registry = useRegistry();
  const labelOf = useFieldLabel();
  const translate = useTranslate();
  const fixed = Object.keys(config.list?.filter ?? {});
  const { paths, named } = columnPaths(
    description,
    config.list?.filters?.filter((path) => !fixed.includes(path)),
    // Every row has the same value there.
    [...(config.list?.scope ?? []), ...fixed],
  );
  const { columns } = useColumns(description, paths);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const filters = filterElements(
    columns,
    phone ? 1 : named,
    ({ field, path }) => registry[kindOf(field, config.fields?.[path])].Filter,
    { labelOf, existsOf: (field) => translate('filters.exists.label', { label: labelOf(field) }) },
  );
  if (filters.length === 0) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 0', minWidth: { xs: '100%', sm: 0 } }}>
        <LiveFilterForm filters={filters} />
      </Box>
      <FilterButton filters={filters} variant="text" disableSaveQuery />
    </Stack>
  );
};

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
const filterElements = (
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
