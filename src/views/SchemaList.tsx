import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import {
  ListBase,
  Pagination,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { FieldHintsContext } from '../fields/FieldHints.tsx';
import { useDescription } from './useDescription.ts';
import { Failure } from './Failure.tsx';
import { DescriptionFailure } from './DescriptionFailure.tsx';
import { ListActions } from './lists/ListActions.tsx';
import { useAnsweredPage } from './lists/useAnsweredPage.ts';
import { ListStatus } from './ListStatus.tsx';
import { Loading } from './Loading.tsx';
import type { ResourceConfig } from './ResourceConfig.ts';
import { SchemaFilters } from './SchemaFilters.tsx';
import { SchemaTable } from './SchemaTable.tsx';
import { toFilter, useScope } from './ScopeContext.tsx';
import { useDefaultSort } from './useDefaultSort.ts';
import { CreateButton } from './CreateButton.tsx';
import { ViewHeader } from './ViewHeader.tsx';
import type { Description } from '../schema/description.ts';

const PAGE_SIZES = [25, 50, 75, 100];

interface SchemaListProps {
  readonly config?: ResourceConfig;
}

/** A list generated from the description of its resource: columns, filters, pages, states. */
export const SchemaList = ({ config = {} }: SchemaListProps) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const translate = useTranslate();
  const description = useDescription(resource, 'list');
  if (description.status === 'ready') {
    return <DescribedList config={config} description={description.description} />;
  }
  return (
    <>
      <ViewHeader title={label(resource, 2)} parents={[]} />
      {description.status === 'loading' ? (
        <Loading />
      ) : (
        <DescriptionFailure state={description} refused={<Failure message={translate('list.denied')} />} />
      )}
    </>
  );
};

const DescribedList = ({ config, description }: Required<SchemaListProps> & { description: Description }) => {
  const scope = useScope(config.list?.scope);
  const preset = useScope(config.list?.preset);
  const sort = useDefaultSort();
  return (
    <FieldHintsContext value={config.fields ?? {}}>
      <ListBase
        sort={sort}
        perPage={25}
        filter={toFilter(scope)}
        filterDefaultValues={toFilter(preset)}
        exporter={false}
        queryOptions={{ onError: stayInPlace }}
      >
        <ListLayout config={config} description={description} />
      </ListBase>
    </FieldHintsContext>
  );
};

/** The list says in place what went wrong; react-admin's own notification would say it twice. */
const stayInPlace = (): void => undefined;

const ListLayout = ({ config, description }: Required<SchemaListProps> & { description: Description }) => {
  const label = useGetResourceLabel();
  const { resource, data, error } = useListContext();
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
            <CreateButton description={description} />
          </>
        }
      />
      <Card component="section" sx={{ p: { xs: 1, sm: 2 } }}>
        <Stack sx={{ gap: 1 }}>
          <SchemaFilters config={config} description={description} />
          <ListStatus />
          {!error && data && data.length > 0 && <SchemaTable config={config} description={description} />}
          {!error && <Pagination rowsPerPageOptions={PAGE_SIZES} />}
        </Stack>
      </Card>
    </>
  );
};
