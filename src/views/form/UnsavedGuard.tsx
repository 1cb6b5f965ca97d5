import { useIsMutating } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useTabGuard } from '../page/useTabGuard.ts';
import { FormContext } from './FormContext.ts';

/**
 * Asks before typed values are lost; while a save or a deletion is under way leaving waits for its answer. A form
 * that became safe meanwhile (saved, or the record deleted) lets the waiting navigation go on.
 */
export const UnsavedGuard = () => {
  const translate = useTranslate();
  const draft = use(FormContext)?.draft;
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isWriting = useIsMutating() > 0 || isSubmitting;
  const dirty = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (dirty || isWriting) && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocked && !dirty && !isWriting) blocker.proceed();
    // react-admin's blocker changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocked, dirty, isWriting]);
  useTabGuard(dirty || isWriting);
  return (
    <ConfirmDialog
      open={blocked && dirty && !isWriting}
      title={translate('form.leaveTitle')}
      message={translate('form.leave')}
      cancel={translate('form.stay')}
      confirm={translate('form.quit')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        draft?.drop();
        blocker.proceed?.();
      }}
    />
  );
};
