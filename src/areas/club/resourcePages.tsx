import { lazy, type ReactElement, type ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router';
import type { RegisteredResource } from '../../resources/index.ts';
import type { ResourceConfig } from '../../views/ResourceConfig.ts';
import { SchemaCreate } from '../../views/SchemaCreate.tsx';
import { SchemaEdit } from '../../views/SchemaEdit.tsx';
import { SchemaList } from '../../views/SchemaList.tsx';
import { SchemaShow } from '../../views/SchemaShow.tsx';
import { NotFoundRedirect } from './NotFoundRedirect.tsx';

interface Pages {
  readonly list: ReactElement;
  readonly create: ReactElement;
  readonly edit: ReactElement;
  readonly show: ReactElement;
}

/** The generated pages of every resource; its config is loaded with the first of them. */
export const resourcePages = (resources: readonly RegisteredResource[]): readonly ReactElement[] =>
  resources.map((resource) => <Resource key={resource.name} name={resource.name} {...pagesOf(resource)} />);

const pagesOf = ({ load, sheet }: RegisteredResource): Pages => {
  const view = (render: (config: ResourceConfig) => ReactNode): ReactElement => {
    const View = lazy(async () => {
      const config = await load();
      return { default: () => render(config) };
    });
    return <View />;
  };
  return {
    list: view((config) => <SchemaList config={config} />),
    create: view((config) => <SchemaCreate config={config} />),
    show: view((config) => <SchemaShow config={config} notFound={<NotFoundRedirect />} />),
    edit: (
      <RecordRoutes
        sheet={sheet ?? null}
        page={view((config) => (
          <SchemaEdit config={config} notFound={<NotFoundRedirect />} />
        ))}
      />
    ),
  };
};

/** A record opens at its own address, or at the sub-address that its resource names; anything behind is unknown. */
const RecordRoutes = ({ sheet, page }: { readonly sheet: string | null; readonly page: ReactNode }) => (
  <Routes>
    <Route index element={sheet === null ? page : <Navigate to={sheet} replace />} />
    {sheet !== null && <Route path={sheet} element={page} />}
    <Route path="*" element={<NotFoundRedirect />} />
  </Routes>
);
