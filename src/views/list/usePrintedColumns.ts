import { shownColumns } from '../table/tableView.ts';
import { useColumns, type Column } from '../table/useColumns.ts';
import { useTableView } from '../table/useTableView.ts';
import type { ListView } from '../page/ResourceConfig.ts';

/** The columns on the screen, and those that have to be read to word them. */
export const usePrintedColumns = ({ config, description }: ListView) => {
  const [view] = useTableView(config, description);
  const shown = shownColumns(view);
  const words = shown.flatMap((path) => config.fields?.[path]?.wording?.with ?? []);
  const { columns: read } = useColumns(description, [...new Set([...shown, ...words])]);
  const columns: readonly Column[] = read.filter(({ path }) => shown.includes(path));
  return { columns, read };
};
