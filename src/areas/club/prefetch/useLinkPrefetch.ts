import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation } from 'react-router';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { descriptionQuery, isJustRefused } from '../../../data/mappingStore.ts';
import { useFeatures, usePages } from '../../../features/FeaturesContext.tsx';
import { whenIdle } from '../../../lib/whenIdle.ts';
import type { Description, Operation } from '../../../schema/description.ts';
import { resources, type RegisteredResource } from '../../../resources/index.ts';
import { permissionsOf } from '../../../schema/permissionsOf.ts';
import { missingRight } from '../../../session/access.ts';
import { useSession } from '../../../session/SessionContext.tsx';
import { userOf } from '../../../session/SessionState.ts';
import { useClubId } from '../../../session/useRouteIds.ts';
import { viewAt } from '../routes/resourceView.tsx';
import { planOf, type PlannedView } from './planOf.ts';

/** A pointer on its way to something else has left a link by then. */
const REST_MS = 70;
/** Interval at which it is checked whether a page has all its data, and the longest wait for an idle moment then. */
const LOOK_MS = 250;
const QUIET_MS = 1500;

/**
 * Requests the code of the page that is opened, and what describes its fields, beside all else that the area waits for;
 * the same while a link is pointed at or reached by the keyboard. The form of a new record comes once its list is shown and
 * the browser is idle.
 */
export const useLinkPrefetch = (): void => {
  const prefetch = usePrefetch();
  const client = useQueryClient();
  const { pathname: here } = useLocation();
  const start = useEffectEvent((pathname: string) => {
    if (pathname !== here && !isSparing()) prefetch(pathname);
  });
  const open = useEffectEvent(prefetch);
  useEffect(() => {
    open(here);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = ({ target, type }: Event): void => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !leadsWithin(link) || (type === 'focusin' && !link.matches(':focus-visible'))) return;
      timer = setTimeout(() => start(link.pathname), REST_MS);
    };
    for (const event of EVENTS) document.addEventListener(event, wait, { passive: true });
    let rest = (): void => undefined;
    const look = setInterval(() => {
      const create = document.querySelector<HTMLAnchorElement>(NEW_RECORD);
      if (!create || client.isFetching() > 0) return;
      clearInterval(look);
      rest = whenIdle(() => start(create.pathname), QUIET_MS);
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
      rest();
      clearInterval(look);
      for (const event of EVENTS) document.removeEventListener(event, wait);
    };
  }, [client, here]);
};

/** Loads what an address of this club needs before it is opened, as far as the account may open it. Never rejects. */
const usePrefetch = (): ((pathname: string) => void) => {
  const clubId = useClubId();
  const session = useSession();
  const features = useFeatures();
  const pages = usePages();
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const prefetchDescription = async (name: string, operation: Operation): Promise<void> => {
    const wanted = descriptionQuery(dataProvider, name, operation);
    const state = client.getQueryState(wanted.queryKey);
    if (!state || !isJustRefused(state)) await client.prefetchQuery(wanted);
  };
  const describe = async ({ resource, name, iri }: PlannedView): Promise<void> => {
    const operation = name === 'edit' ? await operationOf(resource, iri) : OPERATIONS[name];
    const described = operation && prefetchDescription(resource.name, operation);
    const config = await resource.load();
    if (name === 'list')
      for (const one of likelyRelated(config.list?.columns)) void prefetchDescription(one, 'list');
    await described;
    if (name !== 'create') return;
    const { codedLists, codesQuery } = await import('../../../views/form/codesQuery.ts');
    const { queryKey } = descriptionQuery(dataProvider, resource.name, 'create');
    const fields = client.getQueryData<Description>(queryKey)?.fields ?? [];
    for (const list of codedLists(config, fields)) void client.prefetchQuery(codesQuery(dataProvider, list));
  };
  /** A form is described to those alone who may send it: known once a list has shown the record. */
  const operationOf = async (
    { name, load }: RegisteredResource,
    iri: string | null,
  ): Promise<Operation | null> => {
    const [[, record] = []] = client.getQueriesData({ queryKey: [name, 'getOne', { id: iri }] });
    if (!record) return null;
    const isReadOnly = (await load()).readOnly === true;
    return isReadOnly || !permissionsOf(record).canUpdate ? 'show' : 'update';
  };
  return (pathname) => {
    const start = `/${clubId}/`;
    const plan = pathname.startsWith(start)
      ? planOf(pages, pathname.slice(start.length).replace(/\/$/, ''))
      : null;
    if (!plan || missingRight(userOf(session.getState()), Number(clubId), plan.right) !== null) return;
    const { Page, view } = plan;
    const code = view ? viewAt(features, view.path, view.name)?.preload : Page?.preload;
    // The page that is opened reports a failure.
    code?.().catch(() => undefined);
    if (view) describe(view).catch(() => undefined);
  };
};

/** The resources that columns reach into, by the names of their relations: most are called as what they lead to. */
const likelyRelated = (columns: readonly string[] = []): readonly string[] => [
  ...new Set(
    columns.flatMap((path) => {
      const [head = '', ...rest] = path.split('.');
      const entity = head.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return rest.length > 0 ? (resources.find((one) => one.entity === entity)?.name ?? []) : [];
    }),
  ),
];

const OPERATIONS = { list: 'list', create: 'create', show: 'show', head: null } as const;

/** The way from a list to a new record, which is there once its rows are. */
const NEW_RECORD = '#main-content a[href$="/create"]';

const EVENTS = ['pointerover', 'focusin'] as const;

const leadsWithin = ({ origin, search, target, download }: HTMLAnchorElement): boolean =>
  origin === location.origin && search === '' && target === '' && download === '';

/** Not in every browser, nor among the types. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether what nobody has opened yet would cost its reader, or delay what was requested. */
const isSparing = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /^(?:slow-)?[23]g$/.test(connection?.effectiveType ?? '');
};
