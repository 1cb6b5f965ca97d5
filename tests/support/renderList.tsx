import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { parseMapping } from '../../src/schema/parseMapping.ts';
import type { ResourceConfig } from '../../src/views/page/ResourceConfig.ts';
import { ScopeContext, type Scope } from '../../src/views/page/ScopeContext.tsx';
import { SchemaList } from '../../src/views/SchemaList.tsx';
import { renderInClub } from './renderInClub.tsx';

interface ListOptions {
  /** The server's description of every operation. */
  readonly mapping: unknown;
  readonly records?: readonly RaRecord[];
  readonly config?: ResourceConfig;
  /** Query of the address. */
  readonly search?: string;
  /** Records that the place of the list implies. */
  readonly scope?: Scope;
  /** Replaces the calls that a test watches or breaks. */
  readonly calls?: Partial<DataProvider>;
}

/** A generated list of `players` over records in memory; for what needs no server and no session. */
export const renderList = ({
  mapping,
  records = [],
  config = {},
  search = '',
  scope = {},
  calls = {},
}: ListOptions) => {
  const stored = [...records];
  const queries: GetListParams[] = [];
  const description = parseMapping(mapping);
  const find = (id: unknown): number => stored.findIndex((record) => record.id === id);
  const provider = {
    describe: async () => ({ data: description }),
    getRelated: async () => ({ data: new Map() }),
    getList: async (_resource: string, params: GetListParams) => {
      queries.push(params);
      const { page = 1, perPage = 25 } = params.pagination ?? {};
      const data = stored.slice((page - 1) * perPage, page * perPage);
      return { data, total: stored.length, meta: { canCreate: true } };
    },
    getMany: async (_resource: string, { ids }: { ids: unknown[] }) => ({
      data: stored.filter(({ id }) => ids.includes(id)),
    }),
    getOne: async (_resource: string, { id }: { id: unknown }) => ({ data: stored[find(id)] }),
    create: async (_resource: string, { data }: { data: object }) => {
      const record = { ...data, id: `/api/players/${stored.length + 1}` };
      stored.push(record);
      return { data: record };
    },
    update: async (_resource: string, { id, data }: { id: string; data: object }) => {
      stored[find(id)] = { ...stored[find(id)], ...data, id };
      return { data: stored[find(id)] };
    },
    delete: async (_resource: string, { id }: { id: unknown }) => ({ data: stored.splice(find(id), 1)[0] }),
    ...calls,
  };
  const { user, store, address, goTo } = renderInClub(
    <ScopeContext value={scope}>
      <SchemaList config={config} />
    </ScopeContext>,
    {
      at: `/players${search}`,
      dataProvider: provider,
      resource: 'players',
    },
  );
  return {
    user,
    /** Queries of the lists, in turn. */
    queries,
    /** The records as they are now. */
    stored,
    store,
    address,
    goTo,
  };
};
