import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { Transport } from '../http/createTransport.ts';
import { idOf } from '../lib/iri.ts';
import type { Description, Operation } from '../schema/description.ts';
import { bySource } from './bySource.ts';
import { createHydra } from './hydra.ts';
import type { MappingStore } from './mappingStore.ts';
import { createRest } from './createRest.ts';
import { collectionPath, type ResourceDefinition, type ResourceDirectory } from './ResourceDefinition.ts';
import { withoutEmptyFilters } from './withoutEmptyFilters.ts';
import { withServerErrors } from './withServerErrors.ts';

/** react-admin's nine methods plus the reading of field descriptions. */
export interface AppDataProvider extends DataProvider {
  /** Description of a resource for one operation; see `MappingStore`. */
  describe(resource: string, operation: Operation): Promise<{ data: Description }>;
  /** Records behind the relation columns of a list, by IRI, for the whole page at once. */
  getRelated(
    wanted: readonly WantedRecords[],
    signal?: AbortSignal,
  ): Promise<{ data: Map<string, RaRecord> }>;
}

export interface WantedRecords {
  /** Collection path, `/people`. */
  readonly collection: string;
  readonly iris: readonly string[];
}

interface Parts {
  readonly transport: Transport;
  readonly mappings: MappingStore;
  readonly resources: readonly ResourceDefinition[];
  readonly directory: ResourceDirectory;
  /** Absolute address of the API, `https://api.example.org/api`. */
  readonly entrypoint: string;
}

/** Records asked in one request when labels of relations are read. */
const MANY = 100;

/** Composes the data provider of the club area; ids are IRIs everywhere above it. */
export const createDataProvider = ({
  transport,
  mappings,
  resources,
  directory,
  entrypoint,
}: Parts): AppDataProvider => {
  const hydra = createHydra(
    transport,
    entrypoint,
    resources.filter(({ source }) => source !== 'rest').map(({ path }) => path.slice(1)),
  );
  const collection = (resource: string): string => collectionPath(directory, resource).slice(1);
  const getList: DataProvider['getList'] = (resource, params) => hydra.getList(collection(resource), params);

  const records: DataProvider = {
    supportAbortSignal: true,
    getList,
    getOne: (resource, params) => hydra.getOne(collection(resource), params),
    getMany: async (resource, params) => {
      const pages = chunk(params.ids, MANY).map((ids) => getList(resource, byIds(ids, params.signal)));
      return { data: (await Promise.all(pages)).flatMap(({ data }) => data) };
    },
    getManyReference: (resource, { target, id, ...params }) =>
      getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: (resource, params) => hydra.create(collection(resource), params),
    update: (resource, params) => hydra.update(collection(resource), params),
    delete: (resource, params) => hydra.delete(collection(resource), params),
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await hydra.update(collection(resource), { id, data, previousData: { id } });
      return { data: ids };
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await hydra.delete(collection(resource), { id });
      return { data: ids };
    },
  };
  const provider = bySource(directory, { hydra: records, rest: createRest(transport, directory) });

  return {
    ...withServerErrors(withoutEmptyFilters(provider)),
    getRelated: async (wanted, signal) => {
      const answers = await Promise.all(
        wanted.map(({ collection: resource, iris }) =>
          provider.getMany(resource, { ids: [...iris], ...(signal ? { signal } : {}) }),
        ),
      );
      return {
        data: new Map(answers.flatMap(({ data }) => data.map((record) => [String(record.id), record]))),
      };
    },
    describe: async (resource, operation) => ({
      data: await mappings.describe(collectionPath(directory, resource), operation),
    }),
  };
};

const byIds = (ids: readonly Identifier[], signal: AbortSignal | undefined): GetListParams => ({
  pagination: { page: 1, perPage: ids.length },
  sort: { field: 'id', order: 'ASC' },
  // An address without integer is asked for as it stands: an empty filter would list every record.
  filter: { id: ids.map((id) => idOf(id) ?? id) },
  ...(signal ? { signal } : {}),
});

const chunk = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
