import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DeliberateButton } from '../bulk/DeliberateButton.tsx';
import { RunExit, RunGuard } from '../bulk/RunGuard.tsx';
import { isOpen } from '../bulk/useBatch.ts';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { Loading } from '../page/Loading.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRowsTable } from './ImportRowsTable.tsx';
import type { TableFile } from './readTable.ts';
import { useImport, useSaveRest, type Import, type ImportInto } from './useImport.ts';

interface ImportTableProps extends ImportInto {
  readonly table: TableFile;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The columns of a file, then its rows; nothing is written before the last button is pressed. */
export const ImportTable = ({ onBack, onClose, ...file }: ImportTableProps) => {
  const translate = useTranslate();
  const [step, setStep] = useState<'columns' | 'rows'>('columns');
  const run = useImport(file);
  const { batch, started } = run;
  return (
    <ToolDialog
      title={translate('import.title')}
      wide
      actions={
        <>
          <RunExit
            started={started}
            running={batch.running}
            onStop={batch.cancel}
            onClose={() => {
              run.end();
              onClose();
            }}
          />
          {!started && (
            <Button onClick={step === 'columns' ? onBack : () => setStep('columns')}>
              {translate('bulk.edit.back')}
            </Button>
          )}
          {step === 'columns' ? (
            <DeliberateButton
              variant="contained"
              disabled={run.used.length === 0}
              onClick={() => {
                setStep('rows');
                void run.check();
              }}
            >
              {translate('import.check')}
            </DeliberateButton>
          ) : (
            <RowActions run={run} table={file.table} />
          )}
        </>
      }
    >
      <RunGuard running={batch.running} onLeave={batch.cancel} />
      {step === 'columns' && (
        <ImportColumns
          table={file.table}
          targets={run.targets}
          matched={run.matched}
          onChange={run.setMatched}
        />
      )}
      {step === 'rows' && (run.checking ? <Loading /> : <ImportRowsTable run={run} />)}
    </ToolDialog>
  );
};

interface RowActionsProps {
  readonly run: Import;
  readonly table: TableFile;
}

const RowActions = ({ run, table }: RowActionsProps) => {
  const { batch, rows, left, checking } = run;
  const saveRest = useSaveRest(table, run);
  const translate = useTranslate();
  const ready = rows.filter(({ key, errors }) => errors.size === 0 && isOpen(batch.outcomes.get(key), false));
  return (
    <>
      {left.length > 0 && !batch.running && (
        <DeliberateButton onClick={saveRest}>
          {translate('import.download', { smart_count: left.length })}
        </DeliberateButton>
      )}
      <DeliberateButton
        variant="contained"
        disabled={checking || batch.running || ready.length === 0}
        onClick={() => void batch.run(ready)}
      >
        {batch.running ? translate('bulk.running') : translate('import.start', { smart_count: ready.length })}
      </DeliberateButton>
    </>
  );
};
