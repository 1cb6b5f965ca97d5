import { use, useMemo, type ReactElement, type ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router';
import type { Feature, Page, Section } from '../../../features/defineFeature.ts';
import { toPages, type Match } from '../../../features/toPages.ts';
import type { DiscoveredResource } from '../../../resources/discover.ts';
import { resources, type RegisteredResource, type ResourceName } from '../../../resources/index.ts';
import { ListBehind } from '../../../views/dialogs/ListBehind.tsx';
import { OPEN_AT_OWN } from '../../../views/page/useOpenPath.ts';
import { PlaceContext, type Place } from '../../../views/page/PlaceContext.ts';
import { RecordActionsContext } from '../../../views/page/RecordActionsContext.ts';
import { ViewDialog } from '../../../views/dialogs/ViewDialog.tsx';
import { WithoutClub } from './WithoutClub.tsx';
import { PageFrame } from './PageFrame.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { NotFoundRedirect, SectionRedirect } from './redirects.tsx';
import { headOf, resourceView } from './resourceView.tsx';
import { RequireRight } from './RequireRight.tsx';
import { rightToRecord } from '../../../resources/rightOf.ts';
import { usePages, usePageTitle } from '../../../features/FeaturesContext.tsx';
import { fixedValues, parentFieldsOf } from '../../../features/listConfig.ts';
import { useClubId } from '../../../session/useRouteIds.ts';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { useCrumbs } from './useCrumbs.ts';
import { useOwner } from './useOwner.ts';

interface Pages {
  readonly list?: ReactElement;
  readonly create?: ReactElement;
  readonly edit?: ReactElement;
  readonly hasCreate?: boolean;
  readonly hasEdit?: boolean;
  readonly show?: ReactElement;
  readonly options?: object;
}

/** Replaces the form at the address of a record. */
interface AtRecord {
  /** Section that it leads to. */
  readonly section: Section | undefined;
  /** Page that shows the record to read, the first of its tabs. */
  readonly reading: Page | undefined;
}

/** The pages of every resource; its config and its views are loaded when one is opened. */
export const resourcePages = (
  features: readonly Feature[],
  registered: readonly (RegisteredResource & Partial<Pick<DiscoveredResource, 'label'>>)[] = resources,
): readonly ReactElement<{ readonly name: string }>[] => {
  const { all, sections } = toPages(features);
  return registered.map((resource) => (
    <Resource
      key={resource.name}
      name={resource.name}
      {...pagesOf(resource, features, {
        section: sections.get(`${resource.name}/:id`),
        reading: all.find(({ path, view }) => view === 'show' && path === `${resource.name}/:id`),
      })}
      {...(resource.label !== undefined && { options: { label: resource.label } })}
    />
  ));
};

const pagesOf = (
  resource: RegisteredResource,
  features: readonly Feature[],
  { section, reading }: AtRecord,
): Pages => {
  const at = { resource, features };
  const guarded = (page: ReactNode, right = resource.right) => (
    <RequireRight right={right}>{page}</RequireRight>
  );
  const actions = features.map(({ name, recordActions }) => {
    const Actions = recordActions?.[resource.name as ResourceName];
    return Actions && <Actions key={name} />;
  });
  const opened = (page: ReactNode, right = rightToRecord(resource)) =>
    guarded(
      <BreadcrumbFromOrigin resource={resource.name}>
        <RecordActionsContext value={actions}>{page}</RecordActionsContext>
      </BreadcrumbFromOrigin>,
      right,
    );
  const list = guarded(
    resourceView({ ...at, view: 'list', children: (View, config) => <View config={config} /> }),
  );
  if (resource.source === 'rest') return { list: <ListAlone list={list} /> };
  const create = resourceView({
    ...at,
    view: 'create',
    children: (View, config) => (
      <DefaultsFromOrigin resource={resource.name} config={config}>
        <View config={config} />
      </DefaultsFromOrigin>
    ),
  });
  const record = (view: 'show' | 'edit') =>
    resourceView({
      ...at,
      view,
      children: (View, config) => <View config={config} notFound={<NotFoundRedirect />} />,
    });
  const [show, edit] = [record('show'), record('edit')];
  if (resource.overList) {
    const dialog = (view: ReactNode) => opened(<ViewDialog>{view}</ViewDialog>);
    const listAndDialogs = <ListWithDialogs list={list} create={dialog(create)} edit={dialog(edit)} />;
    return { list: listAndDialogs, hasCreate: true, hasEdit: true, show: opened(show), options: OPEN_AT_OWN };
  }
  if (reading)
    return {
      list,
      create: opened(create, resource.right),
      edit: (
        <RecordRoutes
          page={
            <ReadingPage page={reading} head={headOf(resource, features)}>
              {show}
            </ReadingPage>
          }
        />
      ),
      show: <SectionRedirect to={reading.path} />,
      options: OPEN_AT_OWN,
    };
  const pages = {
    show: opened(show),
    edit: <RecordRoutes page={section ? <SectionRedirect to={section.to} /> : opened(edit)} />,
  };
  if (resource.single)
    return {
      ...pages,
      create: <WithoutClub otherwise={<NotFoundRedirect />}>{opened(create)}</WithoutClub>,
    };
  return { ...pages, list, create: opened(create, resource.right) };
};

/** The rows of a read model are no records: nothing is behind the list. */
const ListAlone = ({ list }: { readonly list: ReactNode }) => (
  <Routes>
    <Route index element={list} />
    <Route path="*" element={<NotFoundRedirect />} />
  </Routes>
);

interface ListWithDialogsProps {
  readonly list: ReactNode;
  readonly create: ReactNode;
  readonly edit: ReactNode;
}

/** The list stays mounted, with its page, filters and selection, whatever opens over it. */
const ListWithDialogs = ({ list, create, edit }: ListWithDialogsProps) => (
  <ListBehind list={list}>
    <Routes>
      <Route index element={null} />
      <Route path="create" element={create} />
      <Route path=":id" element={edit} />
      <Route path="*" element={<NotFoundRedirect />} />
    </Routes>
  </ListBehind>
);

/** A record opens at its own address or leads on to its first page; anything else behind it is unknown. */
const RecordRoutes = ({ page }: { readonly page: ReactNode }) => (
  <Routes>
    <Route index element={page} />
    <Route path="*" element={<NotFoundRedirect />} />
  </Routes>
);

interface ReadingPageProps {
  readonly page: Page;
  readonly head: ReactElement;
  readonly children: ReactNode;
}

/** A record to read, as the first of its tabs; the whole form is another of them. */
const ReadingPage = ({ page, head, children }: ReadingPageProps) => (
  <RecordFrame head={head}>
    <PageFrame page={page} isFramed>
      <NamedByRecord>{children}</NamedByRecord>
    </PageFrame>
  </RecordFrame>
);

/** The page bears the name of the record, whatever its tab says. */
const NamedByRecord = ({ children }: { readonly children: ReactNode }) => {
  const { title: _title, owner: _owner, ...here } = use(PlaceContext);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew with every render
  const kept = useMemo(() => here, [JSON.stringify(here)]);
  return <PlaceContext value={kept}>{children}</PlaceContext>;
};

interface BreadcrumbFromOriginProps {
  readonly resource: string;
  readonly children: ReactNode;
}

/** Breadcrumb and exits of a record lead back to the list that it was opened from. */
const BreadcrumbFromOrigin = ({ resource, children }: BreadcrumbFromOriginProps) => {
  const titleOf = usePageTitle();
  const origin = useOrigin(resource);
  const { name } = useOwner(origin?.owner, true);
  const way = useCrumbs(origin?.path ?? '', name);
  const place: Place = origin
    ? { parents: [...way, { label: titleOf(origin.page), to: origin.address }], back: origin.address }
    : NOWHERE;
  // Whatever the address says, the tree stays: what is typed in a form must not be lost.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the way is made anew with every render
  const kept = useMemo(() => place, [JSON.stringify(place)]);
  return <PlaceContext value={kept}>{children}</PlaceContext>;
};

const NOWHERE: Place = {};

interface DefaultsFromOriginProps {
  readonly resource: string;
  readonly config: ResourceConfig;
  readonly children: ReactNode;
}

/**
 * Prefills a new record from the fixed filters of the list it was opened from, and among the tabs of a record with
 * the relation to that record.
 */
const DefaultsFromOrigin = ({ resource, config, children }: DefaultsFromOriginProps) => {
  const scope = use(ScopeContext);
  const place = use(PlaceContext);
  const origin = useOrigin(resource);
  const { record, error } = useOwner(origin?.owner, true);
  const [parent = '', ...others] = origin?.owner ? parentFieldsOf(config, origin) : [];
  const isFilled = Boolean(record) && others.length === 0 && parent !== '' && !parent.includes('.');
  const starts = useMemo(() => (origin ? fixedValues(config, origin) : {}), [config, origin]);
  // The form takes its first values when it opens.
  if (origin?.owner && !record && !error) return null;
  return (
    <ScopeContext
      value={isFilled && record ? { ...scope, [parent]: { ...record, '@id': String(record.id) } } : scope}
    >
      <PlaceContext value={{ ...place, starts, ...(isFilled ? { fills: [parent] } : {}) }}>
        {children}
      </PlaceContext>
    </ScopeContext>
  );
};

interface Origin extends Match {
  /** The whole address, with page, order and filters. */
  readonly address: string;
}

/** The list among the pages that a record of the resource was opened from; null when none of them leads to it. */
const useOrigin = (resource: string): Origin | null => {
  const clubId = useClubId();
  const { state } = useLocation();
  const from = toText(state);
  const { match: matchPage } = usePages();
  return useMemo(() => {
    const [, path] = /^\/\d+\/([^?#]*)/.exec(from) ?? [];
    if (path === undefined || !from.startsWith(`/${clubId}/`)) return null;
    const match = matchPage(path);
    return match && opens(match, resource) ? { ...match, path, address: from } : null;
  }, [clubId, from, matchPage, resource]);
};

const opens = ({ page, owner }: Match, resource: string): boolean =>
  page.resource === resource ||
  (owner === null &&
    resources.some(
      ({ name, openedFrom }) =>
        name === resource && page.resource !== undefined && openedFrom?.includes(page.resource),
    ));

const toText = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : '';
};
