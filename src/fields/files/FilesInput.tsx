import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { InputProps } from '../FieldProps.ts';
import { useLoaded } from '../useLoaded.ts';

/** Files and pictures, one or several, as the field says. Loaded with the first form that has such a field. */
export const FilesInput = (props: InputProps) => {
  const translate = useTranslate();
  const { part: Picker, failed } = useLoaded(
    () => import('./FilePicker.tsx').then((file) => file.FilePicker),
    true,
  );
  if (failed) return <FormHelperText error>{translate('upload.failed')}</FormHelperText>;
  return Picker ? <Picker {...props} /> : <Skeleton variant="rounded" height={112} />;
};
