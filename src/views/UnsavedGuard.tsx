import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { useFormState, type Control } from 'react-hook-form';

interface UnsavedGuardProps {
  readonly formControl?: Control;
}

/**
 * Asks before typed values are lost; while a save is under way leaving waits for its answer. A form that became
 * safe meanwhile (saved, or the record deleted) lets the waiting navigation go on.
 */
export const UnsavedGuard = ({ formControl }: UnsavedGuardProps) => {
  const translate = useTranslate();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState(
    formControl ? { control: formControl } : undefined,
  );
  const dirty = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (dirty || isSubmitting) && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocked && !dirty && !isSubmitting) blocker.proceed();
    // react-admin's blocker changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocked, dirty, isSubmitting]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <Dialog open={blocked && dirty && !isSubmitting} aria-labelledby="unsaved-title">
      <DialogTitle id="unsaved-title">{translate('form.leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('form.leave')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => blocker.reset?.()}>
          {translate('form.stay')}
        </Button>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {translate('form.quit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
