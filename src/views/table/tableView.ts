import { isObject, toList } from '../../schema/read.ts';

/** A reader's arrangement of a list's table. */
export interface TableView {
  /** Every column by its dotted path, in the order shown. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/**
 * The arrangement of a table: what the reader stored, compared with the columns that are described now. A column
 * that went away is forgotten; one that is new comes last, shown if the config names it (the first `named` paths).
 */
export const toTableView = (paths: readonly string[], named: number, stored: unknown): TableView => {
  const kept = isObject(stored) ? stored : {};
  const known = (raw: unknown): string[] => [
    ...new Set(toList(raw).filter((path): path is string => paths.includes(path as string))),
  ];
  const placed = known(kept.order);
  const added = paths.filter((path) => !placed.includes(path));
  const shown = paths.slice(0, named);
  const hidden = [...known(kept.hidden), ...added.filter((path) => !shown.includes(path))];
  return {
    order: [...placed, ...added],
    // A table without columns would show nothing to open a record by.
    hidden: hidden.length < paths.length ? hidden : paths.slice(Math.max(named, 1)),
  };
};

export const shownColumns = ({ order, hidden }: TableView): readonly string[] =>
  order.filter((path) => !hidden.includes(path));

/** The view with one column moved by `step` places (-1 is up), as far as there is room. */
export const moveColumn = (view: TableView, path: string, step: -1 | 1): TableView => {
  const from = view.order.indexOf(path);
  const to = from + step;
  if (from < 0 || to < 0 || to >= view.order.length) return view;
  const order = view.order.toSpliced(from, 1).toSpliced(to, 0, path);
  return { ...view, order };
};

/** The view with one column shown or hidden; the last shown one stays. */
export const toggleColumn = (view: TableView, path: string): TableView => {
  if (view.hidden.includes(path)) return { ...view, hidden: view.hidden.filter((other) => other !== path) };
  return shownColumns(view).length > 1 ? { ...view, hidden: [...view.hidden, path] } : view;
};
