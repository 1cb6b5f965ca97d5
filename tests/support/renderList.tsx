import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { createDirectory } from '../../src/data/ResourceDefinition.ts';
import { DirectoryContext } from '../../src/fields/DirectoryContext.tsx';
import { registry } from '../../src/fields/registry.tsx';
import { RegistryContext } from '../../src/fields/RegistryContext.tsx';
import { createI18nProvider } from '../../src/i18n/createI18nProvider.ts';
import { parseMapping } from '../../src/schema/parseMapping.ts';
import { createToasts } from '../../src/ui/toasts/createToasts.ts';
import { ToastsProvider } from '../../src/ui/toasts/ToastsContext.tsx';
import type { ResourceConfig } from '../../src/views/page/ResourceConfig.ts';
import { SchemaList } from '../../src/views/SchemaList.tsx';
import { createPlainStyles } from './createPlainStyles.ts';

interface ListOptions {
  /** The server's description of every operation. */
  readonly mapping: unknown;
  readonly records?: readonly RaRecord[];
  readonly config?: ResourceConfig;
  /** Query of the address. */
  readonly search?: string;
  /** Stands in for the calls that a test watches or breaks. */
  readonly calls?: Partial<DataProvider>;
}

const directory = createDirectory([
  { name: 'players', entity: 'player', path: '/players', represent: ['name'], search: 'name' },
]);

/** A generated list of `players` over records in memory; for what needs no server and no session. */
export const renderList = ({ mapping, records = [], config = {}, search = '', calls = {} }: ListOptions) => {
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
  } as unknown as DataProvider;
  const store = memoryStore();
  let address = '';
  render(
    <TestMemoryRouter
      initialEntries={[`/players${search}`]}
      locationCallback={(location) => {
        address = location.pathname + location.search;
      }}
    >
      <CacheProvider value={createPlainStyles()}>
        <ToastsProvider toasts={createToasts()}>
          <DirectoryContext value={directory}>
            <RegistryContext value={registry}>
              <AdminContext dataProvider={provider} i18nProvider={createI18nProvider()} store={store}>
                <ResourceContextProvider value="players">
                  <SchemaList config={config} />
                </ResourceContextProvider>
              </AdminContext>
            </RegistryContext>
          </DirectoryContext>
        </ToastsProvider>
      </CacheProvider>
    </TestMemoryRouter>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    /** What lists asked for, in turn. */
    asked,
    /** The records as they stand now. */
    held,
    store,
    address: () => decodeURIComponent(address),
  };
};
