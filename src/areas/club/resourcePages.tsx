import type { ReactElement, ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router';
import type { RegisteredResource } from '../../resources/index.ts';
import type { ResourceConfig } from '../../views/ResourceConfig.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { ListBehind } from '../../views/dialogs/ListBehind.tsx';
import { ViewDialog } from '../../views/dialogs/ViewDialog.tsx';
import { Loading } from '../../views/Loading.tsx';
import { PartFailure } from '../../views/PartFailure.tsx';
import { NotFoundRedirect } from './NotFoundRedirect.tsx';
import { RequireRight } from './RequireRight.tsx';
import { useClub } from './useClub.ts';

interface Pages {
  readonly list: ReactElement;
  readonly create?: ReactElement;
  readonly edit?: ReactElement;
  readonly hasCreate?: boolean;
  readonly hasEdit?: boolean;
  readonly show: ReactElement;
}

/** The generated pages of every resource; its config and its view are loaded when one is opened. */
export const resourcePages = (resources: readonly RegisteredResource[]): readonly ReactElement[] =>
  resources.map((resource) => <Resource key={resource.name} name={resource.name} {...pagesOf(resource)} />);

const pagesOf = ({
  name,
  load,
  sheet,
  parts = [],
  single = false,
  overList = false,
}: RegisteredResource): Pages => {
  const view = <View,>(
    importView: () => Promise<View>,
    render: (view: View, config: ResourceConfig) => ReactNode,
  ) => {
    const View = lazyPart(
      async () => {
        const [config, loaded] = await Promise.all([load(), importView()]);
        return () => render(loaded, config);
      },
      { Loader: Loading, Failure: PartFailure },
    );
    return (
      <RequireRight resource={name}>
        <View />
      </RequireRight>
    );
  };
  const list = single
    ? view(importShow, ({ SchemaShow }, config) => <ClubRecord SchemaShow={SchemaShow} config={config} />)
    : view(importList, ({ SchemaList }, config) => <SchemaList config={config} />);
  const create = view(importCreate, ({ SchemaCreate }, config) => <SchemaCreate config={config} />);
  const show = view(importShow, ({ SchemaShow }, config) => (
    <SchemaShow config={config} notFound={<NotFoundRedirect />} />
  ));
  const edit = view(importEdit, ({ SchemaEdit }, config) => (
    <SchemaEdit config={config} notFound={<NotFoundRedirect />} />
  ));
  if (overList) {
    const listAndDialogs = <ListWithDialogs list={list} create={create} edit={edit} />;
    return { list: listAndDialogs, hasCreate: true, hasEdit: true, show };
  }
  const partPages = parts.map((part) => ({
    path: part,
    page: view(importShow, ({ SchemaShow }, config) => (
      <SchemaShow config={config} part={part} notFound={<NotFoundRedirect />} />
    )),
  }));
  const edits = <RecordRoutes sheet={sheet ?? null} page={edit} parts={partPages} />;
  return single ? { list, show, edit: edits } : { list, create, show, edit: edits };
};

// Each view comes when it is first opened: a list brings no form, a form no list.
const importList = () => import('../../views/SchemaList.tsx');
const importCreate = () => import('../../views/SchemaCreate.tsx');
const importShow = () => import('../../views/SchemaShow.tsx');
const importEdit = () => import('../../views/SchemaEdit.tsx');
/** The one record of a resource that has no list. */
const ClubRecord = ({ SchemaShow, config }: ClubRecordProps) => (
  <SchemaShow config={config} single={useClub()['@id']} />
);

interface ClubRecordProps {
  readonly SchemaShow: Awaited<ReturnType<typeof importShow>>['SchemaShow'];
  readonly config: ResourceConfig;
}

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
      <Route path="create" element={<ViewDialog>{create}</ViewDialog>} />
      <Route path=":id" element={<ViewDialog>{edit}</ViewDialog>} />
      <Route path="*" element={<NotFoundRedirect />} />
    </Routes>
  </ListBehind>
);

interface RecordRoutesProps {
  readonly sheet: string | null;
  readonly page: ReactNode;
  readonly parts: readonly { readonly path: string; readonly page: ReactNode }[];
}

/** A record opens at its own address, or at the sub-address that its resource names; anything behind is unknown. */
const RecordRoutes = ({ sheet, page, parts }: RecordRoutesProps) => (
  <Routes>
    <Route index element={sheet === null ? page : <Navigate to={sheet} replace />} />
    {sheet !== null && <Route path={sheet} element={page} />}
    {parts.map(({ path, page: element }) => (
      <Route key={path} path={path} element={element} />
    ))}
    <Route path="*" element={<NotFoundRedirect />} />
  </Routes>
);
