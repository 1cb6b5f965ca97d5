import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatToMinute } from '../../i18n/formatDateTime.ts';
import { fullName } from '../../lib/fullName.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { valueAt } from '../../lib/paths.ts';

/** Who created and last changed a record, and when. */
export const AuditFooter = () => {
  const { created, modified } = useAuditLines();
  return (
    <Typography component="p" variant="body2" color="textSecondary" sx={{ mt: 3 }}>
      {created}
      <br />
      {modified}
    </Typography>
  );
};

/** The two sentences on the record in the context. */
export const useAuditLines = (): { readonly created: string; readonly modified: string } => {
  const translate = useTranslate();
  const record = useRecordContext();
  const line = (key: 'created' | 'modified', at: string, author: string): string => {
    const date = formatToMinute(valueAt(record, at));
    const person = fullName(valueAt(record, `${author}.person`));
    // What was imported has a date and no author.
    return date !== null && person === PLACEHOLDER
      ? translate(`audit.${key}On`, { date })
      : translate(`audit.${key}`, { date: date ?? PLACEHOLDER, person });
  };
  return {
    created: line('created', 'dateCreated', 'creator'),
    modified: line('modified', 'dateModified', 'editor'),
  };
};
