import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { DescribedDialog } from '../bulk/DescribedDialog.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import type { ListView } from '../page/ResourceConfig.ts';
import { useScope } from '../page/ScopeContext.tsx';
import { useColumns, type Column } from '../table/useColumns.ts';
import { useTableView } from '../table/useTableView.ts';
import { toTable, type FileLines, type TableRefusal, type TableFile } from './readTable.ts';
import { readTableFile, type FileSheet } from './readTableFile.ts';
import { MAX_COLUMNS, MAX_ROWS } from './tableLimits.ts';
import type { ImportInto } from './useImport.ts';
import { ImportNotices } from './ImportNotices.tsx';
import { ImportTable } from './ImportTable.tsx';
import { filledHeadings, importTargets, matchHeadings } from './importTargets.ts';
import { countFooters, findHeadings } from './tableShape.ts';
import { saveCsv } from './saveCsv.ts';
import { useFileTitle } from './useFileTitle.ts';

interface ImportDialogProps extends ListView {
  readonly onClose: () => void;
}

/** Creates records out of a CSV or XLSX file: read it, match its columns, check and correct its rows, then write. */
export const ImportDialog = ({ config, description, onClose }: ImportDialogProps) => {
  const translate = useTranslate();
  const title = translate('import.title');
  const cancel = <Button onClick={onClose}>{translate('form.cancel')}</Button>;
  const [file, setFile] = useState<FileLines | null>(null);
  const [{ order }] = useTableView(config, description);
  const { columns } = useColumns(description, order);
  return (
    <DescribedDialog operation="create" title={title} actions={cancel}>
      {({ fields }) => (
        <Targets config={config} fields={fields}>
          {(into) =>
            file ? (
              <ImportFile
                {...into}
                columns={columns}
                file={file}
                onBack={() => setFile(null)}
                onClose={onClose}
              />
            ) : (
              <DialogFrame title={title} actions={cancel}>
                <FileChoice targets={into.targets} onRead={setFile} />
              </DialogFrame>
            )
          }
        </Targets>
      )}
    </DescribedDialog>
  );
};

interface TargetsProps extends Omit<ImportInto, 'targets'> {
  readonly children: (into: ImportInto) => ReactNode;
}

const Targets = ({ config, fields, children }: TargetsProps) => {
  const scope = useScope(config.list?.scope);
  const [targets] = useState(() =>
    importTargets(fields, { hints: config.fields ?? {}, left: Object.keys(scope) }),
  );
  return children({ config, fields, targets });
};

const ACCEPTED = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileChoiceProps extends Pick<ImportInto, 'targets'> {
  readonly onRead: (file: FileLines) => void;
}

/** First step of an import: the file. */
const FileChoice = ({ onRead, targets }: FileChoiceProps) => {
  const id = useId();
  const translate = useTranslate();
  const saveModel = useSaveModel({ targets });
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const [refusal, setRefusal] = useState<TableRefusal | null>(null);
  const [sheets, setSheets] = useState<readonly FileSheet[]>([]);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    latest.current = file;
    setRefusal(null);
    setSheets([]);
    // The code that reads a workbook may not come, and a file may have changed since it was chosen.
    const found = await readTableFile(file).catch(() => 'notRead' as const);
    if (latest.current !== file) return;
    if (typeof found === 'string') setRefusal(found);
    else if (found.length > 1) setSheets(found);
    else found.forEach(choose);
  };
  const choose = (sheet: FileSheet): void => {
    const table = toTable(sheet);
    if (typeof table === 'string') setRefusal(table);
    else onRead(sheet);
  };
  return (
    <>
      <Typography id={id} sx={{ mb: 2 }}>
        {translate('import.explanation', { rows: MAX_ROWS })}
      </Typography>
      <Box
        component="input"
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={translate('import.file')}
        aria-describedby={id}
        tabIndex={-1}
        sx={visuallyHidden}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          void read(target.files?.[0]);
          // The same file may be chosen again once it was corrected.
          target.value = '';
        }}
      />
      <Button variant="contained" aria-describedby={id} onClick={() => input.current?.click()}>
        {translate('import.choose')}
      </Button>
      <Button sx={{ ml: { sm: 1 }, mt: { xs: 1, sm: 0 } }} onClick={saveModel}>
        {translate('import.model')}
      </Button>
      <div role="alert">
        {refusal !== null && (
          <Alert severity="error" role="none" sx={{ mt: 2 }}>
            {translate(`import.refusals.${refusal}`, { rows: MAX_ROWS, columns: MAX_COLUMNS })}
          </Alert>
        )}
      </div>
      <div role="status">
        {sheets.length > 0 && (
          <Alert severity="info" role="none" sx={{ mt: 2 }}>
            {translate('import.sheets.question')}
            <Stack sx={{ mt: 1, alignItems: 'flex-start' }}>
              {sheets.map((sheet) => (
                <Button key={sheet.name} size="small" onClick={() => choose(sheet)}>
                  {translate('import.sheets.one', { name: sheet.name, smart_count: sheet.lines.length })}
                </Button>
              ))}
            </Stack>
          </Alert>
        )}
      </div>
    </>
  );
};

interface ImportFileProps extends ImportInto {
  /** Columns that the list has. */
  readonly columns: readonly Column[];
  readonly file: FileLines;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** A file as a table: where its headings and its records are is found out, said, and left to the reader. */
const ImportFile = ({ columns, file, onBack, onClose, ...into }: ImportFileProps) => {
  const { fields, targets } = into;
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
      // Another line of headings makes it another import; last lines that are kept are more rows of this one.
      key={at}
      {...into}
      table={table}
      onBack={onBack}
      onClose={onClose}
      renderNotices={(leaveBy) => (
        <ImportNotices
          file={file}
          at={at}
          found={found}
          filled={filledHeadings(table.headings, columns, fields)}
          footers={keepsFooters ? [] : whole.rows.slice(whole.rows.length - footers)}
          onHeadings={(line) => leaveBy(() => setAt(line))}
          onKeep={() => setKeepsFooters(true)}
        />
      )}
    />
  );
};

/** A line of headings is only offered where others are below it. */
const asTable = (file: FileLines, at: number): TableFile => {
  const table = toTable(file, at);
  return typeof table === 'string' ? { headings: [], rows: [] } : table;
};

/** Saves an empty table with a heading for each field that a file may fill. */
const useSaveModel = ({ targets }: Pick<ImportInto, 'targets'>): (() => void) => {
  const translate = useTranslate();
  const title = useFileTitle();
  // Of two fields with one label the second is known by its name.
  const headings = targets.map(({ path, label }, index) =>
    targets.findIndex((other) => other.label === label) === index ? label : path,
  );
  return () => saveCsv([headings], translate('import.modelOf', { title }));
};
