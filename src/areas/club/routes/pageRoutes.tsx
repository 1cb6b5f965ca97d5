import type { ReactElement } from 'react';
import { Route } from 'react-router';
import { resources, type RegisteredResource } from '../../../resources/index.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { PartFailure } from '../../../views/page/PartFailure.tsx';
import { InWholeSpace } from '../../../features/InWholeSpace.tsx';
import { useClub } from '../useClub.ts';
import { LeadsOn } from './LeadsOn.tsx';
import { ListHere } from './ListHere.tsx';
import { PageAt } from './PageAt.tsx';
import { PartEdit, PartPage } from './PartPage.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { resourceView } from './resourceView.tsx';
import { pages, redirects, type Page } from './table.ts';

/** Resources whose pages are tabs of their records. */
const FRAMED = /^persons\/:id\//;

/** The routes of the table, apart from the lists that stand at the address of their resource. */
export const pageRoutes = (): readonly ReactElement[] => {
  const own = pages.filter(({ path, resource, shows }) => path !== resource || (shows ?? 'list') !== 'list');
  return [
    ...Object.entries(redirects)
      // What could as well be `create` is left to the resource.
      .filter(([from]) => !from.endsWith('/:id'))
      .map(([from, to]) => <Route key={from} path={from} element={<LeadsOn to={to} />} />),
    ...own.filter(({ path }) => !FRAMED.test(path)).map((page) => routeOf(page, false)),
    <Route key="framed" element={<RecordFrame />}>
      {own.filter(({ path }) => FRAMED.test(path)).map((page) => routeOf(page, true))}
    </Route>,
  ];
};

const routeOf = (page: Page, isFramed: boolean): ReactElement => (
  <Route
    key={page.path}
    path={page.path}
    element={
      <PageAt key={page.path} page={page} isFramed={isFramed}>
        {viewOf(page)}
      </PageAt>
    }
  >
    {page.inner?.map((path) => (
      <Route key={path} path={path} element={null} />
    ))}
  </Route>
);

const Guide = lazyPart(async () => (await import('../../../features/help/GuidePage.tsx')).GuidePage, {
  Loader: Loading,
  Failure: PartFailure,
});

const Sheet = lazyPart(
  async () => (await import('../../../features/match-sheet/page/SheetPage.tsx')).SheetPage,
  {
    Loader: Loading,
    Failure: PartFailure,
  },
);

const Attestation = lazyPart(
  async () => (await import('../../../features/licences/attestation/AttestationPage.tsx')).AttestationPage,
  { Loader: Loading, Failure: PartFailure },
);

const Pass = lazyPart(async () => (await import('../../../features/event-passes/PassPage.tsx')).PassPage, {
  Loader: Loading,
  Failure: PartFailure,
});
const Figures = lazyPart(
  async () => (await import('../../../features/statistics/FiguresPage.tsx')).FiguresPage,
  {
    Loader: Loading,
    Failure: PartFailure,
  },
);

const viewOf = (page: Page): ReactElement => {
  if (page.shows === 'sheet') return <Sheet />;
  if (page.shows === 'attestation') return <Attestation />;
  if (page.shows === 'pass') return <Pass />;
  if (page.shows === 'figures') return <Figures />;
  if (page.shows === 'guide') return <Guide />;
  const resource = resources.find(({ name }) => name === page.resource) as RegisteredResource;
  if (page.part !== undefined) return partOf(resource, page, page.part);
  if (page.shows === 'create')
    return resourceView(resource, 'create', (View, config) => <View config={config} />);
  if (page.shows === 'club')
    return (
      // Where the address names no club, all of them are listed.
      <InWholeSpace
        otherwise={resourceView(resource, 'show', (View, config) => (
          <OfClub>{(club) => <View config={config} single={club} />}</OfClub>
        ))}
      >
        {resourceView(resource, 'list', (View, config) => (
          <View config={config} />
        ))}
      </InWholeSpace>
    );
  if (page.shows === 'here')
    return resourceView(resource, 'edit', (View, config) => <View config={config} />);
  return resourceView(resource, 'list', (View, config) => (
    <ListHere config={config}>{(here) => <View config={here} />}</ListHere>
  ));
};

/** A part of a record to read, and to change for itself. */
const partOf = (resource: RegisteredResource, page: Page, part: string): ReactElement => {
  const Of = page.shows === 'club' ? OfClub : OfAddress;
  return (
    <PartPage
      show={resourceView(resource, 'show', (View, config) => (
        <Of>{(single) => <View config={config} part={part} {...(single && { single })} />}</Of>
      ))}
      edit={resourceView(resource, 'edit', (View, config) => (
        <Of>
          {(single) => (
            <PartEdit>
              {(back) => <View config={config} part={part} onSaved={back} {...(single && { single })} />}
            </PartEdit>
          )}
        </Of>
      ))}
    />
  );
};

interface OfProps {
  /** Takes the record where the address does not name it. */
  readonly children: (iri?: string) => ReactElement;
}

const OfAddress = ({ children }: OfProps) => children();

const OfClub = ({ children }: { readonly children: (iri: string) => ReactElement }) =>
  children(useClub()['@id']);
