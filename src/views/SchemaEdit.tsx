import type { ReactNode } from 'react';
import {
  EditBase,
  useDataProvider,
  useEditContext,
  useParams,
  useResourceContext,
  useTranslate,
  type Identifier,
} from 'react-admin';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import { allows } from '../schema/description.ts';
import { AuditFooter } from './AuditFooter.tsx';
import type { RecordVersions } from './conflicts/ConflictGuard.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { PartLinks } from './PartLinks.tsx';
import { permissionsOf } from './permissionsOf.ts';
import { RecordLink } from './RecordLink.tsx';
import { RecordPage } from './RecordPage.tsx';
import type { ResourceConfig } from './ResourceConfig.ts';
import { SchemaForm } from './SchemaForm.tsx';

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
      <EditPage config={config} />
    </EditBase>
  );
};

/** The form and the page say what failed or succeeded, not react-admin's own notification. */
const toldInPlace = (): void => undefined;

const EditPage = ({ config }: { readonly config: ResourceConfig }) => {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext();
  const versions = useVersions(record?.id ?? '', () => void refetch());
  const { canUpdate } = permissionsOf(record);
  return (
    <RecordPage
      record={record}
      error={error}
      onRetry={() => void refetch()}
      // The server describes an update only to those who may make one; the others read the record here.
      operation={canUpdate ? 'update' : 'show'}
      actions={
        <>
          <PartLinks config={config} />
          <RecordLink to="show" label={translate('form.show')} />
        </>
      }
    >
      {(description) => (
        <>
          <SchemaForm
            config={config}
            description={description}
            locked={canUpdate && allows(description, 'PUT') ? null : translate('form.noUpdate')}
            onSaved={toldInPlace}
            versions={versions}
            actions={<DeleteButton description={description} />}
          />
          <AuditFooter />
        </>
      )}
    </RecordPage>
  );
};

const useVersions = (id: Identifier, refresh: () => void): RecordVersions => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<AppDataProvider>();
  return { read: () => dataProvider.getVersion(resource, id), refresh };
};
