import { useEffect, useState, type ReactNode } from 'react';
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
import { isForbidden } from '../data/isForbidden.ts';
import { allows, type Description } from '../schema/description.ts';
import { useToasts } from '../ui/toasts/ToastsContext.tsx';
import { AuditFooter } from './AuditFooter.tsx';
import type { RecordVersions } from './conflicts/ConflictGuard.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { PartLinks } from './PartLinks.tsx';
import { permissionsOf } from '../schema/permissionsOf.ts';
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
  const toasts = useToasts();
  const { record, error, refetch, isFetching } = useEditContext();
  const versions = useVersions(record?.id ?? '', () => void refetch());
  const { canUpdate } = permissionsOf(record);
  // Once read afresh a record stays as it was opened: its form may hold what is typed, and a later reading (the
  // network is back, somebody took the right away) must not take its place.
  const [opened, setOpened] = useState<boolean | null>(null);
  if (opened === null && record && !isFetching && !error) setOpened(canUpdate);
  const isEditable = opened ?? canUpdate;
  const isRevoked = opened === true && (!canUpdate || isForbidden(error));
  useEffect(() => {
    if (isRevoked) toasts.show({ text: translate('access.denied'), kind: 'error', key: 'access' });
  }, [isRevoked, toasts, translate]);
  const lock = (description: Description): string | null => {
    if (isRevoked) return translate('form.revoked');
    return isEditable && allows(description, 'PUT') ? null : translate('form.noUpdate');
  };
  return (
    <RecordPage
      record={record}
      error={opened === null ? error : null}
      onRetry={() => void refetch()}
      // The server describes an update only to those who may make one; the others read the record here.
      operation={isEditable ? 'update' : 'show'}
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
            locked={lock(description)}
            // A saved record may have become one that nobody changes any more.
            onSaved={(saved) => setOpened(permissionsOf(saved).canUpdate)}
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
