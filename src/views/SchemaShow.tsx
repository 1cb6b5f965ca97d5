import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  LinkBase,
  ShowBase,
  useCreatePath,
  useGetResourceLabel,
  useParams,
  useRecordContext,
  useResourceContext,
  useShowContext,
  useTranslate,
} from 'react-admin';
import { useDirectory } from '../fields/DirectoryContext.tsx';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import { FieldHintsContext } from '../fields/FieldHints.tsx';
import { labelOf } from '../fields/labelOf.ts';
import { useFieldLabel } from '../fields/useFieldLabel.ts';
import type { Description } from '../schema/description.ts';
import { arrange } from './arrange.ts';
import { AuditFooter } from './AuditFooter.tsx';
import { DescriptionFailure } from './DescriptionFailure.tsx';
import { Loading } from './Loading.tsx';
import { permissionsOf } from './permissionsOf.ts';
import { RecordFailure } from './RecordFailure.tsx';
import type { ResourceConfig } from './ResourceConfig.ts';
import { useDescription } from './useDescription.ts';
import { ViewHeader } from './ViewHeader.tsx';

interface SchemaShowProps {
  readonly config?: ResourceConfig;
  readonly notFound?: ReactNode;
}

/** A record to read: every described field with its value, in the sections of the form. */
export const SchemaShow = ({ config = {}, notFound = null }: SchemaShowProps) => {
  const { id } = useParams<{ id: string }>();
  if (!id?.startsWith('/')) return notFound;
  return (
    <FieldHintsContext value={config.fields ?? {}}>
      <ShowBase key={id} queryOptions={{ onError: () => undefined }}>
        <ShowLayout config={config} />
      </ShowBase>
    </FieldHintsContext>
  );
};

const ShowLayout = ({ config }: { readonly config: ResourceConfig }) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const definition = useDirectory().byName(resource);
  const state = useDescription(resource, 'show');
  const { record, error, refetch } = useShowContext();
  const parents = [{ label: label(resource, 2), to: createPath({ resource, type: 'list' }) }];
  if (error) return <RecordFailure error={error} parents={parents} onRetry={() => void refetch()} />;
  return (
    <>
      <ViewHeader
        title={record ? labelOf(record, definition) : label(resource, 1)}
        parents={parents}
        actions={record && permissionsOf(record).canUpdate && <EditLink />}
      />
      {state.status === 'failed' && <DescriptionFailure state={state} />}
      {(state.status === 'loading' || !record) && state.status !== 'failed' && <Loading />}
      {state.status === 'ready' && record && (
        <>
          <ShowSections config={config} description={state.description} />
          <AuditFooter />
        </>
      )}
    </>
  );
};

const EditLink = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  return (
    <Button
      variant="contained"
      component={LinkBase}
      to={createPath({ resource, type: 'edit', id: record?.id ?? '' })}
    >
      {translate('form.edit')}
    </Button>
  );
};

const ShowSections = ({ config, description }: { config: ResourceConfig; description: Description }) => {
  const translate = useTranslate();
  const labelOfField = useFieldLabel();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  return arrange(description.fields, config.form?.sections).map(({ key, fields }) => (
    <Card key={key ?? ''} component="section" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {key === null
          ? translate('form.other')
          : translate(`resources.${resource}.sections.${key}`, { _: key })}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(10rem, 1fr) 3fr' },
          columnGap: 3,
          rowGap: { xs: 0.5, sm: 1 },
          m: 0,
        }}
      >
        {fields.map((field) => (
          <Box key={field.name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {labelOfField(field)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <FieldDisplay field={field} value={record?.[field.name]} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  ));
};
