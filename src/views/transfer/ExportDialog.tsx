import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { shownColumns } from '../table/tableView.ts';
import { DeliberateButton } from '../bulk/DeliberateButton.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { RadioChoice } from '../table/RadioChoice.tsx';
import { useTableView } from '../table/useTableView.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { useColumns } from '../table/useColumns.ts';
import { FORMATS, useExport, type Format } from './useExport.ts';

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
