import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatToMinute } from '../../i18n/formatDateTime.ts';
import { fullName } from '../../lib/fullName.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { valueAt } from '../../lib/paths.ts';

/** Creation and last change of a record, and their authors, as far as the server says. */
export const AuditFooter = () => {
  const lines = useAuditLines();
  return (
    lines && (
      <Typography component="p" variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {lines.created}
        <br />
        {lines.modified}
      </Typography>
    )
  );
};

interface AuditLines {
  readonly created: string;
  readonly modified: string;
}

/** The two sentences on the record in the context, with `--` for what is missing; null where nothing at all is known. */
export const useAuditLines = (): AuditLines | null => {
  const translate = useTranslate();
  const record = useRecordContext();
  const toPart = (at: string, author: string) => ({
    date: formatToMinute(valueAt(record, at)) ?? PLACEHOLDER,
    person: fullName(valueAt(record, `${author}.person`)),
  });
  const created = toPart('dateCreated', 'creator');
  const modified = toPart('dateModified', 'editor');
  const known = [created, modified].flatMap(Object.values).some((part) => part !== PLACEHOLDER);
  if (!known) return null;
  const line = (key: 'created' | 'modified', part: typeof created): string =>
    // An imported record has a date and no author.
    part.date !== PLACEHOLDER && part.person === PLACEHOLDER
      ? translate(`audit.${key}On`, { date: part.date })
      : translate(`audit.${key}`, part);
  return { created: line('created', created), modified: line('modified', modified) };
};
