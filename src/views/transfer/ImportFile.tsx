import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { MAX_ROWS, readTable, type TableFile, type TableRefusal } from './readTable.ts';

/** First step of an import: the file. */
export const ImportFile = ({ onRead }: { readonly onRead: (table: TableFile) => void }) => {
  const id = useId();
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<TableRefusal | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const table = await readTable(file);
    if (typeof table === 'string') setRefusal(table);
    else onRead(table);
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
        accept=".csv,text/csv"
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
      <div role="alert">
        {refusal !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate(`import.refusals.${refusal}`, { rows: MAX_ROWS })}
          </Alert>
        )}
      </div>
    </>
  );
};
