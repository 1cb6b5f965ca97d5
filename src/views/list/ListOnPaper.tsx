import { useEffect, useEffectEvent } from 'react';
import { useListContext } from 'react-admin';
import type { ListView } from '../page/ResourceConfig.ts';
import { RelatedRecords } from '../table/RelatedRecords.tsx';
import { ListPaper } from './ListPaper.tsx';
import { usePrintedColumns } from './usePrintedColumns.ts';
import { usePrintedAt } from '../../ui/usePrintedAt.ts';

interface ListOnPaperProps extends ListView {
  /** Opens the choice of what to print. */
  readonly onChoose: () => void;
}

/**
 * Prints the page of the list by whatever way the browser offers. Ctrl+P opens the choice where there are more rows
 * than the page shows.
 */
export const ListOnPaper = ({ onChoose, ...view }: ListOnPaperProps) => {
  const { data, total } = useListContext();
  const { columns, read } = usePrintedColumns(view);
  const printedAt = usePrintedAt();
  const rows = data ?? [];
  const isPart = total === undefined || total > rows.length;
  const interceptPrint = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'p';
    if (!isPrint || !isPart || rows.length === 0) return;
    event.preventDefault();
    onChoose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => interceptPrint(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!printedAt || rows.length === 0) return null;
  return (
    <RelatedRecords columns={read}>
      <ListPaper {...view} columns={columns} rows={rows} isPart={isPart} printedAt={printedAt} />
    </RelatedRecords>
  );
};
