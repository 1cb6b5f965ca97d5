import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { DescribedDialog } from '../bulk/DescribedDialog.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { ImportFile } from './ImportFile.tsx';
import { toTable, type FileLines, type TableRefusal } from './readTable.ts';
import { readTableFile, type FileSheet } from './readTableFile.ts';
import { MAX_COLUMNS, MAX_ROWS } from './tableLimits.ts';
import { useSaveModel, type ImportInto } from './useImport.ts';

interface ImportDialogProps {
  readonly config: ResourceConfig;
  readonly onClose: () => void;
}

/** Creates records out of a CSV or XLSX file: read it, match its columns, check and correct its rows, then write. */
export const ImportDialog = ({ config, onClose }: ImportDialogProps) => {
  const translate = useTranslate();
  const title = translate('import.title');
  const cancel = <Button onClick={onClose}>{translate('form.cancel')}</Button>;
  const [file, setFile] = useState<FileLines | null>(null);
  return (
    <DescribedDialog operation="create" title={title} actions={cancel}>
      {({ fields }) =>
        file ? (
          <ImportFile
            config={config}
            fields={fields}
            file={file}
            onBack={() => setFile(null)}
            onClose={onClose}
          />
        ) : (
          <DialogFrame title={title} actions={cancel}>
            <FileChoice config={config} fields={fields} onRead={setFile} />
          </DialogFrame>
        )
      }
    </DescribedDialog>
  );
};

const ACCEPTED = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileChoiceProps extends ImportInto {
  readonly onRead: (file: FileLines) => void;
}

/** First step of an import: the file. */
const FileChoice = ({ onRead, ...into }: FileChoiceProps) => {
  const id = useId();
  const translate = useTranslate();
  const saveModel = useSaveModel(into);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<TableRefusal | null>(null);
  const [sheets, setSheets] = useState<readonly FileSheet[]>([]);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setRefusal(null);
    setSheets([]);
    const found = await readTableFile(file);
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
