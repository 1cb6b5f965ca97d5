import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { toFigure } from '../../i18n/toFigure.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { RelatedContext, type Related } from '../../fields/RelatedContext.ts';
import { DeliberateButton } from '../bulk/DeliberateButton.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Printed } from '../page/Printed.tsx';
import { RadioChoice } from '../table/RadioChoice.tsx';
import { RelatedRecords } from '../table/RelatedRecords.tsx';
import { missingRelations } from '../table/relatedValues.ts';
import type { Column } from '../table/useColumns.ts';
import { readPages } from '../transfer/readPages.ts';
import { ListPaper } from './ListPaper.tsx';
import { usePrintedColumns } from './usePrintedColumns.ts';
import type { ListView } from '../page/ResourceConfig.ts';

/** Most rows that are printed at once: some eighty pages. */
const MOST_ROWS = 2000;

type Extent = 'shown' | 'all';

/** Prints the page of the list, or all its rows, which are read first. */
export const PrintDialog = ({
  config,
  description,
  onClose,
}: ListView & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const { data: shown = [], total } = useListContext();
  const { columns, read } = usePrintedColumns({ config, description });
  const isWhole = total === shown.length;
  const isTooLong = total === undefined || total > MOST_ROWS;
  const [extent, setExtent] = useState<Extent>(isTooLong ? 'shown' : 'all');
  const { state, start } = useAllRows(read);
  const [isShownPrinted, setShownPrinted] = useState(isWhole);
  const paper = { config, description, columns };
  if (isShownPrinted)
    return (
      <RelatedRecords columns={read}>
        <Printed onPrinted={onClose}>
          {(printedAt) => <ListPaper {...paper} rows={shown} isPart={!isWhole} printedAt={printedAt} />}
        </Printed>
      </RelatedRecords>
    );
  if (state.step === 'ready')
    return (
      <RelatedContext value={state.related}>
        <Printed onPrinted={onClose}>
          {(printedAt) => <ListPaper {...paper} rows={state.rows} isPart={false} printedAt={printedAt} />}
        </Printed>
      </RelatedContext>
    );
  const isReading = state.step === 'reading';
  return (
    <DialogFrame
      title={translate('printing.title')}
      actions={
        <>
          <DeliberateButton onClick={onClose}>{translate('form.close')}</DeliberateButton>
          <DeliberateButton
            variant="contained"
            disabled={isReading}
            onClick={() => (extent === 'all' ? void start() : setShownPrinted(true))}
          >
            {translate('printing.start')}
          </DeliberateButton>
        </>
      }
    >
      {isTooLong ? (
        <Typography>{translate('printing.limit', { max: toFigure(MOST_ROWS) })}</Typography>
      ) : (
        <RadioChoice
          label={translate('printing.rows')}
          options={['all', 'shown']}
          labelOf={(option) =>
            translate(`printing.extents.${option}`, { shown: shown.length, all: toFigure(total) })
          }
          value={extent}
          disabled={isReading}
          onChange={setExtent}
        />
      )}
      {isReading && (
        <LinearProgress
          aria-label={translate('printing.progress')}
          variant="determinate"
          value={Math.min(100, (state.count / (total ?? 1)) * 100)}
          sx={{ my: 2 }}
        />
      )}
      {state.step === 'failed' && (
        <Alert severity="error">
          {translate('printing.failed')} {errorSentence(state.error)}
        </Alert>
      )}
    </DialogFrame>
  );
};

type Reading =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly count: number }
  | { readonly step: 'ready'; readonly rows: readonly RaRecord[]; readonly related: Related }
  | { readonly step: 'failed'; readonly error: unknown };

/** Rows whose related records are requested at once. */
const SLICE = 100;

/** Reads all rows of the list with what its columns show of related records; closing the dialog ends it. */
const useAllRows = (columns: readonly Column[]) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { resource, filter, filterValues, sort } = useListContext();
  const [state, setState] = useState<Reading>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    const rows: RaRecord[] = [];
    const related = new Map<string, RaRecord>();
    setState({ step: 'reading', count: 0 });
    try {
      const wholeList = { resource, sort, filter: { ...filterValues, ...filter } };
      for await (const page of readPages(dataProvider, wholeList, signal)) {
        for (let from = 0; from < page.rows.length; from += SLICE) {
          const wanted = missingRelations(page.rows.slice(from, from + SLICE), columns);
          if (wanted.length === 0) continue;
          const { data } = await dataProvider.getRelated(wanted, signal);
          for (const [iri, record] of data) related.set(iri, { ...related.get(iri), ...record });
        }
        rows.push(...page.rows);
        // Others may go on adding rows.
        if (rows.length >= MOST_ROWS) break;
        if (!signal.aborted) setState({ step: 'reading', count: rows.length });
      }
      if (!signal.aborted) setState({ step: 'ready', rows: rows.slice(0, MOST_ROWS), related });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', error });
    }
  };
  return { state, start };
};
