import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { apiErrorOf } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { loadCode } from '../http/loadCode.ts';
import type { Description, Operation } from '../schema/description.ts';
import type { Collection } from '../schema/hydra/collectionsOf.ts';
import { toMap, type Json } from '../schema/read.ts';
import { createQuery, readToEnd, withRestLabels } from './createQuery.ts';
import { bySource, withoutEmptyFilters, withServerErrors } from './decorators.ts';
import { createLabelFields, toSelectPaths, type LabelFields } from './createLabelFields.ts';
import type { QueryOptions } from './graphql/createGraphql.ts';
import { createRecordLoader, recordKey, type RecordLoader } from './graphql/createRecordLoader.ts';
import type { Member, MemberList } from './graphql/fromConnection.ts';
import type { Query, Question } from './graphql/query.ts';
import { createHydra, type RecordVersion } from './hydra.ts';
import { descriptionQuery, type MappingStore } from './mappingStore.ts';
import { createRest } from './createRest.ts';
import type { RestReads } from './rest/createRestReads.ts';
import { truthOf, type WantedField } from './rest/truthOf.ts';
import { withSearch } from './withSearch.ts';
import { writeOptionsOf } from './writeOptions.ts';
import { collectionPath, type ResourceDirectory } from './ResourceDefinition.ts';

/** Records of one answer, where it ends, and how many there are in all. */
interface Found extends Omit<MemberList, 'members'> {
  readonly data: readonly RaRecord[];
}

/**
 * Options of `getMany`: GraphQL reads the label fields, or `fields`; `whole` reads complete records with their
 * rights by REST, for forms and bulk actions.
 */
export interface ManyMeta {
  readonly fields?: readonly string[];
  readonly whole?: boolean;
}

/** react-admin's nine methods plus the reading of field descriptions and what only GraphQL answers. */
export interface AppDataProvider extends DataProvider {
  /** One page of a query, together with all queries within 100 ms. */
  query(question: Question, options?: QueryOptions): Promise<Found>;
  /** A query to its end. */
  queryAll(question: Query, options?: QueryOptions): Promise<{ data: readonly RaRecord[] }>;
  /** Description of a resource for one operation; see `MappingStore`. */
  describe(resource: string, operation: Operation): Promise<{ data: Description }>;
  /** Collections of the server's entrypoint. */
  collections(): Promise<{ data: readonly Collection[] }>;
  /** Title of the API in the server's own documentation; null where it has none. */
  titleOfApi(): Promise<{ data: string | null }>;
  /** Fields that name the records of a collection. */
  labelFields(collection: string): Promise<{ data: readonly string[] }>;
  /** A record as the server holds it now, with the tag that a write of it may be bound to. */
  getVersion(resource: string, id: Identifier): Promise<RecordVersion>;
  /** The masked values of a record (IRI), for users with the right; the server logs the access. */
  reveal(id: Identifier): Promise<{ data: Json }>;
  /** Records behind the relation columns of a list, by IRI, for the whole page at once. */
  getRelated(
    wanted: readonly WantedRecords[],
    signal?: AbortSignal,
    options?: Pick<QueryOptions, 'isAwaited'>,
  ): Promise<{ data: Map<string, RaRecord> }>;
}

export interface WantedRecords {
  /** Collection path, `/people`. */
  readonly collection: string;
  readonly iris: readonly string[];
  /** Wanted fields by dotted path; the label fields come anyway. */
  readonly fields: readonly WantedField[];
}

interface Parts {
  readonly transport: Transport;
  readonly mappings: MappingStore;
  /** Holds the descriptions that are read here and by the views. */
  readonly queryClient: QueryClient;
  readonly directory: ResourceDirectory;
  /** Absolute address of the API, `https://api.example.org/api`. */
  readonly entrypoint: string;
}

/** Composes the data provider of the club area; ids are IRIs everywhere above it. */
export const createDataProvider = (parts: Parts): AppDataProvider => {
  const { transport, mappings, queryClient, directory, entrypoint } = parts;
  const hydra = createHydra(
    transport,
    entrypoint,
    (collection) => directory.byPath(`/${collection}`)?.files === 'form',
  );
  const rest = createLazyRest(transport);
  const query = createQuery(transport, rest.query);
  const describe: AppDataProvider['describe'] = async (resource, operation) => ({
    data: await mappings.describe(collectionPath(directory, resource), operation),
  });
  const describeList = (resource: string): Promise<Description> =>
    queryClient.fetchQuery(descriptionQuery({ describe }, resource, 'list'));
  const reads: Reads = {
    ...rest,
    labels: createLabelFields(directory, describeList),
    load: createRecordLoader(withRestLabels(query, rest.query)),
    describeUpdate: (resource) => queryClient.fetchQuery(descriptionQuery({ describe }, resource, 'update')),
  };
  const readModels = createRest(transport, directory);
  const records = createRecords(directory, hydra, readModels, reads);
  const provider = bySource(directory, { hydra: records, rest: readModels });
  return {
    ...withServerErrors(withoutEmptyFilters(withSearch(provider, directory, reads.labels, describeList))),
    query: async (question, options) => {
      const { members, ...found } = await query(question, options);
      return { data: members.map(toRecord), ...found };
    },
    queryAll: async (question, options) => ({
      data: (await readToEnd(query, question, options)).map(toRecord),
    }),
    labelFields: async (collection) => ({ data: await reads.labels(collection) }),
    getRelated: async (wanted, signal, { isAwaited = false } = {}) => {
      // What names the records of each first, so that all of them are read in one document.
      const selects = await Promise.all(wanted.map((one) => toSelect(reads, one)));
      const found = await Promise.all(
        wanted.map((one, index) =>
          readRelated(reads, { ...one, select: selects[index] ?? [], isAwaited }, signal),
        ),
      );
      return { data: new Map(found.flat()) };
    },
    getVersion: (resource, id) => hydra.getVersion(collectionPath(directory, resource).slice(1), id),
    reveal: async (id) => {
      const { body } = await transport.request(`${String(id)}/reveal`, { method: 'POST' });
      const { '@context': _context, '@id': _iri, '@type': _type, id: _id, ...values } = toMap(body);
      return { data: values };
    },
    collections: async () => ({ data: await mappings.collections() }),
    titleOfApi: async () => ({ data: await mappings.title() }),
    describe,
  };
};

/** Reads of records by their addresses. */
interface Reads extends RestReads {
  readonly labels: LabelFields;
  readonly load: RecordLoader;
  readonly describeUpdate: (resource: string) => Promise<Description>;
}

/** Loaded where GraphQL falls short, which most servers never see, and where records are wanted whole. */
const createLazyRest = (transport: Transport): RestReads => {
  let loading: Promise<RestReads> | null = null;
  const load = (): Promise<RestReads> => {
    loading ??= import('./rest/createRestReads.ts').then(({ createRestReads }) => createRestReads(transport));
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    query: async (...args) => (await load()).query(...args),
    readByIds: async (...args) => (await load()).readByIds(...args),
  };
};

/** The nine verbs for the API's collections. */
const createRecords = (
  directory: ResourceDirectory,
  hydra: ReturnType<typeof createHydra>,
  readModels: DataProvider,
  { labels, load, readByIds, describeUpdate }: Reads,
): DataProvider => {
  const collection = (resource: string): string => collectionPath(directory, resource).slice(1);
  const getList: DataProvider['getList'] = (resource, params) => {
    const listed = directory.byName(resource)?.listed;
    if (listed === 'read') return readList(readModels, `/read/${collection(resource)}`, params);
    const path = collection(resource);
    return hydra.getList(listed === 'search' ? `${path}/search` : path, params);
  };
  return {
    supportAbortSignal: true,
    getList,
    getOne: (resource, params) => hydra.getOne(collection(resource), params),
    getMany: async (resource, { ids, meta, signal }) => {
      const { fields, whole }: ManyMeta = meta ?? {};
      const path = collectionPath(directory, resource);
      const iris = ids.map(String);
      const members = whole
        ? await readByIds(path, iris, signal)
        : await load({ collection: path, select: fields ?? (await labels(path)), iris }, signal);
      return { data: members.flatMap((member) => asRequested(member, ids)) as never };
    },
    getManyReference: (resource, { target, id, ...params }) =>
      getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: (resource, params) => hydra.create(collection(resource), params),
    update: async (resource, params) => {
      const path = collection(resource);
      if (!writeOptionsOf(params.data).isPart) return hydra.update(path, params);
      const { completePart } = await loadCode(() => import('./completePart.ts'));
      const whole = await completePart(params, {
        version: () => hydra.getVersion(path, params.id),
        description: () => describeUpdate(resource).catch(nullWhereUndescribed),
      });
      return hydra.update(path, whole as never);
    },
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
};

const toSelect = async (
  { labels }: Reads,
  { collection, fields }: WantedRecords,
): Promise<readonly string[]> => {
  const named = await labels(collection);
  const paths = await Promise.all(fields.map((one) => toSelectPaths(one.path, one.field, labels)));
  return [...new Set([...named, ...paths.flat()])];
};

interface Selected {
  readonly select: readonly string[];
  readonly isAwaited: boolean;
}

const readRelated = async (
  { load, query }: Reads,
  { collection, iris, fields, select, isAwaited }: WantedRecords & Selected,
  signal?: AbortSignal,
): Promise<readonly (readonly [string, RaRecord])[]> => {
  const answered = await load({ collection, select, iris, isAwaited }, signal);
  const members = await truthOf(query, { collection, members: answered, fields }, signal);
  const found = new Map(members.map((member) => [recordKey(member['@id']), toRecord(member)]));
  return iris.flatMap((iri) => {
    const record = found.get(recordKey(iri));
    return record ? [[iri, record] as const] : [];
  });
};

/** Who may only take single steps gets no description of the whole, and not every server describes it. */
const nullWhereUndescribed = (error: unknown): null => {
  if ([403, 404, 405].includes(apiErrorOf(error)?.status ?? 0)) return null;
  throw error;
};

/** Known by the requested address, where the server knows it by another: `/organizations/7` is `/clubs/7`. */
const asRequested = (member: Member, ids: readonly Identifier[]): RaRecord[] => {
  const record = toRecord(member);
  return ids
    .filter((id) => recordKey(String(id)) === recordKey(member['@id']))
    .map((id) => (typeof id === 'string' ? { ...record, id } : record));
};

/** A collection listed by its read model: there a record is known by its number, everywhere else by its address. */
const readList: (
  provider: DataProvider,
  ...args: Parameters<DataProvider['getList']>
) => Promise<never> = async (provider, model, params) => {
  const { data, ...rest } = await provider.getList(model, params);
  return { ...rest, data: data.map(withIri) } as never;
};

const withIri = (row: RaRecord): RaRecord => ({ ...row, originId: row.id, id: String(row['@id'] ?? row.id) });

/** A member as react-admin keeps it: known by its IRI, as the records of the Hydra provider are. */
const toRecord = ({ cursor: _cursor, id, ...fields }: Member): RaRecord => ({
  ...fields,
  id: fields['@id'],
  originId: id,
});
