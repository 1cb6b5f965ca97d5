import { useState, useRef } from 'react';
import { useGetResourceLabel, useListContext, type RaRecord, useEvent, type Identifier } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { RelatedContext } from '../../fields/RelatedContext.ts';
import { maySelect } from '../bulk/maySelect.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { TableSkeleton } from '../page/Skeletons.tsx';
import { useHasPage } from '../page/useOpenPath.ts';
import type { SelectHandler } from '../bulk/SelectBoxes.tsx';
import { Headings } from './Headings.tsx';
import { useRelatedRows } from './RelatedRecords.tsx';
import { Row, type OwnCells } from './Row.tsx';
import { shownColumns } from './tableView.ts';
import { TableFrame } from './tableStyles.ts';
import { useColumns, type Column } from './useColumns.ts';
import { useDensity } from './useDensity.ts';
import { useTableView } from './useTableView.ts';
import { useFrame } from './useFrame.ts';

export interface SchemaTableProps extends ListView {
  readonly cells?: OwnCells;
}

/** The rows of a list, in the columns that the reader chose or the config names. */
export const SchemaTable = ({ config, description, cells = NO_CELLS }: SchemaTableProps) => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { resource, data = [], selectedIds } = useListContext<RaRecord>();
  const hasPage = useHasPage(description);
  const [view] = useTableView(config, description);
  const [density] = useDensity();
  const shown = shownColumns(view);
  const words = shown.flatMap((path) => config.fields?.[path]?.wording?.with ?? []);
  const read = useColumns(description, [...new Set([...shown, ...words])]);
  const columns = useSame(
    read.columns.filter(({ path }) => shown.includes(path)),
    read.pending,
  );
  const ready = useRelatedRows(read);
  const selectable = maySelect(config, description);
  const select = useSelect();
  const frame = useFrame();
  // Parts that come one by one would move the rest: columns of related records, and the names that their cells are as wide as.
  if (columns === null || ready === null) return <TableSkeleton rows={data.length + 1} rowHeight={36} />;
  return (
    <RelatedContext value={ready.related}>
      <TableFrame ref={frame} data-density={density}>
        <table aria-label={translate('records.table', { name: resourceLabel(resource, 2) })}>
          <Headings
            columns={columns}
            config={config}
            orders={description.orders}
            selectable={selectable}
            hasTools={ready.rows.some(hasPage)}
          />
          <tbody>
            {ready.rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                cells={cells}
                config={config}
                description={description}
                linked={hasPage(row)}
                selected={selectedIds.includes(row.id)}
                onSelect={selectable ? select : null}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </RelatedContext>
  );
};

const NO_CELLS: OwnCells = {};

/**
 * The columns as they were, while they are the same or some are on their way: rows are drawn anew for other ones
 * alone. Null before all were there once.
 */
const useSame = (columns: readonly Column[], isPending: boolean): readonly Column[] | null => {
  const [kept, keep] = useState(isPending ? null : columns);
  if (
    isPending ||
    (kept?.length === columns.length &&
      kept.every(({ path, field }, index) => path === columns[index]?.path && field === columns[index].field))
  )
    return kept;
  keep(columns);
  return columns;
};

/** Selects a row, and with Shift every row between it and the one before, as that row then is. */
const useSelect = (): SelectHandler => {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext();
  const last = useRef<Identifier>(null);
  return useEvent((id, { shiftKey }) => {
    const ids = data.map((row) => row.id as Identifier);
    const from = shiftKey && last.current !== null ? ids.indexOf(last.current) : -1;
    last.current = id;
    if (from < 0) {
      onToggleItem(id);
      return;
    }
    const to = ids.indexOf(id);
    const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const others = selectedIds.filter((one: Identifier) => !between.includes(one));
    onSelect(selectedIds.includes(id) ? others : [...others, ...between]);
  });
};
