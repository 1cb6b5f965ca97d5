import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
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

type Step = 'columns' | 'rows';

/** The columns of a file, then its rows; nothing is written before the last button is pressed. */
export const ImportTable = (props: ImportTableProps) => {
  const { table, onBack, onClose } = props;
  const translate = useTranslate();
  const [step, setStep] = useState<Step>('columns');
  const run = useImport(props);
  const { batch } = run;
  const started = batch.running || batch.outcomes.size > 0;
  return (
    <ToolDialog
      title={translate('import.title')}
      wide
      actions={
        <>
          <Button
            onClick={() => {
              run.end(started);
              onClose();
            }}
          >
            {translate(started ? 'form.close' : 'form.cancel')}
          </Button>
          {!started && (
            <Button onClick={step === 'columns' ? onBack : () => setStep('columns')}>
              {translate('bulk.edit.back')}
            </Button>
          )}
          {step === 'columns' ? (
            <Button
              variant="contained"
              disabled={run.used.length === 0}
              onClick={() => {
                setStep('rows');
                run.check();
              }}
            >
              {translate('import.check')}
            </Button>
          ) : (
            <RowActions run={run} />
          )}
        </>
      }
    >
      <RunGuard running={batch.running} onLeave={batch.cancel} />
      {step === 'columns' && (
        <ImportColumns table={table} targets={run.targets} matched={run.matched} onChange={run.setMatched} />
      )}
      {step === 'rows' && run.checking && <Loading />}
      {step === 'rows' && !run.checking && (
        <ImportRowsTable
          targets={run.used}
          labelAt={(path) => run.targets.find((target) => target.path === path)?.label ?? path}
          rows={run.rows}
          batch={batch}
          messagesOf={run.messagesOf}
          onCorrect={(key, path, text) => void run.correct(key, path, text)}
        />
      )}
    </ToolDialog>
  );
};

const RowActions = ({ run }: { readonly run: ReturnType<typeof useImport> }) => {
  const translate = useTranslate();
  const { batch, rows, left } = run;
  const ready = rows.filter(({ key, errors }) => errors.size === 0 && isOpen(batch.outcomes.get(key), false));
  if (batch.running) return <Button onClick={batch.cancel}>{translate('bulk.stop')}</Button>;
  return (
    <>
      {left.length > 0 && (
        <Button onClick={run.download}>{translate('import.download', { smart_count: left.length })}</Button>
      )}
      <Button
        variant="contained"
        disabled={run.checking || ready.length === 0}
        onClick={() => void batch.run(ready)}
      >
        {translate('import.start', { smart_count: ready.length })}
      </Button>
    </>
  );
};

/** The columns and the rows of a file on their way into a list. */
const useImport = ({ config, fields, table }: ImportTableProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const { refetch } = useListContext();
  const fileTitle = useFileTitle();
  const scope = useScope(config.list?.scope);
  const [targets] = useState(() =>
    importTargets(fields, { labelOf, hints: config.fields ?? {}, left: Object.keys(scope) }),
  );
  const [matched, setMatched] = useState(() => matchHeadings(table.headings, targets));
  const used = targets.filter(({ path }) => matched.includes(path));
  const { check, ...checked } = useImportRows({ fields, targets: used, scope });
  const { rows, batch, messagesOf } = checked;
  const left = rows.filter(({ key }) => batch.outcomes.get(key)?.status !== 'done');
  return {
    ...checked,
    targets,
    matched,
    setMatched,
    used,
    /** Rows that are not in the list yet. */
    left,
    check: (): void =>
      void check(
        table.rows.map((row) =>
          Object.fromEntries(
            matched.flatMap((path, index) => (path === null ? [] : [[path, row[index] ?? '']])),
          ),
        ),
      ),
    download: (): void => {
      const headings = [...used.map(({ label }) => label), translate('import.error')];
      const lines = left.map((row) => [
        ...used.map(({ path }) => row.cells[path] ?? ''),
        [...messagesOf(row).values()].join(' '),
      ]);
      saveBlob(
        new Blob([BYTE_ORDER_MARK, toCsv([headings, ...lines])], { type: 'text/csv' }),
        translate('import.restOf', { title: fileTitle }),
      );
    },
    end: (isStarted: boolean): void => {
      batch.cancel();
      if (isStarted) void refetch();
    },
  };
};
