import { lazy, type ReactElement, type ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router';
import type { RegisteredResource } from '../../resources/index.ts';
import type { ResourceConfig } from '../../views/ResourceConfig.ts';
import { SchemaCreate } from '../../views/SchemaCreate.tsx';
import { SchemaEdit } from '../../views/SchemaEdit.tsx';
import { SchemaList } from '../../views/SchemaList.tsx';
import { SchemaShow } from '../../views/SchemaShow.tsx';
import { ListBehind } from '../../views/dialogs/ListBehind.tsx';
import { ViewDialog } from '../../views/dialogs/ViewDialog.tsx';
import { NotFoundRedirect } from './NotFoundRedirect.tsx';

interface Pages {
  readonly list: ReactElement;
  readonly create?: ReactElement;
  readonly edit?: ReactElement;
  readonly hasCreate?: boolean;
  readonly hasEdit?: boolean;
  readonly show: ReactElement;
}

/** The generated pages of every resource; its config is loaded with the first of them. */
export const resourcePages = (resources: readonly RegisteredResource[]): readonly ReactElement[] =>
  resources.map((resource) => <Resource key={resource.name} name={resource.name} {...pagesOf(resource)} />);

const pagesOf = ({ load, sheet, overList = false }: RegisteredResource): Pages => {
  const view = (render: (config: ResourceConfig) => ReactNode): ReactElement => {
    const View = lazy(async () => {
      const config = await load();
      return { default: () => render(config) };
    });
    return <View />;
  };
  const list = view((config) => <SchemaList config={config} />);
  const create = view((config) => <SchemaCreate config={config} />);
  const show = view((config) => <SchemaShow config={config} notFound={<NotFoundRedirect />} />);
  const edit = view((config) => <SchemaEdit config={config} notFound={<NotFoundRedirect />} />);
  if (overList) {
    const listAndDialogs = <ListWithDialogs list={list} create={create} edit={edit} />;
    return { list: listAndDialogs, hasCreate: true, hasEdit: true, show };
  }
  return { list, create, show, edit: <RecordRoutes sheet={sheet ?? null} page={edit} /> };
};

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

/** A record opens at its own address, or at the sub-address that its resource names; anything behind is unknown. */
const RecordRoutes = ({ sheet, page }: { readonly sheet: string | null; readonly page: ReactNode }) => (
  <Routes>
    <Route index element={sheet === null ? page : <Navigate to={sheet} replace />} />
    {sheet !== null && <Route path={sheet} element={page} />}
    <Route path="*" element={<NotFoundRedirect />} />
  </Routes>
);
