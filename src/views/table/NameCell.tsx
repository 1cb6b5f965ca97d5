import { use, type ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { RelatedContext, type Related } from '../../fields/RelatedContext.ts';
import { isObject, toText } from '../../schema/read.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import type { CellProps } from './Cell.tsx';
import { isPerson, type CellColumns } from './nameColumns.ts';
import { columnValue } from './relatedValues.ts';

interface NameCellProps {
  readonly row: RaRecord;
  readonly columns: CellColumns;
  readonly linked: boolean;
  /** Renders the name. */
  readonly Shown: ComponentType<CellProps>;
}

/** The cell that a row is found by: behind the initials of its person, where it names one. */
export const NameCell = ({ row, columns, linked, Shown }: NameCellProps) => {
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
