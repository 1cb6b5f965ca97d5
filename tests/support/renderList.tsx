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
  /** Stands in for the calls that a test watches or breaks. */
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
  const held = [...records];
  const asked: GetListParams[] = [];
  const description = parseMapping(mapping);
  const find = (id: unknown): number => held.findIndex((record) => record.id === id);
  const provider = {
    describe: async () => ({ data: description }),
    getRelated: async () => ({ data: new Map() }),
    getList: async (_resource: string, params: GetListParams) => {
      asked.push(params);
      const { page = 1, perPage = 25 } = params.pagination ?? {};
      const data = held.slice((page - 1) * perPage, page * perPage);
      return { data, total: held.length, meta: { canCreate: true } };
    },
    getMany: async (_resource: string, { ids }: { ids: unknown[] }) => ({
      data: held.filter(({ id }) => ids.includes(id)),
    }),
    getOne: async (_resource: string, { id }: { id: unknown }) => ({ data: held[find(id)] }),
    create: async (_resource: string, { data }: { data: object }) => {
      const record = { ...data, id: `/api/players/${held.length + 1}` };
      held.push(record);
      return { data: record };
    },
    update: async (_resource: string, { id, data }: { id: string; data: object }) => {
      held[find(id)] = { ...held[find(id)], ...data, id };
      return { data: held[find(id)] };
    },
    delete: async (_resource: string, { id }: { id: unknown }) => ({ data: held.splice(find(id), 1)[0] }),
    ...calls,
  };
  const { user, store, address } = renderInClub(
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
    /** What lists asked for, in turn. */
    asked,
    /** The records as they stand now. */
    held,
    store,
    address,
  };
};
