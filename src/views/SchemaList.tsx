import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ListBase, useGetResourceLabel, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { FieldHintsContext } from '../fields/FieldHints.tsx';
import { useDescription } from './page/useDescription.ts';
import { Failure } from './page/Failure.tsx';
import { DescriptionFailure } from './page/DescriptionFailure.tsx';
import { CleanAddress } from './list/CleanAddress.tsx';
import { ListActions } from './list/ListActions.tsx';
import { useAnsweredPage } from './list/useAnsweredPage.ts';
import { useOwnRows } from './list/useOwnRows.ts';
import { ListParts } from './list/ListParts.tsx';
import { PAGE_SIZES } from './list/ListRows.tsx';
import { Loading } from './page/Loading.tsx';
import type { ResourceConfig } from './page/ResourceConfig.ts';
import { useListKey } from './page/PlaceContext.ts';
import { toFilter, useScope, type Scope } from './page/ScopeContext.tsx';
import { useDefaultSort } from './list/useDefaultSort.ts';
import { CreateButton } from './list/CreateButton.tsx';
import { ViewHeader } from './page/ViewHeader.tsx';
import { idOf } from '../lib/iri.ts';
import type { Description } from '../schema/description.ts';

/** What the parts of a list are made from. */
interface ListView {
  readonly config: ResourceConfig;
  readonly description: Description;
}

export interface SchemaListProps {
  readonly config?: ResourceConfig;
  /** What stands on the card of the list instead of its filters, its state and its rows. */
  readonly children?: (view: ListView) => ReactNode;
}

/** A list generated from the description of its resource: columns, filters, pages, states. */
export const SchemaList = ({ config = {}, children = generated }: SchemaListProps) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const translate = useTranslate();
  const description = useDescription(resource, 'list');
  if (description.status === 'ready') {
    return (
      <CleanAddress description={description.description} sizes={PAGE_SIZES}>
        <DescribedList config={config} description={description.description}>
          {children}
        </DescribedList>
      </CleanAddress>
    );
  }
  return (
    <>
      <ViewHeader title={label(resource, 2)} parents={[]} />
      {description.status === 'loading' ? (
        <Loading />
      ) : (
        <>
          <AboveRows config={config} />
          <DescriptionFailure state={description} refused={<Failure message={translate('list.denied')} />} />
        </>
      )}
    </>
  );
};

const generated = (view: ListView): ReactNode => <ListParts {...view} />;

type LayoutProps = ListView & Pick<Required<SchemaListProps>, 'children'>;

const DescribedList = ({ config, description, children }: LayoutProps) => {
  const scope = useScope(config.list?.scope);
  const either = useScope(config.list?.either);
  const own = useOwnRows(config);
  const preset = useScope(config.list?.preset);
  const sort = useDefaultSort();
  const key = useListKey();
  return (
    <FieldHintsContext value={config.fields ?? {}}>
      <ListBase
        sort={sort}
        perPage={25}
        storeKey={[key, ...seasonOf(preset), 'listParams'].join('.')}
        filter={{ ...toFilter(scope, { ...either, ...own.either }), ...config.list?.filter }}
        filterDefaultValues={toFilter(preset)}
        exporter={false}
        queryOptions={{ onError: stayInPlace }}
      >
        <ListLayout config={config} description={description}>
          {children}
        </ListLayout>
      </ListBase>
    </FieldHintsContext>
  );
};

/** Each season has filters and pages of its own. */
const seasonOf = (preset: Scope): readonly string[] =>
  Object.values(preset).map((value) => String(idOf(value['@id'])));

/** The list says in place what went wrong; react-admin's own notification would say it twice. */
const stayInPlace = (): void => undefined;

const ListLayout = ({ config, description, children }: LayoutProps) => {
  const label = useGetResourceLabel();
  const { resource } = useListContext();
  useAnsweredPage();
  const preset = toFilter(useScope(config.list?.preset));
  return (
    <>
      <ViewHeader
        title={label(resource, 2)}
        parents={[]}
        actions={
          <>
            <ListActions config={config} description={description} defaults={preset} />
            <CreateButton config={config} description={description} />
          </>
        }
      />
      <AboveRows config={config} />
      <Card component="section" sx={{ p: { xs: 1, sm: 2 } }}>
        <Stack sx={{ gap: 1 }}>{children({ config, description })}</Stack>
      </Card>
    </>
  );
};

/** It asks the server by itself, and stands whether or not there are rows to show. */
const AboveRows = ({ config }: { readonly config: ResourceConfig }) => {
  const Above = config.list?.above;
  return (
    Above && (
      <Box sx={ABOVE}>
        <Above />
      </Box>
    )
  );
};

/** Nothing there takes no room. */
const ABOVE = { mb: 2, '&:empty': { display: 'none' } } as const;
