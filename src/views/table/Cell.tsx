import { use, type ReactNode } from 'react';
import { LinkBase as Link, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ListDisplay } from '../../fields/display/TextDisplay.tsx';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { RelatedContext } from '../../fields/RelatedContext.ts';
import { rowName } from '../../fields/rows/rowName.ts';
import { maskedOf } from '../../schema/maskedOf.ts';
import { toList, toMap } from '../../schema/read.ts';
import { useOpenPath } from '../page/useOpenPath.ts';
import { columnValue } from './relatedValues.ts';
import type { Column } from './useColumns.ts';

export interface CellProps {
  readonly row: RaRecord;
  readonly column: Column;
  /** The given name shown behind the family name of the column. */
  readonly given?: Column;
  /** The first cell of a row leads to its record. */
  readonly linked: boolean;
  /** On paper, where names are whole: nothing there is pointed at. */
  readonly printed?: boolean;
}

export const Cell = ({ row, column, given, linked, printed = false }: CellProps) => {
  const related = use(RelatedContext);
  if (maskedOf(row).includes(column.path.split('.')[0] ?? '')) return <Masked />;
  const value = columnValue(row, column, related);
  const { field } = column;
  // A table has no room for another one: embedded rows are named.
  const own =
    field.embedded && field.multiple && field.fields.length > 0 ? (
      <ListDisplay value={toList(value).map((entry) => rowName(field.fields, toMap(entry), 1))} />
    ) : (
      <FieldDisplay field={field} path={column.path} value={value} printed={printed} />
    );
  const display = given ? (
    <>
      {own} <Cell row={row} column={given} linked={false} />
    </>
  ) : (
    own
  );
  if (!linked) return display;
  return <RecordLink row={row}>{display}</RecordLink>;
};

// Their hooks are for the few cells that need them.
const Masked = () => useTranslate()('masked');

const RecordLink = ({ row, children }: { readonly row: RaRecord; readonly children: ReactNode }) => (
  <Link to={useOpenPath()(row.id)}>{children}</Link>
);
