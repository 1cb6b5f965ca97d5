import { use } from 'react';
import { Link, useCreatePath, useResourceContext, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { RelatedContext } from '../../fields/RelatedContext.ts';
import { maskedOf } from '../../schema/maskedOf.ts';
import { columnValue } from './relatedValues.ts';
import type { Column } from './useColumns.ts';

export interface CellProps {
  readonly row: RaRecord;
  readonly column: Column;
  /** The first cell of a row leads to its record. */
  readonly linked: boolean;
}

export const Cell = ({ row, column, linked }: CellProps) => {
  const related = use(RelatedContext);
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const translate = useTranslate();
  if (maskedOf(row).includes(column.path.split('.')[0] ?? '')) return translate('masked.cell');
  const display = (
    <FieldDisplay field={column.field} path={column.path} value={columnValue(row, column, related)} />
  );
  if (!linked) return display;
  return <Link to={createPath({ resource, id: row.id, type: 'edit' })}>{display}</Link>;
};
