import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** What a sheet that was handed in waits for, and from whom; empty for any other. */
export const useOutlook = (status: unknown): string => {
  const translate = useTranslate();
  return translate(`sheet.now.${String(status)}`, { _: '' });
};

/** What the sheet of the meeting waits for, above its page. */
export const SheetOutlook = () => {
  const text = useOutlook(useRecordContext()?.status);
  return text === '' ? null : (
    <Alert severity="info" role="none" sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
};
