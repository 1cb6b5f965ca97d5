import {
  ColumnsButton,
  DataTable,
  useGetResourceLabel,
  useListContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import Box from '@mui/material/Box';
import { useRegistry } from '../fields/RegistryContext.tsx';
import { useFieldLabel } from '../fields/useFieldLabel.ts';
import type { Description } from '../schema/description.ts';
import { kindOf } from '../schema/kinds.ts';
import { Cell } from './Cell.tsx';
import { columnPaths } from './columnPaths.ts';
import { RelatedRecords } from './RelatedRecords.tsx';
import type { ResourceConfig } from './ResourceConfig.ts';
import { TableColumn } from './TableColumn.tsx';
import { useColumns } from './useColumns.ts';

interface SchemaTableProps {
  readonly config: ResourceConfig;
  readonly description: Description;
}

/** The rows of a list. Columns that the config does not name are there too, hidden until chosen. */
export const SchemaTable = ({ config, description }: SchemaTableProps) => {
  const registry = useRegistry();
  const labelOf = useFieldLabel();
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { resource } = useListContext();
  const { paths, named } = columnPaths(description, config.list?.columns, config.list?.scope);
  const { columns } = useColumns(description, paths);
  const shown = new Set(paths.slice(0, named));
  return (
    <RelatedRecords columns={columns.filter(({ path }) => shown.has(path))}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <ColumnsButton />
      </Box>
      <DataTable<RaRecord>
        aria-label={translate('records.table', { name: resourceLabel(resource, 2) })}
        bulkActionButtons={false}
        rowClick={false}
        hiddenColumns={paths.slice(named)}
        sx={{ '& td, & th': { whiteSpace: 'nowrap', fontSize: '0.8125rem' } }}
      >
        {columns.map((column, index) => (
          <TableColumn
            key={column.path}
            source={column.path}
            label={labelOf(column.field)}
            disableSort={!registry[kindOf(column.field, config.fields?.[column.path])].sortable}
            render={(row) => <Cell row={row} column={column} linked={index === 0} />}
          />
        ))}
      </DataTable>
    </RelatedRecords>
  );
};
