import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ImportTable } from './ImportTable.tsx';
import { matchHeadings } from './importTargets.ts';
import { toTable, type FileLines, type TableFile } from './readTable.ts';
import { countFooters, findHeadings } from './tableShape.ts';
import { useImportTargets, type ImportInto } from './useImport.ts';

interface ImportFileProps extends ImportInto {
  readonly file: FileLines;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** A file as a table: where its headings and its records are is found out, said, and left to the reader. */
export const ImportFile = ({ file, onBack, onClose, ...into }: ImportFileProps) => {
  const { targets } = useImportTargets(into);
  const [at, setAt] = useState(0);
  const [keepsFooters, setKeepsFooters] = useState(false);
  const found = useMemo(
    () =>
      findHeadings(
        file.lines,
        (cells) => matchHeadings(cells, targets).filter((path) => path !== null).length,
      ),
    [file, targets],
  );
  const whole = useMemo(() => asTable(file, at), [file, at]);
  const footers = countFooters(whole);
  const table = keepsFooters ? whole : { ...whole, rows: whole.rows.slice(0, whole.rows.length - footers) };
  return (
    <ImportTable
      // Another line of headings or other rows are another import.
      key={`${at} ${table.rows.length}`}
      {...into}
      table={table}
      onBack={onBack}
      onClose={onClose}
      notices={
        <Notices
          file={file}
          at={at}
          found={found}
          footers={keepsFooters ? [] : whole.rows.slice(whole.rows.length - footers)}
          onHeadings={setAt}
          onKeep={() => setKeepsFooters(true)}
        />
      }
    />
  );
};

/** A line of headings is only offered where others are below it. */
const asTable = (file: FileLines, at: number): TableFile => {
  const table = toTable(file, at);
  return typeof table === 'string' ? { headings: [], rows: [] } : table;
};

interface NoticesProps {
  readonly file: FileLines;
  readonly at: number;
  readonly found: number | null;
  readonly footers: TableFile['rows'];
  readonly onHeadings: (at: number) => void;
  readonly onKeep: () => void;
}

const Notices = ({ file, at, found, footers, onHeadings, onKeep }: NoticesProps) => {
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
