import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import type { ListMeta } from '../../data/createListReader.ts';
import { isForbidden } from '../../data/isForbidden.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { toFilter, useScope } from '../page/ScopeContext.tsx';

/**
 * Whether the list of the resource (the one around, unless another is named) says that new records may be made here: a
 * new record carries no rights of its own. True until the list has answered, and where it cannot be read: the server
 * decides then. An answer that allows it draws nothing anew.
 */
export const useCanCreate = (config: ResourceConfig, named?: string, enabled = true): boolean => {
  const around = useResourceContext();
  const resource = named ?? around ?? '';
  const dataProvider = useDataProvider();
  const scope = useScope(config.list?.scope);
  const either = useScope(config.list?.either);
  const starts = useScope(config.form?.starts);
  const question = {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: toFilter({ ...scope, ...starts }, either),
  } as const;
  const { data } = useQuery({
    queryKey: [resource, 'canCreate', question],
    queryFn: async ({ signal }) =>
      ((await dataProvider.getList(resource, { ...question, signal })).meta as Partial<ListMeta> | undefined)
        ?.canCreate !== false,
    placeholderData: true,
    enabled,
  });
  return data !== false;
};

/** A record of the club of the address. */
export const OF_CLUB = { list: { scope: ['club'] } } as const satisfies ResourceConfig;

/**
 * The same of the list around: its own answer says so, unless a new record starts with more than the list keeps to. Null
 * where the address has no club, and a new record needs one.
 */
export const useListCanCreate = (config: ResourceConfig): boolean | null => {
  const { meta, error } = useListContext();
  const { scope = [], either = [] } = config.list ?? {};
  const hasClub = useScope(['club'])['club'] !== undefined;
  const isMore = config.form?.starts?.some((name) => ![...scope, ...either].includes(name)) === true;
  const mayStart = useCanCreate(config, undefined, isMore);
  if (config.form?.needsClub && !hasClub) return null;
  return mayStart && !isForbidden(error) && (meta as Partial<ListMeta> | undefined)?.canCreate !== false;
};
