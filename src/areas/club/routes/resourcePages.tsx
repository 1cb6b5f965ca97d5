import { use, useMemo, type ReactElement, type ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Route, Routes } from 'react-router';
import type { Feature, Page, Section } from '../../../features/defineFeature.ts';
import { toPages } from '../../../features/toPages.ts';
import type { DiscoveredResource } from '../../../resources/discover.ts';
import { resources, type RegisteredResource, type ResourceName } from '../../../resources/index.ts';
import { ListBehind } from '../../../views/dialogs/ListBehind.tsx';
import { OPEN_AT_OWN } from '../../../views/page/useOpenPath.ts';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import { RecordActionsContext } from '../../../views/page/RecordActionsContext.ts';
import { ViewDialog } from '../../../views/dialogs/ViewDialog.tsx';
import { WithoutClub } from './WithoutClub.tsx';
import { ClubAlone } from './ClubAlone.tsx';
import { PageFrame } from './PageFrame.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { NotFoundRedirect, SectionRedirect } from './redirects.tsx';
import { BreadcrumbFromOrigin, DefaultsFromOrigin } from './FromOrigin.tsx';
import { headOf, resourceView } from './resourceView.tsx';
import { RequireRight } from './RequireRight.tsx';
import { rightToRecord } from '../../../resources/rightOf.ts';

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
  /** Page of its list, where that is about one club. */
  readonly ofClub: Page | undefined;
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
        ofClub: all.find(({ path, needsClub }) => needsClub && path === resource.name),
      })}
      {...(resource.label !== undefined && { options: { label: resource.label } })}
    />
  ));
};

const pagesOf = (
  resource: RegisteredResource,
  features: readonly Feature[],
  { section, reading, ofClub }: AtRecord,
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
  const rows = guarded(
    resourceView({ ...at, view: 'list', children: (View, config) => <View config={config} /> }),
  );
  const list = ofClub ? (
    <WithoutClub otherwise={rows}>
      <ClubAlone page={ofClub} />
    </WithoutClub>
  ) : (
    rows
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
