import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, type ReactElement, type ReactNode } from 'react';
import { useCreatePath, useGetResourceLabel, useResourceContext } from 'react-admin';
import { useConfigHere } from '../../../features/configIn.ts';
import type { Feature, Views } from '../../../features/defineFeature.ts';
import type { RegisteredResource, ResourceName } from '../../../resources/index.ts';
import { loadPageTexts } from '../../../i18n/withPageTexts.ts';
import { lazyView } from '../../../views/page/lazyPage.tsx';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import { SchemaList } from '../../../views/SchemaList.tsx';
import { Breadcrumb } from '../../../views/page/Breadcrumb.tsx';
import { DialogContext } from '../../../views/page/DialogContext.ts';
import { Loading } from '../../../views/page/Loading.tsx';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from '../../../views/page/Skeletons.tsx';
import { StepTitle } from '../../../views/page/ViewHeader.tsx';

// Lists are opened first and most; each other view comes when it is first opened.
const imports = {
  list: () => Promise.resolve(SchemaList),
  create: async () => (await import('../../../views/SchemaCreate.tsx')).SchemaCreate,
  show: async () => (await import('../../../views/SchemaShow.tsx')).SchemaShow,
  edit: async () => (await import('../../../views/SchemaEdit.tsx')).SchemaEdit,
  head: async () => (await import('../../../views/SchemaHead.tsx')).SchemaHead,
} satisfies Required<Views>;

type Loaded = { readonly [Name in keyof typeof imports]: Awaited<ReturnType<(typeof imports)[Name]>> };

interface ResourceViewProps<Name extends keyof Loaded> {
  readonly resource: RegisteredResource;
  readonly view: Name;
  readonly features: readonly Feature[];
  /** Path of the view's page; the name of the resource by default. */
  readonly path?: string;
  readonly children: (View: Loaded[Name], config: ResourceConfig) => ReactNode;
}

/** A view of a resource, generated or brought by a feature; its code and its config are loaded when it is first shown. */
export const resourceView = <Name extends keyof Loaded>({
  resource: { name, load },
  view,
  features,
  path = name,
  children,
}: ResourceViewProps<Name>): ReactElement => {
  const Meanwhile = () => <PageSkeleton view={view} />;
  const View = lazyView(async () => {
    const loading = load();
    // A record that no form changes opens to be read.
    const generated = async () =>
      await (view === 'edit' && (await loading).readOnly ? imports.show : imports[view])();
    const own = features.map(({ views }) => views?.[name as ResourceName]?.[view]).find(Boolean);
    const isList = view === 'list' && !own;
    const [file, loaded] = await Promise.all([loading, (own ?? generated)(), isList || loadPageTexts()]);
    const config = withFeatures(file, { name, path, features });
    return () => children(loaded as Loaded[Name], useConfigHere(config));
  }, Meanwhile);
  return <View />;
};

/** The head of the records of a resource: the same above all of their pages. */
export const headOf = (resource: RegisteredResource, features: readonly Feature[]): ReactElement => {
  const made = heads.get(features) ?? new Map<string, ReactElement>();
  const head =
    made.get(resource.name) ??
    resourceView({ resource, features, view: 'head', children: (View, config) => <View config={config} /> });
  heads.set(features, made.set(resource.name, head));
  return head;
};

const heads = new WeakMap<readonly Feature[], Map<string, ReactElement>>();

interface At {
  readonly name: string;
  readonly path: string;
  readonly features: readonly Feature[];
}

/** A config with what the features add to the views of the resource. */
const withFeatures = (config: ResourceConfig, { name, path, features }: At): ResourceConfig => {
  const key = name as ResourceName;
  const actions = features.map(({ relatedActions }) => relatedActions?.[key]);
  const first = <const Option extends string, Part>(
    option: Option,
    partOf: (feature: Feature) => Part | undefined,
  ): { readonly [Name in Option]?: Part } => {
    const part = features.map(partOf).find(Boolean);
    return part ? ({ [option]: part } as { readonly [Name in Option]: Part }) : {};
  };
  return {
    ...config,
    list: {
      ...config.list,
      relatedActions: actions.flatMap((its) => its?.list ?? []),
      ...first('above', ({ aboveLists }) => aboveLists?.[path]),
      ...first('rowActions', ({ rowActions }) => rowActions?.[key]),
      ...first('actions', ({ listActions }) => listActions?.[path]),
      tools: features.flatMap(({ listTools }) => listTools?.[path] ?? []),
      ...first('bulkActions', ({ bulkActions }) => bulkActions?.[key]),
    },
    show: { ...config.show, ...first('above', ({ aboveRecords }) => aboveRecords?.[key]) },
    relatedActions: actions.flatMap((its) => its?.record ?? []),
  };
};

const BODIES = {
  list: ListSkeleton,
  show: RecordSkeleton,
  create: FormSkeleton,
  edit: FormSkeleton,
  head: () => <div data-reading />,
};

interface PageSkeletonProps {
  readonly view: keyof typeof BODIES;
}

/** A view of a resource while its code is on its way: the way to it and its name stay, its rows or fields keep their room. */
const PageSkeleton = ({ view }: PageSkeletonProps) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const place = use(PlaceContext);
  const isDialog = use(DialogContext)?.titleId !== undefined;
  const Body = BODIES[view];
  // The head above the tabs bears the name of the record.
  if (view === 'head' || (view === 'show' && place.parents === null)) return <Body />;
  if (isDialog || resource === '') return <Loading />;
  const isList = view === 'list';
  const list = { label: label(resource, 2), to: createPath({ resource, type: 'list' }) };
  const parents = place.parents === undefined ? (isList ? [] : [list]) : place.parents;
  const title = place.title ?? label(resource, isList ? 2 : 1);
  return (
    <>
      {/* The heading that takes the focus and is read comes with the page. */}
      <Box aria-hidden="true" inert sx={{ mb: 2 }}>
        {parents && <Breadcrumb parents={parents} title={title} />}
        <Typography component="div" variant="h5" sx={view === 'show' ? HEAD : { lineHeight: '36px' }}>
          {isList ? title : <StepTitle step={title} />}
        </Typography>
      </Box>
      <Body />
    </>
  );
};

/** Of a record, which has facts and actions besides: as far as it is there before these. */
const HEAD = { mt: 1 } as const;
