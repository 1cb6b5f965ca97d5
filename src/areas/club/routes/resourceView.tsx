import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { PartFailure } from '../../../views/page/PartFailure.tsx';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import type { RegisteredResource } from '../../../resources/index.ts';
import { useConfigHere } from './useConfigHere.ts';

// Each view comes when it is first opened: a list brings no form, a form no list.
const imports = {
  list: async () => (await import('../../../views/SchemaList.tsx')).SchemaList,
  create: async () => (await import('../../../views/SchemaCreate.tsx')).SchemaCreate,
  show: async () => (await import('../../../views/SchemaShow.tsx')).SchemaShow,
  edit: async () => (await import('../../../views/SchemaEdit.tsx')).SchemaEdit,
};

type Views = { readonly [Name in keyof typeof imports]: Awaited<ReturnType<(typeof imports)[Name]>> };

/** A generated view of a resource; its code and its config are loaded when it is first shown. */
export const resourceView = <Name extends keyof Views>(
  { load, views }: RegisteredResource,
  name: Name,
  render: (View: Views[Name], config: ResourceConfig) => ReactNode,
): ReactElement => {
  const View = lazyPart(
    async () => {
      const config: ResourceConfig = (await load?.()) ?? {};
      // What no form changes opens to be read.
      const generated = name === 'edit' && config.formless ? imports.show : imports[name];
      const loaded = await (views?.[name] ?? generated)();
      return () => render(loaded as Views[Name], useConfigHere(config));
    },
    { Loader: Loading, Failure: PartFailure },
  );
  return <View />;
};
