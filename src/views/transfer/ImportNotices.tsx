import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FileLines, TableFile } from './readTable.ts';

interface ImportNoticesProps {
  readonly file: FileLines;
  readonly at: number;
  readonly found: number | null;
  /** Headings of fields that the server fills. */
  readonly filled: readonly string[];
  readonly footers: TableFile['rows'];
  readonly onHeadings: (at: number) => void;
  readonly onKeep: () => void;
}

/** Remarks on a file: where its headings are, what it has that is no record, and what was taken off its cells. */
export const ImportNotices = ({
  file,
  at,
  found,
  filled,
  footers,
  onHeadings,
  onKeep,
}: ImportNoticesProps) => {
  const translate = useTranslate();
  const lineAt = (index: number) => ({ line: file.lines[index]?.number ?? index + 1 });
  const nameOf = (row: readonly string[]): string => row.find((cell) => cell !== '') ?? '';
  const offer = (to: number, text: 'question' | 'found', answer: 'yes' | 'back') => (
    <Alert
      severity="info"
      role="none"
      action={
        <Button color="inherit" size="small" onClick={() => onHeadings(to)}>
          {translate(`import.headings.${answer}`, lineAt(to))}
        </Button>
      }
    >
      {translate(`import.headings.${text}`, lineAt(text === 'found' ? at : to))}
    </Alert>
  );
  return (
    <Stack role="status" sx={{ gap: 1, '&:empty': { display: 'none' } }}>
      {found !== null && at === 0 && offer(found, 'question', 'yes')}
      {at > 0 && offer(0, 'found', 'back')}
      {filled.length > 0 && (
        <Alert severity="warning" role="none">
          {translate('import.filled', {
            names: filled.map((name) => `« ${name} »`).join(', '),
            smart_count: filled.length,
          })}
        </Alert>
      )}
      {footers.length > 0 && (
        <Alert
          severity="info"
          role="none"
          action={
            <Button color="inherit" size="small" onClick={onKeep}>
              {translate('import.footers.keep')}
            </Button>
          }
        >
          {translate('import.footers.left', {
            smart_count: footers.length,
            text: footers.map(nameOf).join(' », « ').slice(0, 120),
          })}
        </Alert>
      )}
      {file.marked > 0 && (
        <Alert severity="info" role="none">
          {translate('import.marked', { smart_count: file.marked })}
        </Alert>
      )}
      {file.merged > 0 && (
        <Alert severity="info" role="none">
          {translate('import.merged', { smart_count: file.merged })}
        </Alert>
      )}
    </Stack>
  );
};
