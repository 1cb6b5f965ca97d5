import { memo, use, useState, type ComponentType, type FocusEvent, type MouseEvent } from 'react';
import {
  RecordContextProvider,
  type RaRecord,
  LinkBase,
  useCreatePath,
  useResourceContext,
} from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { useRegistry } from '../../fields/RegistryContext.tsx';
import { RelatedContext, type Related } from '../../fields/RelatedContext.ts';
import { kindOf } from '../../schema/kinds.ts';
import { isState } from '../../schema/stateTone.ts';
import { labelOf } from '../../fields/labelOf.ts';
import { isObject, toText } from '../../schema/read.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allowsUpdate } from '../../schema/description.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { SelectRow, type SelectHandler } from '../bulk/SelectBoxes.tsx';
import type { ListView } from '../page/ResourceConfig.ts';
import { Cell, type CellProps } from './Cell.tsx';
import { isLong } from './isLong.ts';
import { toCells, isPerson, type CellColumns } from './nameColumns.ts';
import { columnValue } from './relatedValues.ts';
import type { Column } from './useColumns.ts';

/** Components for the cells of a column, by its path; the others show the value as its kind is shown. */
export type OwnCells = Readonly<Record<string, ComponentType<CellProps>>>;

interface RowCellsProps extends Pick<ListView, 'config'> {
  readonly row: RaRecord;
  readonly columns: readonly Column[];
  readonly cells: OwnCells;
  /** The first cell leads to the record. */
  readonly linked: boolean;
}

interface RowProps extends RowCellsProps, ListView {
  readonly selected: boolean;
  /** Null where rows cannot be selected. */
  readonly onSelect: SelectHandler | null;
}

/** A row of a list, with the tools of its record while it is pointed at or has the focus. */
export const Row = memo(({ selected, onSelect, description, ...props }: RowProps) => {
  const { row, config, linked } = props;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const look = ({ currentTarget, relatedTarget }: FocusEvent): void =>
    setFocused(currentTarget.contains(relatedTarget));
  return (
    <tr
      {...(selected && { 'data-chosen': '' })}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={look}
      {...(linked && { onClick: openByName })}
    >
      {onSelect && (
        <td data-box="">
          <SelectRow row={row} selected={selected} onSelect={onSelect} />
        </td>
      )}
      <RowCells {...props} />
      {linked && (
        <td data-tools="">
          {(isPointed || isFocused) && <RowTools row={row} config={config} description={description} />}
        </td>
      )}
    </tr>
  );
});

/** A click beside what answers one opens the record as its name does, unless somebody is selecting text. */
const openByName = ({ currentTarget, target }: MouseEvent<HTMLElement>): void => {
  // A menu that opens from a row is none of its cells.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest('a, button, input, label, [data-box], [data-tools]')) return;
  if (document.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLElement>('td:not([data-box], [data-tools]) a')?.click();
};

/** Drawn once for a row, whatever points at it. */
const RowCells = memo(({ row, columns, cells, config, linked }: RowCellsProps) => {
  const registry = useRegistry();
  const directory = useDirectory();
  const related = use(RelatedContext);
  const shown = toCells(columns).map((group, index) => {
    const [{ path, field }] = group;
    const hint = config.fields?.[path];
    const Shown = cells[path] ?? Cell;
    const isName = index === 0 || group.length > 1;
    // The names of a person are in one line, whole.
    const isCut =
      group.length === 1 &&
      !isState(field) &&
      isLong(field, hint, columnValue(row, group[0], related), directory);
    const value = isName ? (
      <NameCell row={row} columns={group} Shown={Shown} linked={linked && index === 0} />
    ) : (
      <Shown row={row} column={group[0]} linked={false} />
    );
    return (
      <td
        key={path}
        data-align={registry[kindOf(field, hint)].align}
        {...(isState(field) && { 'data-whole': '' })}
        {...(isCut && { 'data-long': isName ? 'name' : '' })}
        {...(group.length > 1 && { colSpan: group.length })}
      >
        {isCut ? <div>{value}</div> : value}
      </td>
    );
  });
  // Some values are worded after others of their record.
  return <RecordContextProvider value={row}>{shown}</RecordContextProvider>;
});

interface NameCellProps {
  readonly row: RaRecord;
  readonly columns: CellColumns;
  readonly linked: boolean;
  /** Renders the name. */
  readonly Shown: ComponentType<CellProps>;
}

/** The cell that a row is found by: behind the initials of its person, where it names one. */
const NameCell = ({ row, columns, linked, Shown }: NameCellProps) => {
  const related = use(RelatedContext);
  const [column, given] = columns;
  const directory = useDirectory();
  const definition = directory.byPath(column.field.path ?? '');
  const record = isPerson(definition) && columnValue(row, column, related);
  const name = isObject(record) ? labelOf(record, definition) : given ? nameOf(row, columns, related) : '';
  const shown = <Shown row={row} column={column} linked={linked} {...(given && { given })} />;
  if (name === '') return shown;
  return (
    <span data-name="">
      <Portrait name={name} size={24} />
      <span>{shown}</span>
    </span>
  );
};

const nameOf = (row: RaRecord, columns: CellColumns, related: Related): string =>
  columns
    .map((column) => toText(columnValue(row, column, related)) ?? '')
    .join(' ')
    .trim();

interface RowToolsProps extends ListView {
  readonly row: RaRecord;
}

/** The ways from a row to the pages of its record. */
const RowTools = ({ row, config, description }: RowToolsProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const name = labelOf(row, useDirectory().byName(resource));
  const mayEdit = allowsUpdate(description) && !config.readOnly && permissionsOf(row).canUpdate;
  const Own = config.list?.rowActions;
  return (
    <div>
      {(['show', 'edit'] as const)
        .filter((type) => type === 'show' || mayEdit)
        .map((type) => (
          <LinkBase
            key={type}
            to={createPath({ resource, id: row.id, type })}
            aria-label={`${translate(`form.${type}`)} ${name}`}
          >
            {translate(`form.${type}`)}
          </LinkBase>
        ))}
      {Own && (
        <RecordContextProvider value={row}>
          <Own />
        </RecordContextProvider>
      )}
    </div>
  );
};
