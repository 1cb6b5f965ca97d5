import { useGetList, useResourceContext } from 'react-admin';
import type { ListMeta } from '../../data/hydra.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { toFilter, useScope } from '../page/ScopeContext.tsx';

/**
 * Whether the list of the resource says that new records may be made here: a new record carries no rights of
 * its own. True until the list has answered, and where it cannot be read: the server decides then.
 */
export const useCanCreate = (config: ResourceConfig): boolean => {
  const resource = useResourceContext() ?? '';
  const scope = useScope(config.list?.scope);
  const { meta } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: toFilter(scope),
  });
  return (meta as Partial<ListMeta> | undefined)?.canCreate !== false;
};
