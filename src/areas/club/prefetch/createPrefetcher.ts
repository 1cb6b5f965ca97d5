import type { QueryClient } from '@tanstack/react-query';
import type { ListParams, Store } from 'react-admin';
import { createDataProvider, type AppDataProvider } from '../../../data/createDataProvider.ts';
import { readVersion } from '../../../data/mappingAnswers.ts';
import { descriptionQuery, type MappingStore } from '../../../data/mappingStore.ts';
import type { ResourceDirectory } from '../../../data/ResourceDefinition.ts';
import type { Feature } from '../../../features/defineFeature.ts';
import { listConfig, parentFieldsOf } from '../../../features/listConfig.ts';
import type { Pages } from '../../../features/toPages.ts';
import type { Transport } from '../../../http/createTransport.ts';
import type { EarlyRead, PrefetchingTransport } from '../../../http/withPrefetch.ts';
import { resources } from '../../../resources/index.ts';
import type { Description, Operation } from '../../../schema/description.ts';
import { permissionsOf } from '../../../schema/permissionsOf.ts';
import { missingRight } from '../../../session/access.ts';
import { userOf } from '../../../session/SessionState.ts';
import type { Session } from '../../../session/Session.ts';
import { firstPage, listQuestion } from '../../../views/list/listQuestion.ts';
import { ownRowsKey } from '../../../views/list/OwnRowsFilter.tsx';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import type { Scope } from '../../../views/page/ScopeContext.tsx';
import { relationOf } from '../../../views/table/useColumns.ts';
import { questionKey } from '../clubStoreKey.ts';
import { viewAt } from '../routes/resourceView.tsx';
import { withoutClub } from '../routes/wholeSpace.tsx';
import { planOf, type Plan, type PlannedView } from './planOf.ts';
import type { Prefetcher } from './useLinkPrefetch.ts';

interface Parts {
  readonly clubId: string;
  /** The server has no clubs: the address stands for all of it. */
  readonly isWhole: boolean;
  readonly session: Pick<Session, 'getState' | 'epoch'>;
  readonly transport: PrefetchingTransport;
  /** Asked already for the page that is opened first. */
  readonly early: EarlyRead | null;
  readonly mappings: MappingStore;
  readonly directory: ResourceDirectory;
  readonly entrypoint: string;
  readonly queryClient: QueryClient;
  readonly store: Pick<Store, 'getItem' | 'setItem'>;
  readonly features: readonly Feature[];
  readonly pages: Pages;
}

interface ClubPrefetcher extends Prefetcher {
  /** Takes the pages anew, with those of what the server turned out to have, while that at `pathname` is open. */
  readonly know: (pages: Pages, pathname: string) => void;
}

/** Asks ahead for what the pages of a club need, one address at a time. */
export const createPrefetcher = (parts: Parts): ClubPrefetcher => {
  const { clubId, early, session } = parts;
  let { pages } = parts;
  const planAt = (pathname: string): Plan | null => {
    const start = `/${clubId}/`;
    return pathname.startsWith(start) ? planOf(pages, pathname.slice(start.length).replace(/\/$/, '')) : null;
  };
  /** What is pointed at, and what is open: each is given up alone. */
  let pointed: Running | null = null;
  let opened: Running | null = early && { key: planAt(early.pathname)?.key ?? '', end: early.end };
  const toRun = (key: string): Running => {
    if (opened?.key === key) return opened;
    if (pointed?.key === key) return pointed;
    pointed?.end.abort();
    pointed = { key, end: new AbortController() };
    return pointed;
  };
  return {
    know: (more, pathname) => {
      pages = more;
      if (opened) opened = { ...opened, key: planAt(pathname)?.key ?? '' };
    },
    open: (pathname) => {
      const key = planAt(pathname)?.key ?? '';
      if (opened?.key === key) return;
      opened?.end.abort();
      opened = pointed?.key === key ? pointed : { key, end: new AbortController() };
      if (pointed !== opened) pointed?.end.abort();
      pointed = null;
    },
    isQuiet: () => parts.queryClient.isFetching() === 0,
    start: async ({ pathname, scope, hasRecords = true }) => {
      const plan = planAt(pathname);
      const isAllowed = plan && missingRight(userOf(session.getState()), Number(clubId), plan.right) === null;
      if (!isAllowed) return;
      const run = hasRecords ? toRun(plan.key) : (opened ?? toRun(plan.key));
      const ahead = parts.transport.ahead(run.end.signal, plan.key === opened?.key);
      const work = plan.view
        ? [...prepare(parts, plan.view, { pathname, scope, ahead, hasRecords })]
        : [plan.Page?.preload?.()];
      // A page that is opened asks again for what has failed, and tells it.
      await Promise.allSettled(work);
    },
  };
};

/** The plan of an address that is being carried out. */
interface Running {
  readonly key: string;
  readonly end: AbortController;
}

interface At {
  readonly pathname: string;
  readonly scope: Scope;
  readonly ahead: Transport;
  readonly hasRecords: boolean;
}

/** All that a view needs, side by side. */
const prepare = (
  parts: Parts,
  view: PlannedView,
  { pathname, scope, ahead, hasRecords }: At,
): readonly unknown[] => {
  const { resource, name, path, iri } = view;
  const config = () => configOf(parts, view);
  const describe = (of: string, operation: Operation) => describeAhead(parts, ahead, of, operation);
  const code = viewAt(parts.features, path, name)?.preload?.();
  const provider = (transport = ahead): AppDataProvider => createDataProvider({ ...parts, transport });
  if (name === 'create') {
    const described = describe(resource.name, 'create');
    const codes = import('../../../views/form/codesQuery.ts').then(async ({ codedLists, codesQuery }) => {
      const [its, { fields }] = await Promise.all([config(), described]);
      const asks = provider();
      const lists = codedLists(its, fields);
      return await Promise.allSettled(lists.map((list) => readAhead(parts, codesQuery(asks, list))));
    });
    return [code, described, codes];
  }
  if (name === 'list') {
    const its = config();
    const describeAll = (names: readonly string[]) =>
      Promise.allSettled(names.map((one) => describe(one, 'list')));
    return [
      code,
      its.then(({ list }) => describeAll(likelyOf(list?.columns))),
      Promise.all([its, describe(resource.name, 'list')]).then(([{ list }, description]) =>
        describeAll(
          relatedOf(description, list?.columns).map((one) => parts.directory.byPath(one)?.name ?? one),
        ),
      ),
      hasRecords &&
        its.then((known) =>
          provider(keepingQuestion(parts, ahead, pathname)).getList(
            resource.name,
            rowsOf(parts, view, known, scope),
          ),
        ),
    ];
  }
  const record = hasRecords ? provider().getOne(resource.name, { id: iri ?? '' }) : null;
  if (name === 'show') return [code, record, describe(resource.name, 'show')];
  const operation = Promise.all([config(), record]).then(([{ readOnly }, read]): Operation =>
    readOnly || !permissionsOf(read?.data).canUpdate ? 'show' : 'update',
  );
  return [code, operation.then((one) => describe(resource.name, one))];
};

const configOf = async (
  { isWhole }: Parts,
  { resource, name, path, match }: PlannedView,
): Promise<ResourceConfig> => {
  const own = (await resource.load?.())?.default ?? {};
  const here = isWhole ? withoutClub(own) : own;
  return name === 'list' && match && path !== resource.name ? listConfig(here, match) : here;
};

/**
 * The resources that columns reach into, by the names of their relations: most are called as what they lead to. They
 * are described beside the list instead of after it.
 */
const likelyOf = (columns: readonly string[] = []): readonly string[] => [
  ...new Set(
    columns.flatMap((path) => {
      const [head = '', ...rest] = path.split('.');
      const entity = head.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return rest.length > 0 ? (resources.find((one) => one.entity === entity)?.name ?? []) : [];
    }),
  ),
];

/** The collections that columns do reach into. */
const relatedOf = (description: Description, columns: readonly string[] = []): readonly string[] => [
  ...new Set(columns.flatMap((path) => relationOf(description, path)?.path ?? [])),
];

/** The question of a list for its first rows. */
const rowsOf = ({ store }: Parts, { match, path }: PlannedView, config: ResourceConfig, around: Scope) => {
  const parent = match?.owner?.iri;
  const parents = match && parent !== undefined ? parentFieldsOf(config, match) : [];
  const scope = { ...around, ...Object.fromEntries(parents.map((name) => [name, { '@id': parent ?? '' }])) };
  const isNarrowed = store.getItem<boolean>(ownRowsKey(path), true) ?? true;
  const question = listQuestion(config, { scope, key: path, isNarrowed, search: '' });
  return firstPage(question, store.getItem<Partial<ListParams>>(question.storeKey, {}) ?? {});
};

/** Keeps what a list asks, for `askEarly`. */
const keepingQuestion = ({ store }: Parts, ahead: Transport, pathname: string): Transport => ({
  request: (path, options = {}) => {
    const { body, headers = {} } = options;
    if (body === undefined) store.setItem(questionKey(pathname), { path, headers });
    return ahead.request(path, options);
  },
});

const describeAhead = (parts: Parts, ahead: Transport, resource: string, operation: Operation) => {
  const path = parts.directory.byName(resource)?.path ?? resource;
  const describe = async () => ({ data: await parts.mappings.describe(path, operation, ahead) });
  return readAhead(parts, descriptionQuery({ describe }, resource, operation));
};

interface Query<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<T>;
}

/** Reads into the cache of the views; what is of another session, or from before another version came, stays out of it. */
const readAhead = async <T>({ queryClient, session }: Parts, query: Query<T>): Promise<T> => {
  const { queryKey, queryFn } = query;
  const held = queryClient.getQueryData<T>(queryKey);
  if (held) return held;
  // The page has asked for it already: this waits for the same answer.
  if (queryClient.isFetching({ queryKey, exact: true }) > 0) return queryClient.ensureQueryData(query);
  const [epoch, version] = [session.epoch(), readVersion()];
  const data = await queryFn();
  const isSame = session.epoch() === epoch && (version === null || readVersion() === version);
  if (isSame) queryClient.setQueryData<T>(queryKey, (read) => read ?? data);
  return data;
};
