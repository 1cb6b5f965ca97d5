import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FilterButton } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useRegistry } from '../../fields/RegistryContext.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { kindOf } from '../../schema/kinds.ts';
import type { Description } from '../../schema/description.ts';
import { LiveFilterForm } from './LiveFilterForm.tsx';
import { columnPaths } from '../table/columnPaths.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useColumns, type Column } from '../table/useColumns.ts';
import { ExistsFilter } from '../../fields/filter/SelectFilter.tsx';

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
  const shown = phone ? 1 : named;
  // react-admin's filter form reads `source`, `label` and `alwaysOn` of each; what is not open is offered by the button.
  const own = columns.flatMap(({ field, path }, index) => {
    const { Filter } = registry[kindOf(field, config.fields?.[path])];
    if (!Filter) return [];
    const open = index < shown ? { alwaysOn: true } : {};
    return [<Filter key={path} source={path} label={labelOf(field)} field={field} {...open} />];
  });
  const exists = columns.filter(mayBeEmpty).map(({ field, path }) => {
    const label = translate('filters.exists.label', { label: labelOf(field) });
    return <ExistsFilter key={`exists.${path}`} source={`exists.${path}`} label={label} field={field} />;
  });
  const filters = [...own, ...exists];
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

/** Only a field of the row itself: the provider writes `exists[a]` and nothing deeper. */
const mayBeEmpty = ({ path, field }: Column): boolean =>
  !path.includes('.') && !field.required && field.type !== 'bool';
