import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FilterButton, useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { kindOf } from '../../schema/kinds.ts';
import type { Description } from '../../schema/description.ts';
import { filterElements } from './filterElements.tsx';
import { LiveFilterForm } from './LiveFilterForm.tsx';
import { columnPaths } from '../table/columnPaths.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useColumns } from '../table/useColumns.ts';

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
