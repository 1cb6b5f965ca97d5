import { useIsMutating } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormState } from 'react-hook-form';
import { isUnsaved, useFormFact } from '../../fields/useFormFact.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useTabGuard } from '../page/useTabGuard.ts';
import { FormContext } from './FormContext.ts';

interface UnsavedGuardProps {
  /** Called when something typed becomes unsaved, and when nothing is any more. */
  readonly onUnsaved: ((isUnsaved: boolean) => void) | undefined;
}

/**
 * A confirmation before typed values are lost; while a save or a deletion is under way leaving waits for its answer. A form
 * that became safe meanwhile (saved, or the record deleted) lets the waiting navigation go on.
 */
export const UnsavedGuard = ({ onUnsaved }: UnsavedGuardProps) => {
  const translate = useTranslate();
  const draft = use(FormContext)?.draft;
  const { isSubmitting } = useFormState();
  const isWriting = useIsMutating() > 0 || isSubmitting;
  const dirty = useFormFact(isUnsaved);
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
  useEffect(() => {
    onUnsaved?.(dirty);
    return () => onUnsaved?.(false);
  }, [dirty, onUnsaved]);
  if (!blocked || !dirty || isWriting) return null;
  return (
    <ConfirmDialog
      open
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
