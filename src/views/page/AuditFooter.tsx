import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatToMinute } from '../../i18n/formatDateTime.ts';
import { fullName } from '../../lib/fullName.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { valueAt } from '../../lib/paths.ts';

/** Who created and last changed a record, and when, as far as the server tells. */
export const AuditFooter = () => {
  const { created, modified } = useAuditLines();
  return (
    <Typography component="p" variant="body2" color="textSecondary" sx={{ mt: 3, '&:empty': { m: 0 } }}>
      {created}
      {created !== null && modified !== null && <br />}
      {modified}
    </Typography>
  );
};

interface AuditLines {
  readonly created: string | null;
  readonly modified: string | null;
}

/** The two sentences on the record in the context; null where nothing is told. */
export const useAuditLines = (): AuditLines => {
  const translate = useTranslate();
  const record = useRecordContext();
  const line = (key: 'created' | 'modified', at: string, author: string): string | null => {
    const date = formatToMinute(valueAt(record, at));
    const person = fullName(valueAt(record, `${author}.person`));
    if (person !== PLACEHOLDER) return translate(`audit.${key}`, { date: date ?? PLACEHOLDER, person });
    // What was imported has a date and no author.
    return date === null ? null : translate(`audit.${key}On`, { date });
  };
  return {
    created: line('created', 'dateCreated', 'creator'),
    modified: line('modified', 'dateModified', 'editor'),
  };
};
