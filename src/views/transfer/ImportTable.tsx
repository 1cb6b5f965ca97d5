import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { RunGuard } from '../bulk/RunGuard.tsx';
import { isOpen } from '../bulk/useBatch.ts';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { Loading } from '../page/Loading.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useScope } from '../page/ScopeContext.tsx';
import { BYTE_ORDER_MARK, toCsv } from './csv.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRowsTable } from './ImportRowsTable.tsx';
import { importTargets, matchHeadings } from './importTargets.ts';
import type { TableFile } from './readTable.ts';
import { saveBlob } from '../../fields/files/saveBlob.ts';
import { useFileTitle } from './useFileTitle.ts';
import { useImportRows } from './useImportRows.ts';

interface ImportTableProps {
  readonly config: ResourceConfig;
  readonly fields: readonly FieldDescription[];
  readonly table: TableFile;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The columns of a file, then its rows; nothing is written before the last button is pressed. */
export const ImportTable = ({ config, fields, table, onBack, onClose }: ImportTableProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const { refetch } = useListContext();
  const fileTitle = useFileTitle();
  const scope = useScope(config.list?.scope);
  const [targets] = useState(() =>
    importTargets(fields, { labelOf, hints: config.fields ?? {}, left: Object.keys(scope) }),
  );
  const [matched, setMatched] = useState(() => matchHeadings(table.headings, targets));
  const [step, setStep] = useState<'columns' | 'rows'>('columns');
  const used = targets.filter(({ path }) => matched.includes(path));
  const { rows, checking, check, correct, messagesOf, batch } = useImportRows({
    fields,
    targets: used,
    scope,
  });

  const showRows = (): void => {
    setStep('rows');
    void check(
      table.rows.map((row) =>
        Object.fromEntries(
          matched.flatMap((path, index) => (path === null ? [] : [[path, row[index] ?? '']])),
        ),
      ),
    );
  };
  const ready = rows.filter(({ key, errors }) => errors.size === 0 && isOpen(batch.outcomes.get(key), false));
  const left = rows.filter(({ key }) => batch.outcomes.get(key)?.status !== 'done');
  const started = batch.running || batch.outcomes.size > 0;
  const download = (): void => {
    const headings = [...used.map(({ label }) => label), translate('import.error')];
    const lines = left.map((row) => [
      ...used.map(({ path }) => row.cells[path] ?? ''),
      [...messagesOf(row).values()].join(' '),
    ]);
    saveBlob(
      new Blob([BYTE_ORDER_MARK, toCsv([headings, ...lines])], { type: 'text/csv' }),
      translate('import.restOf', { title: fileTitle }),
    );
  };
  const close = (): void => {
    batch.cancel();
    if (started) void refetch();
    onClose();
  };
  return (
    <ToolDialog
      title={translate('import.title')}
      wide
      actions={
        <>
          <Button onClick={close}>{translate(started ? 'form.close' : 'form.cancel')}</Button>
          {!started && (
            <Button onClick={step === 'columns' ? onBack : () => setStep('columns')}>
              {translate('bulk.edit.back')}
            </Button>
          )}
          {step === 'columns' && (
            <Button variant="contained" disabled={used.length === 0} onClick={showRows}>
              {translate('import.check')}
            </Button>
          )}
          {step === 'rows' && left.length > 0 && !batch.running && (
            <Button onClick={download}>{translate('import.download', { smart_count: left.length })}</Button>
          )}
          {step === 'rows' && batch.running && (
            <Button onClick={batch.cancel}>{translate('bulk.stop')}</Button>
          )}
          {step === 'rows' && !batch.running && (
            <Button
              variant="contained"
              disabled={checking || ready.length === 0}
              onClick={() => void batch.run(ready)}
            >
              {translate('import.start', { smart_count: ready.length })}
            </Button>
          )}
        </>
      }
    >
      <RunGuard running={batch.running} onLeave={batch.cancel} />
      {step === 'columns' && (
        <ImportColumns table={table} targets={targets} matched={matched} onChange={setMatched} />
      )}
      {step === 'rows' && checking && <Loading />}
      {step === 'rows' && !checking && (
        <ImportRowsTable
          targets={used}
          labelAt={(path) => targets.find((target) => target.path === path)?.label ?? path}
          rows={rows}
          batch={batch}
          messagesOf={messagesOf}
          onCorrect={(key, path, text) => void correct(key, path, text)}
        />
      )}
    </ToolDialog>
  );
};
