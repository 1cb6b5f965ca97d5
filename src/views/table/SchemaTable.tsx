import type { ComponentProps, ComponentType } from 'react';
import {
  DataTable,
  useDataTableRenderContext,
  useGetResourceLabel,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { useRegistry } from '../../fields/RegistryContext.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { allows, allowsUpdate } from '../../schema/description.ts';
import { kindOf } from '../../schema/kinds.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { SelectPage, SelectRow } from '../bulk/SelectBoxes.tsx';
import { Cell, type CellProps } from './Cell.tsx';
import { shownColumns, type Density } from './tableView.ts';
import { useTableView } from './useTableView.ts';
import { RelatedRecords } from './RelatedRecords.tsx';
import type { ListView } from '../page/ResourceConfig.ts';
import { useColumns } from './useColumns.ts';

export interface SchemaTableProps extends ListView {
  /** Components for the cells of a column, by its path; the others show the value as its kind is shown. */
  readonly cells?: Readonly<Record<string, ComponentType<CellProps>>>;
}

/** The rows of a list, in the columns that the reader chose or the config names. */
export const SchemaTable = ({ config, description, cells = {} }: SchemaTableProps) => {
  const registry = useRegistry();
  const labelOf = useFieldLabel();
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { resource } = useListContext();
  const hasRecords = useDirectory().byName(resource)?.source !== 'rest';
  const [view] = useTableView(config, description);
  const shown = shownColumns(view);
  const words = shown.flatMap((path) => config.fields?.[path]?.wording?.with ?? []);
  const { columns: read } = useColumns(description, [...new Set([...shown, ...words])]);
  const columns = read.filter(({ path }) => shown.includes(path));
  const selectable = (allowsUpdate(description) && !config.readOnly) || allows(description, 'DELETE');
  return (
    <RelatedRecords columns={read}>
      <BulkBar config={config} description={description} />
      <DataTable<RaRecord>
        aria-label={translate('records.table', { name: resourceLabel(resource, 2) })}
        bulkActionButtons={false}
        rowClick={false}
        // Columns are chosen by path in our own store: react-admin's keeps places, which a new field shifts.
        storeKey={`${resource}.arranged`}
        sx={{ '& td, & th': { whiteSpace: 'nowrap', fontSize: '0.8125rem', ...HEIGHTS[view.density] } }}
      >
        {selectable && (
          <DataTable.Col<RaRecord>
            label={<SelectPage />}
            disableSort
            sx={{ width: '1%' }}
            render={(row) => <SelectRow row={row} />}
          />
        )}
        {columns.map((column, index) => {
          const Shown = cells[column.path] ?? Cell;
          const { sortable, align } = registry[kindOf(column.field, config.fields?.[column.path])];
          return (
            <TableColumn
              key={column.path}
              source={column.path}
              label={labelOf(column.field)}
              disableSort={!sortable}
              {...(align && { align })}
              render={(row) => <Shown row={row} column={column} linked={hasRecords && index === 0} />}
            />
          );
        })}
      </DataTable>
    </RelatedRecords>
  );
};

/** Space above and below the text of a cell. */
const HEIGHTS: Readonly<Record<Density, { readonly py?: number }>> = {
  compact: { py: 0.25 },
  normal: {},
  spacious: { py: 1.5 },
};

type TableColumnProps = ComponentProps<typeof DataTable.Col<RaRecord>>;

/** react-admin's column, whose heading also tells assistive technology that the list is sorted by it, and how. */
const TableColumn = (props: TableColumnProps) => {
  const isHeading = useDataTableRenderContext() === 'header';
  const { sort } = useListContext();
  const sorted = isHeading && sort.field === props.source;
  return (
    <DataTable.Col<RaRecord>
      {...props}
      {...(sorted ? { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' } : {})}
    />
  );
};
