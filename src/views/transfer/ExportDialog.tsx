import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState, useEffect, useRef } from 'react';
import { useListContext, useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { shownColumns } from '../table/tableView.ts';
import { DeliberateButton } from '../bulk/DeliberateButton.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { RadioChoice } from '../table/RadioChoice.tsx';
import { useTableView } from '../table/useTableView.ts';
import type { ListView, ResourceConfig } from '../page/ResourceConfig.ts';
import { useColumns, type Column } from '../table/useColumns.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { dayOf } from '../../lib/dates.ts';
import { columnValue, missingRelations } from '../table/relatedValues.ts';
import { createCsvWriter } from './csv.ts';
import { createXlsxWriter } from './createXlsxWriter.ts';
import { exportRows, type ExportProgress } from './exportRows.ts';
import { toFileColumns } from './importTargets.ts';
import { readPages } from './readPages.ts';
import { saveBlob } from '../../fields/files/saveBlob.ts';
import { toCell } from './toCell.ts';
import { useFileTitle } from './useFileTitle.ts';

/** Saves the whole filtered list as a file, with how far it has come and a way to stop it. */
export const ExportDialog = ({
  config,
  description,
  onClose,
}: ListView & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const { total } = useListContext();
  const [view] = useTableView(config, description);
  const [format, setFormat] = useState<Format>('csv');
  const [extent, setExtent] = useState<Extent>('shown');
  const { columns, pending } = useColumns(description, extent === 'shown' ? shownColumns(view) : view.order);
  const { state, start, cancel } = useExport(config, columns);
  const running = state.step === 'running';
  return (
    <DialogFrame
      title={translate('export.title')}
      actions={
        <>
          <DeliberateButton onClick={onClose}>{translate('form.close')}</DeliberateButton>
          {running ? (
            <DeliberateButton onClick={cancel}>{translate('export.cancel')}</DeliberateButton>
          ) : (
            <DeliberateButton variant="contained" disabled={pending} onClick={() => void start(format)}>
              {translate('export.start')}
            </DeliberateButton>
          )}
        </>
      }
    >
      {total !== undefined && (
        <Typography sx={{ mb: 2 }}>{translate('export.extent', { smart_count: total })}</Typography>
      )}
      <RadioChoice
        label={translate('export.format')}
        options={Object.keys(FORMATS) as Format[]}
        labelOf={(option) => translate(`export.formats.${option}`)}
        value={format}
        disabled={running}
        onChange={setFormat}
      />
      <RadioChoice
        label={translate('export.columns')}
        options={['shown', 'all']}
        labelOf={(option) => translate(`export.extents.${option}`)}
        value={extent}
        disabled={running}
        onChange={setExtent}
      />
      {running && (
        <LinearProgress
          aria-label={translate('export.progress')}
          sx={{ my: 2 }}
          {...(state.total ? { variant: 'determinate', value: share(state.written, state.total) } : {})}
        />
      )}
      {running && <Typography>{translate('export.written', { smart_count: state.written })}</Typography>}
      <div role="status">
        {state.step === 'done' && (
          <Alert
            role="none"
            severity={state.total === null || state.total === state.written ? 'success' : 'warning'}
          >
            {translate('export.done', { smart_count: state.written })}
            {state.total !== null && state.total !== state.written && ` ${translate('export.changed')}`}
          </Alert>
        )}
        {state.step === 'failed' && (
          <Alert severity="error" role="none">
            {translate('export.failed')} {errorSentence(state.error)}
          </Alert>
        )}
      </div>
    </DialogFrame>
  );
};

type Extent = 'shown' | 'all';

const share = (written: number, total: number): number => Math.min(100, (written / total) * 100);

const FORMATS = { csv: createCsvWriter, xlsx: createXlsxWriter } as const;
type Format = keyof typeof FORMATS;

type ExportState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'running' } & ExportProgress)
  | ({ readonly step: 'done' } & ExportProgress)
  | { readonly step: 'failed'; readonly error: unknown };

/** Exports the whole filtered list of the list context; leaving the page ends it. */
const useExport = (config: ResourceConfig, columns: readonly Column[]) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const directory = useDirectory();
  const translate = useTranslate();
  const fileTitle = useFileTitle();
  const { resource, filter, filterValues, sort } = useListContext();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: Format): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    let progress: ExportProgress = { written: 0, total: null };
    setState({ step: 'running', ...progress });
    const { signal } = controller;
    const hints = config.fields ?? {};
    const words = { yes: translate('boolean.yes'), no: translate('boolean.no'), directory, hints };
    const written = toFileColumnsOnce(columns, hints);
    const writer = FORMATS[format]();
    try {
      const file = await exportRows({
        pages: readPages(dataProvider, { resource, sort, filter: { ...filterValues, ...filter } }, signal),
        headings: written.map(({ label }) => label),
        toRows: async (rows) => {
          const wanted = missingRelations(rows, columns);
          const { data } = wanted.length > 0 ? await dataProvider.getRelated(wanted, signal) : { data: NONE };
          return rows.map((row) =>
            written.map((column) => toCell(column.field, column.path, columnValue(row, column, data), words)),
          );
        },
        writer,
        onProgress: (next) => {
          progress = next;
          if (!signal.aborted) setState({ step: 'running', ...next });
        },
        signal,
      });
      saveBlob(file, `${fileTitle} ${dayOf(new Date())}.${format}`);
      setState({ step: 'done', ...progress });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', error });
    } finally {
      writer.dispose();
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, start, cancel };
};

/** The columns of the file: a part of an object once, whether by itself or with its object. */
const toFileColumnsOnce = (columns: readonly Column[], hints: Parameters<typeof toFileColumns>[2]) => {
  const all = columns.flatMap(({ field, path, through }) =>
    toFileColumns(field, path, hints).map((one) => ({ ...one, through })),
  );
  return all.filter((one, index) => all.findIndex(({ path }) => path === one.path) === index);
};

const NONE = new Map<string, never>();
