import type { MessageKey } from '../../i18n/MessageKey.ts';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { fullName } from '../../lib/fullName.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { valueAt } from '../../lib/paths.ts';

/** Who created and last changed a record, and when. */
export const AuditFooter = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const line = (key: MessageKey, date: string, author: string): string =>
    translate(key, {
      date: formatDateTime(valueAt(record, date)) ?? PLACEHOLDER,
      person: fullName(valueAt(record, `${author}.person`)),
    });
  return (
    <Typography component="p" variant="body2" color="textSecondary" sx={{ mt: 3 }}>
      {line('audit.created', 'dateCreated', 'creator')}
      <br />
      {line('audit.modified', 'dateModified', 'editor')}
    </Typography>
  );
};
