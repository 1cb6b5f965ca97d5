import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Description } from '../../schema/description.ts';
import { columnPaths } from './columnPaths.ts';
import { useListKey } from '../page/PlaceContext.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { toTableView, type TableView } from './tableView.ts';

/** Keys that belong to a person rather than to a club; `createStore` keeps them through logout. */
export const PREFERENCES = 'preferences.';

/** The reader's arrangement of the list's table; setting null takes it back to that of the config. */
export const useTableView = (
  config: ResourceConfig,
  description: Description,
): readonly [TableView, (view: TableView | null) => void] => {
  const [stored, setStored] = useStore<TableView | null>(`${PREFERENCES}${useListKey()}.table`, null);
  const { columns, scope } = config.list ?? {};
  const view = useMemo(() => {
    const { paths, named } = columnPaths(description, columns, scope);
    return toTableView(paths, named, stored);
  }, [description, columns, scope, stored]);
  return [view, setStored];
};
