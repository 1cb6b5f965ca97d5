import { useEffect, useState } from 'react';
import { useDataProvider, useEditContext, useResourceContext, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { isForbidden } from '../../data/isForbidden.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allowsUpdate, isNeverChanged, type Description } from '../../schema/description.ts';
import { refusalOf } from '../../schema/permissionsOf.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import type { RecordVersions } from '../save/useSave.ts';
import { usePermissionsOf } from '../page/InheritedPermissions.ts';

/**
 * Whether the record may be changed here. Once read afresh it stays as it was opened: its form may hold what is typed,
 * and a later reading (the network is back, somebody took the right away) must not take its place.
 */
export const useUpdateRight = () => {
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
        : (refusal ?? translate(isNeverChanged(description) ? 'form.neverChanged' : 'form.noUpdate'));
    },
    /** A saved record may have become one that nobody changes any more. */
    reopen: (saved: RaRecord): void => setOpened(permissionsOf(saved).canUpdate),
  };
};

/** How the record of an edit context is read again before a save. */
export const useVersions = (): RecordVersions => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<AppDataProvider>();
  const { record, refetch } = useEditContext();
  return {
    read: () => dataProvider.getVersion(resource, record?.id ?? ''),
    refresh: () => void refetch(),
  };
};
