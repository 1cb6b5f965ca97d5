import { use, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-admin';
import { Outlet, Route } from 'react-router';
import type { Feature, Page } from '../../../features/defineFeature.ts';
import { ScopedList } from '../../../features/ScopedList.tsx';
import { toPages } from '../../../features/toPages.ts';
import { DialogContext } from '../../../views/page/DialogContext.ts';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import { resources } from '../../../resources/index.ts';
import { WithoutClub } from './WithoutClub.tsx';
import { useClub } from '../useClub.ts';
import { PageFrame } from './PageFrame.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { headOf, resourceView } from './resourceView.tsx';
import { SectionRedirect } from './redirects.tsx';

/** The routes of the features' pages, apart from those at the address of a resource or of its record. */
export const pageRoutes = (features: readonly Feature[]): readonly ReactElement[] => {
  const { all, sections } = toPages(features);
  const own = all.filter(
    ({ path, resource, view = 'list', Page: Own }) =>
      view !== 'show' && (path !== resource || view !== 'list' || Own),
  );
  // The pages of a record that has one to read are its tabs.
  const framed = resources.filter(({ name }) =>
    all.some(({ view, resource }) => view === 'show' && resource === name),
  );
  const tabsOf = (name: string) => own.filter(({ path }) => path.startsWith(`${name}/:id/`));
  const tabs = new Set(framed.flatMap(({ name }) => tabsOf(name)));
  const toRoute = (page: Page): ReactElement => (
    <Route
      key={page.path}
      path={page.path}
      element={
        <PageFrame key={page.path} page={page} isFramed={tabs.has(page)}>
          {contentOf(page, features)}
        </PageFrame>
      }
    >
      {page.inner?.map((path) => (
        <Route key={path} path={path} element={null} />
      ))}
    </Route>
  );
  return [
    ...[...sections.values()]
      // An address that could as well be `create` is left to the resource.
      .filter(({ path }) => !path.endsWith('/:id'))
      .map(({ path, to }) => <Route key={path} path={path} element={<SectionRedirect to={to} />} />),
    ...own.filter((page) => !tabs.has(page)).map(toRoute),
    ...framed.map((resource) => (
      <Route
        key={resource.name}
        element={
          <RecordFrame head={headOf(resource, features)}>
            <Outlet />
          </RecordFrame>
        }
      >
        {tabsOf(resource.name).map(toRoute)}
      </Route>
    )),
  ];
};

/** Content of a page: a page of its own, or a generated view of its resource. */
const contentOf = (page: Page, features: readonly Feature[]): ReactElement => {
  const { path, view = 'list', part, Page: Own } = page;
  if (Own) return <Own />;
  const resource = resources.find(({ name }) => name === page.resource);
  if (!resource) throw new Error(`Page '${path}' has neither a component nor a resource`);
  const at = { resource, features, path };
  const plain = (name: 'list' | 'create' | 'edit') =>
    resourceView({ ...at, view: name, children: (View, config) => <View config={config} /> });
  if (view === 'list')
    return resourceView({
      ...at,
      view,
      children: (View, config) => <ScopedList config={config}>{(here) => <View config={here} />}</ScopedList>,
    });
  if (view === 'create') return plain(view);
  const Of = view === 'club' ? OfClub : OfAddress;
  if (part !== undefined)
    return (
      <PartPage
        show={resourceView({
          ...at,
          view: 'show',
          children: (View, config) => (
            <Of>{(single) => <View config={config} part={part} {...(single && { single })} />}</Of>
          ),
        })}
        edit={resourceView({
          ...at,
          view: 'edit',
          children: (View, config) => (
            <Of>
              {(single) => (
                <PartEdit>
                  {(back) => <View config={config} part={part} onSaved={back} {...(single && { single })} />}
                </PartEdit>
              )}
            </Of>
          ),
        })}
      />
    );
  if (view === 'record') return plain('edit');
  return (
    // Where the address names no club, all of them are listed.
    <WithoutClub
      otherwise={resourceView({
        ...at,
        view: 'show',
        children: (View, config) => <OfClub>{(club) => <View config={config} single={club} />}</OfClub>,
      })}
    >
      {plain('list')}
    </WithoutClub>
  );
};

interface OfProps {
  /** Takes the record where the address does not name it. */
  readonly children: (iri?: string) => ReactElement;
}

const OfAddress = ({ children }: OfProps) => children();

const OfClub = ({ children }: { readonly children: (iri: string) => ReactElement }) =>
  children(useClub()['@id']);

interface PartPageProps {
  readonly show: ReactElement;
  readonly edit: ReactElement;
}

/** A part of a record: to read at the address of its page, to change at `edit` beneath it. */
const PartPage = ({ show, edit }: PartPageProps) => (use(PlaceContext).inner === 'edit' ? edit : show);

/** Its form: saving it and leaving it lead back to what it changes. */
const PartEdit = ({ children }: { readonly children: (back: () => void) => ReactNode }) => {
  const navigate = useNavigate();
  const frame = use(DialogContext);
  const { address = '' } = use(PlaceContext);
  const back = (): void => navigate(address);
  return <DialogContext value={{ ...frame, close: back }}>{children(back)}</DialogContext>;
};
