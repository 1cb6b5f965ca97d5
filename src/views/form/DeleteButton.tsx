import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { use, useRef, useState } from 'react';
import { useDelete, useNavigate, useRecordContext, useRedirect, useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormContext } from 'react-hook-form';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { allows, type Description } from '../../schema/description.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { usePermissionsOf } from '../page/InheritedPermissions.ts';
import { PlaceContext } from '../page/PlaceContext.ts';
import { useIsShown } from '../page/useIsShown.ts';
import { refusalOf } from '../../schema/permissionsOf.ts';
import { FormContext } from './FormContext.ts';

const TOAST = 'save';

/** Deletes the record after a confirmation, then goes back to its list; greyed with the reason without the right. */
export const DeleteButton = ({ description }: { readonly description: Description }) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const redirect = useRedirect();
  const navigate = useNavigate();
  const { back } = use(PlaceContext);
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const definition = useDirectory().byName(resource);
  const draft = use(FormContext)?.draft;
  const form = useFormContext();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isPending }] = useDelete();
  const isShown = useIsShown();
  // The button is disabled after the next rendering, and open again before the list is there.
  const isSent = useRef(false);
  const { canDelete } = usePermissionsOf()(record);
  if (!record || !allows(description, 'DELETE')) return null;

  const confirm = async (): Promise<void> => {
    if (isSent.current) return;
    isSent.current = true;
    toasts.show({ key: TOAST, kind: 'info', text: translate('saving.pending'), sticky: true });
    try {
      // Callbacks would not be called once the button is gone: a page that was left goes when the next one is there.
      await remove(
        resource,
        { id: record.id, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      isSent.current = false;
      setConfirming(false);
      const text = `${translate('saving.failed')}\n${errorSentence(error)}`;
      toasts.show({ key: TOAST, kind: 'error', text });
      return;
    }
    toasts.show({ key: TOAST, kind: 'success', text: translate('saving.done') });
    // What was typed into it has gone with the record: leaving loses nothing.
    draft?.drop();
    if (!isShown.current) return;
    form.reset(form.getValues());
    if (back === undefined) redirect('list', resource);
    else navigate(back);
  };
  const look = { color: 'error', startIcon: <DeleteIcon />, children: translate('form.delete') } as const;
  if (!canDelete) return <RefusedButton {...look} reason={refusalOf(record) ?? translate('form.noDelete')} />;
  return (
    <>
      <Button {...look} disabled={isPending} onClick={() => setConfirming(true)} />
      <ConfirmDialog
        open={isConfirming}
        title={translate('remove.title', { name: labelOf(record, definition) })}
        message={translate('remove.message')}
        cancel={translate('form.cancel')}
        confirm={translate('form.delete')}
        busy={isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
};
