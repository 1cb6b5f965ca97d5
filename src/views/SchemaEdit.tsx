import { useEffect, useState, type ReactNode } from 'react';
import {
  EditBase,
  useDataProvider,
  useEditContext,
  useParams,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import { isForbidden } from '../data/isForbidden.ts';
import { allowsUpdate, type Description } from '../schema/description.ts';
import { useToasts } from '../ui/toasts/ToastsContext.tsx';
import { AuditFooter } from './page/AuditFooter.tsx';
import type { RecordVersions } from './conflicts/ConflictGuard.tsx';
import { DeleteButton } from './form/DeleteButton.tsx';
import { opensWithin, refusalOf } from '../schema/permissionsOf.ts';
import { usePermissionsOf } from './page/InheritedPermissions.ts';
import { MaskedGate } from './masked/MaskedGate.tsx';
import { ProcessBar } from './process/ProcessBar.tsx';
import { RecordLink } from './page/RecordLink.tsx';
import { RecordPage } from './page/RecordPage.tsx';
import type { ResourceConfig } from './page/ResourceConfig.ts';
import type { FormContent } from './form/FormBody.tsx';
import { SchemaForm } from './form/SchemaForm.tsx';

export interface SchemaEditProps {
  readonly config?: ResourceConfig;
  /** Name of the only part of the record to change (`parts` of the config). */
  readonly part?: string;
  /** Id of the record; that of the address when absent. */
  readonly single?: string;
  /** What comes after a save; the form stays open when absent. */
  readonly onSaved?: () => void;
  /** What to show when the address carries no record id. */
  readonly notFound?: ReactNode;
  /** What holds the inputs instead of the sections of the config. */
  readonly children?: FormContent;
}

/** A record in its form. Without the right to change it the same form shows it, greyed, and says why. */
export const SchemaEdit = ({ single, notFound = null, ...page }: SchemaEditProps) => {
  const { id: addressed } = useParams<{ id: string }>();
  const id = single ?? addressed;
  if (!id?.startsWith('/')) return notFound;
  return (
    <EditBase
      key={id}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ onError: toldInPlace }}
      mutationOptions={{ onError: toldInPlace, onSuccess: toldInPlace }}
    >
      <EditPage {...page} isSingle={single !== undefined} />
    </EditBase>
  );
};

/** The form and the page say what failed or succeeded, not react-admin's own notification. */
const toldInPlace = (): void => undefined;

type EditPageProps = Omit<SchemaEditProps, 'single' | 'notFound'> & { readonly isSingle: boolean };

const EditPage = ({ config = {}, part, isSingle, onSaved, children }: EditPageProps) => {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext();
  const right = useUpdateRight();
  const versions = useVersions();
  const [isUnsaved, setUnsaved] = useState(false);
  const sections = part === undefined ? undefined : config.parts?.[part];
  const isWhole = part === undefined;
  return (
    <RecordPage
      config={config}
      record={record}
      error={right.isOpened ? null : error}
      onRetry={() => void refetch()}
      // The server describes an update only to those who may make one; the others read the record here.
      operation={right.isEditable ? 'update' : 'show'}
      isSingle={isSingle && !isWhole}
      // In a dialog, or a part alone: what stands behind shows the rest.
      actions={isWhole && !isSingle && <RecordLink to="show" label={translate('form.show')} />}
    >
      {(description) => (
        <>
          {isWhole && (
            <ProcessBar
              fields={description.fields}
              hasWorkflow={config.show?.workflow}
              history={config.show?.history}
              isUnsaved={isUnsaved}
            />
          )}
          <MaskedGate fields={description.fields} part={sections}>
            {(gate) => (
              <SchemaForm
                // What was revealed is masked again once it is saved.
                key={gate.round}
                config={config}
                description={description}
                part={sections}
                locked={right.lock(description)}
                // An embedded record may be open in a closed one.
                isOpenWithin={allowsUpdate(description) && opensWithin(description.fields, record)}
                onSaved={(saved) => {
                  right.reopen(saved);
                  gate.close();
                  onSaved?.();
                }}
                versions={{ ...versions, read: async () => gate.complete(await versions.read()) }}
                onUnsaved={setUnsaved}
                actions={isWhole && <DeleteButton description={description} />}
              >
                {children}
              </SchemaForm>
            )}
          </MaskedGate>
          <AuditFooter />
        </>
      )}
    </RecordPage>
  );
};

/**
 * Whether the record may be changed here. Once read afresh it stays as it was opened: its form may hold what is typed,
 * and a later reading (the network is back, somebody took the right away) must not take its place.
 */
const useUpdateRight = () => {
  const translate = useTranslate();
  const toasts = useToasts();
  const { record, error, isFetching } = useEditContext();
  const permissionsOf = usePermissionsOf();
  const { canUpdate } = permissionsOf(record);
  const [opened, setOpened] = useState<boolean | null>(null);
  if (opened === null && record && !isFetching && !error) setOpened(canUpdate);
  const isEditable = opened ?? canUpdate;
  // A step that closes a record takes no right away.
  const refusal = refusalOf(record);
  const isRevoked = opened === true && ((!canUpdate && refusal === null) || isForbidden(error));
  useEffect(() => {
    if (isRevoked) toasts.show({ text: translate('access.denied'), kind: 'error', key: 'access' });
  }, [isRevoked, toasts, translate]);
  return {
    isOpened: opened !== null,
    isEditable,
    /** Why the record cannot be saved; null when it can. */
    lock: (description: Description): string | null => {
      if (isRevoked) return translate('form.revoked');
      return isEditable && refusal === null && allowsUpdate(description)
        ? null
        : (refusal ?? translate('form.noUpdate'));
    },
    /** A saved record may have become one that nobody changes any more. */
    reopen: (saved: RaRecord): void => setOpened(permissionsOf(saved).canUpdate),
  };
};

const useVersions = (): RecordVersions => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<AppDataProvider>();
  const { record, refetch } = useEditContext();
  return {
    read: () => dataProvider.getVersion(resource, record?.id ?? ''),
    refresh: () => void refetch(),
  };
};
