import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DeliberateButton } from '../bulk/DeliberateButton.tsx';
import { RunExit, RunGuard } from '../bulk/RunGuard.tsx';
import { isOpen } from '../bulk/useBatch.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Loading } from '../page/Loading.tsx';
import { ImportRowsTable } from './ImportRowsTable.tsx';
import { UnsentGuard } from './UnsentGuard.tsx';
import type { TableFile } from './readTable.ts';
import { useImport, type Import, type ImportInto } from './useImport.ts';
import type { ImportTarget } from './importTargets.ts';
import { twinHeadings } from './tableShape.ts';
import { saveCsv } from './saveCsv.ts';
import { useFileTitle } from './useFileTitle.ts';

interface ImportTableProps extends ImportInto {
  readonly table: TableFile;
  /** Remarks on the file, over its columns; what ends this import goes by `leaveBy`, which confirms it first. */
  readonly renderNotices: (leaveBy: (go: () => void) => void) => ReactNode;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The columns of a file, then its rows; nothing is written before the last button is pressed. */
export const ImportTable = ({ onBack, onClose, renderNotices, ...file }: ImportTableProps) => {
  const translate = useTranslate();
  const [step, setStep] = useState<'columns' | 'rows'>('columns');
  const run = useImport(file);
  const { batch, started } = run;
  const [exit, setExit] = useState<(() => void) | null>(null);
  const leaveBy = (go: () => void): void => (run.isUnsent ? setExit(() => go) : go());
  return (
    <DialogFrame
      title={translate('import.title')}
      wide
      actions={
        <>
          <RunExit
            started={started}
            running={batch.running}
            onStop={batch.cancel}
            onClose={() =>
              leaveBy(() => {
                run.end();
                onClose();
              })
            }
          />
          {!started && (
            <Button onClick={() => (step === 'columns' ? leaveBy(onBack) : setStep('columns'))}>
              {translate('bulk.edit.back')}
            </Button>
          )}
          {step === 'columns' ? (
            <DeliberateButton
              variant="contained"
              reason={run.used.length === 0 ? translate('import.unmatched') : undefined}
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
      {batch.running && <RunGuard onLeave={batch.cancel} />}
      {!batch.running && run.isUnsent && <UnsentGuard exit={exit} onStay={() => setExit(null)} />}
      {step === 'columns' && (
        <>
          {renderNotices(leaveBy)}
          <ImportColumns
            table={file.table}
            targets={run.targets}
            matched={run.matched}
            onChange={run.setMatched}
          />
        </>
      )}
      {step === 'rows' && (run.checking ? <Loading /> : <ImportRowsTable run={run} />)}
    </DialogFrame>
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
  const isStuck = !checking && !batch.running && ready.length === 0;
  const reason = isStuck ? (left.length > 0 ? 'noneReady' : 'noRows') : undefined;
  return (
    <>
      {left.length > 0 && !batch.running && (
        <DeliberateButton onClick={saveRest}>
          {translate('import.download', { smart_count: left.length })}
        </DeliberateButton>
      )}
      <DeliberateButton
        variant="contained"
        reason={reason && translate(`import.${reason}`)}
        disabled={checking || batch.running || ready.length === 0}
        onClick={() => {
          run.setUnsaved(true);
          void batch.run(ready);
        }}
      >
        {batch.running ? translate('bulk.running') : translate('import.start', { smart_count: ready.length })}
      </DeliberateButton>
    </>
  );
};

interface ImportColumnsProps {
  readonly table: TableFile;
  readonly targets: readonly ImportTarget[];
  /** For each column of the file the path of the field it fills, or null. */
  readonly matched: readonly (string | null)[];
  readonly onChange: (matched: readonly (string | null)[]) => void;
}

/** Second step of an import: which field each column of the file fills. */
const ImportColumns = ({ table, targets, matched, onChange }: ImportColumnsProps) => {
  const translate = useTranslate();
  const match = (column: number, path: string): void =>
    // A field is filled by one column: the last one that was given it.
    onChange(
      matched.map((current, index) => (index === column ? path || null : current === path ? null : current)),
    );
  const twins = twinHeadings(table.headings);
  const nameOf = (heading: string, index: number): string => {
    const position = index + 1;
    if (heading === '') return translate('import.column', { position });
    return twins.includes(heading) ? translate('import.twin', { heading, position }) : heading;
  };
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <Typography>{translate('import.columns')}</Typography>
      {twins.length > 0 && (
        <Alert severity="warning">
          {translate('import.twins', { names: twins.map((name) => `« ${name} »`).join(', ') })}
        </Alert>
      )}
      {table.headings.map((heading, index) => {
        const sample = table.rows.map((row) => row[index] ?? '').find((text) => text !== '');
        return (
          <TextField
            key={`${heading}-${String(index)}`}
            select
            label={nameOf(heading, index)}
            helperText={sample === undefined ? '' : translate('import.sample', { text: sample.slice(0, 60) })}
            value={matched[index] ?? ''}
            onChange={({ target }) => match(index, target.value)}
            fullWidth
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{translate('import.ignored')}</MenuItem>
            {targets.map(({ path, label }) => (
              <MenuItem key={path} value={path}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
    </Stack>
  );
};

/** Saves the rows that are not in the list yet as they are now, each with what is wrong. */
const useSaveRest = (
  table: TableFile,
  { matched, used, left, messagesOf, setUnsaved }: Import,
): (() => void) => {
  const translate = useTranslate();
  const title = useFileTitle();
  const error = translate('import.error');
  const columns = matched.flatMap((path, index) => {
    const heading = table.headings[index] ?? '';
    // A column of errors is that of an earlier round.
    if (path === null && heading === error) return [];
    return [{ path, index, label: used.find((target) => target.path === path)?.label ?? heading }];
  });
  return () => {
    const lines = left.map((row) => [
      ...columns.map(({ path, index }) =>
        path === null ? (table.rows[Number(row.key) - 1]?.[index] ?? '') : (row.cells[path] ?? ''),
      ),
      [...messagesOf(row).values()].join(' '),
      ...row.beyond,
    ]);
    const headings = [...columns.map(({ label }) => label), error];
    saveCsv([headings, ...lines], translate('import.restOf', { title }));
    setUnsaved(false);
  };
};
