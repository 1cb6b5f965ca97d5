import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useToasts } from '../ui/toasts/ToastsContext.tsx';

interface SaveBarProps {
  readonly locked: string | null;
  readonly isNew: boolean;
  readonly actions?: ReactNode;
}

/** The submit button, greyed with its reason, and what is wrong with the form as a whole. */
export const SaveBar = ({ locked, isNew, actions }: SaveBarProps) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const { isSubmitting, errors, submitCount } = useFormState();
  const failed = Object.keys(errors).length > 0;
  const serverError = (errors.root as { serverError?: { message?: string } } | undefined)?.serverError;
  const invalid = failed && !serverError;
  useEffect(() => {
    // Says it once per attempt; the fields themselves keep their messages.
    if (submitCount > 0 && invalid) {
      toasts.show({ key: 'save', kind: 'error', text: translate('validation.form') });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);
  return (
    <Stack component="footer" sx={{ mt: 2, gap: 2 }}>
      {serverError?.message && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {serverError.message}
        </Alert>
      )}
      {invalid && submitCount > 0 && <Alert severity="error">{translate('validation.form')}</Alert>}
      {locked === null && (
        <Typography variant="body2" color="textSecondary">
          {translate('form.requiredHint')}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={locked !== null || isSubmitting}>
          {translate(isNew ? 'form.create' : 'form.save')}
        </Button>
        {actions}
        {locked !== null && <Typography color="textSecondary">{locked}</Typography>}
      </Stack>
    </Stack>
  );
};
