import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useState, useRef, useCallback } from 'react';
import { useGetResourceLabel, useListContext, useEvent, type RaRecord, type Identifier } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { RelatedContext } from '../../fields/RelatedContext.ts';
import { maySelect } from '../bulk/maySelect.ts';
import type { ListView, ResourceConfig } from '../page/ResourceConfig.ts';
import { TableSkeleton } from '../page/Skeletons.tsx';
import { useHasPage } from '../page/useOpenPath.ts';
import { SelectPage, type SelectHandler } from '../bulk/SelectBoxes.tsx';
import { useRelatedRows } from './RelatedRecords.tsx';
import { Row, type OwnCells } from './Row.tsx';
import { shownColumns } from './tableView.ts';
import { TableFrame } from './tableStyles.ts';
import { useColumns, type Column } from './useColumns.ts';
import { useDensity } from './useDensity.ts';
import { useTableView } from './useTableView.ts';
import { useRegistry } from '../../fields/RegistryContext.tsx';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { toOrders, toSort, toWritten, withOrder } from '../../lib/orders.ts';
import { kindOf } from '../../schema/kinds.ts';

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

interface HeadingsProps {
  readonly columns: readonly Column[];
  readonly config: ResourceConfig;
  /** Paths that the server orders by; all where it does not say. */
  readonly orders: readonly string[] | undefined;
  readonly selectable: boolean;
  readonly hasTools: boolean;
}

/** The headings of a table; they stay in view below the bar, or where the bar was when it has slid away. */
const Headings = ({ columns, config, orders, selectable, hasTools }: HeadingsProps) => {
  const translate = useTranslate();
  const isDown = useScrollTrigger({ target: window });
  return (
    <thead {...(isDown && { 'data-barless': '' })}>
      <tr>
        {selectable && (
          <th scope="col" data-box="" aria-label={translate('bulk.column')}>
            <SelectPage />
          </th>
        )}
        {columns.map((column) => (
          <Heading
            key={column.path}
            column={column}
            config={config}
            isOffered={orders?.includes(column.path) ?? true}
          />
        ))}
        {/* The tools below say what they do. */}
        {hasTools && <td data-tools="" aria-hidden="true" />}
      </tr>
    </thead>
  );
};

/** A label within a sentence; an acronym keeps its first letter. */
const withinSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

interface HeadingProps {
  readonly column: Column;
  readonly config: ResourceConfig;
  readonly isOffered: boolean;
}

/** A click orders the list by the column alone, one with Shift by it besides. */
const Heading = ({ column: { path, field }, config, isOffered }: HeadingProps) => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const { sortable, align } = useRegistry()[kindOf(field, config.fields?.[path])];
  const label = fieldLabel(field);
  const orders = toOrders(sort);
  const place = orders.findIndex((order) => order.path === path);
  const direction = orders[place]?.direction;
  // By number a list is ordered to the end: nothing behind it would count.
  const chosen = orders.filter((one) => one.path !== 'id');
  const isChosen = config.list?.sort?.join() !== chosen.map(toWritten).join();
  const next = direction === 'asc' ? 'DESC' : 'ASC';
  const order = (isFurther: boolean): void => {
    setSort(isFurther ? toSort(withOrder(chosen, path)) : { field: path, order: next });
  };
  const sortLabel = translate('ra.sort.sort_by', {
    field_lower_first: withinSentence(label),
    order: translate(`ra.sort.${next}`),
  });
  return (
    <th
      scope="col"
      aria-label={label}
      data-align={align}
      {...(place === 0 && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
    >
      {sortable && isOffered ? (
        <button
          type="button"
          aria-label={place > 0 ? `${sortLabel} ${translate('table.rank', { rank: place + 1 })}` : sortLabel}
          title={`${sortLabel} ${translate('table.further')}`}
          // Else the whole title is heard behind the name that it begins with.
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role has it since ARIA 1.3
          aria-description={translate('table.further')}
          data-direction={direction}
          {...(direction && (place === 0 || isChosen) && { 'data-rank': place + 1 })}
          onClick={({ shiftKey }) => order(shiftKey)}
        >
          {label}
          {place > 0 && isChosen && <sup aria-hidden="true">{place + 1}</sup>}
        </button>
      ) : (
        label
      )}
    </th>
  );
};

/**
 * Watches the frame of a table. Its rules let long texts give way; where that is not enough names do, too (`data-tight`).
 * A frame that is narrower nevertheless (`data-wide`) scrolls by itself, and it alone: headings stay below the bar as long
 * as nothing between them and the page scrolls. And a value that is cut is shown whole where it is pointed at.
 */
const useFrame = (): ((frame: HTMLElement | null) => (() => void) | undefined) =>
  useCallback((frame) => {
    const table = frame?.firstElementChild;
    if (!frame || !(table instanceof HTMLElement)) return undefined;
    const observer = new ResizeObserver(() => fit(frame, table));
    // Before the first paint, so that nothing is seen moving.
    fit(frame, table);
    observer.observe(frame);
    observer.observe(table);
    frame.addEventListener('mouseover', showWhole);
    return () => {
      observer.disconnect();
      frame.removeEventListener('mouseover', showWhole);
    };
  }, []);

/** @internal */
export const fit = (frame: HTMLElement, table: HTMLElement): void => {
  const isWide = (): boolean => table.offsetWidth > frame.clientWidth;
  frame.removeAttribute('data-tight');
  frame.removeAttribute('data-wide');
  frame.toggleAttribute('data-tight', isWide());
  if (!isWide()) return;
  // A table that moves sideways all the same has room for names.
  frame.removeAttribute('data-tight');
  frame.setAttribute('data-wide', '');
};

const showWhole = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell?.title !== '') return;
  // A name is cut beside its portrait and a long text after its first line, not at the edge of their cell.
  const name = cell.querySelector('[data-name] > :last-child');
  const isCut = [cell, name, cell.querySelector('[data-long] > div')].some(
    (one) => one && (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight),
  );
  if (isCut) cell.title = (name ?? cell).textContent;
};
