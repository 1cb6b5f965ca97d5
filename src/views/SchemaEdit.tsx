import {
  EditBase,
  useCreatePath,
  useEditContext,
  useGetResourceLabel,
  useParams,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { ReactNode } from 'react';
import { useDirectory } from '../fields/DirectoryContext.tsx';
import { labelOf } from '../fields/labelOf.ts';
import { allows, type Description } from '../schema/description.ts';
import { AuditFooter } from './AuditFooter.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { DescriptionFailure } from './DescriptionFailure.tsx';
import { Loading } from './Loading.tsx';
import { permissionsOf } from './permissionsOf.ts';
import { RecordFailure } from './RecordFailure.tsx';
import type { ResourceConfig } from './ResourceConfig.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { useDescription } from './useDescription.ts';
import { ViewHeader } from './ViewHeader.tsx';

interface SchemaEditProps {
  readonly config?: ResourceConfig;
  /** What to show when the address carries no record id. */
  readonly notFound?: ReactNode;
}

/** A record in its form. Without the right to change it the same form shows it, greyed, and says why. */
export const SchemaEdit = ({ config = {}, notFound = null }: SchemaEditProps) => {
  const { id } = useParams<{ id: string }>();
  if (!id?.startsWith('/')) return notFound;
  return (
    <EditBase
      key={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ onError: toldInPlace }}
      mutationOptions={{ onError: toldInPlace, onSuccess: toldInPlace }}
    >
      <EditLayout config={config} />
    </EditBase>
  );
};

/** The form and the page say what failed or succeeded, not react-admin's own notification. */
const toldInPlace = (): void => undefined;

const EditLayout = ({ config }: { readonly config: ResourceConfig }) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const definition = useDirectory().byName(resource);
  const { record, error, refetch } = useEditContext();
  // The server describes an update only to those who may make one; the others read the record in the same form.
  const operation = permissionsOf(record).canUpdate ? 'update' : 'show';
  const state = useDescription(resource, record ? operation : null);
  const parents = [{ label: label(resource, 2), to: createPath({ resource, type: 'list' }) }];
  if (error) return <RecordFailure error={error} parents={parents} onRetry={() => void refetch()} />;
  return (
    <>
      <ViewHeader
        title={record ? labelOf(record, definition) : label(resource, 1)}
        parents={parents}
        actions={record && <ShowLink />}
      />
      {state.status === 'failed' && <DescriptionFailure state={state} />}
      {(state.status === 'loading' || !record) && state.status !== 'failed' && <Loading />}
      {state.status === 'ready' && record && <EditForm config={config} description={state.description} />}
    </>
  );
};

const ShowLink = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  return (
    <Button component={LinkBase} to={createPath({ resource, type: 'show', id: record?.id ?? '' })}>
      {translate('form.show')}
    </Button>
  );
};

const EditForm = ({ config, description }: { config: ResourceConfig; description: Description }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const allowed = allows(description, 'PUT') && permissionsOf(record).canUpdate;
  return (
    <>
      <SchemaForm
        config={config}
        description={description}
        locked={allowed ? null : translate('form.noUpdate')}
        onSaved={toldInPlace}
        actions={<DeleteButton description={description} />}
      />
      <AuditFooter />
    </>
  );
};
