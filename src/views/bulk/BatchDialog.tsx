import type { MessageKey } from '../../i18n/MessageKey.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { Loading } from '../page/Loading.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { recordKey } from './recordKey.ts';
import { RunGuard } from './RunGuard.tsx';
import { isOpen, type Batch } from './useBatch.ts';
import type { SelectedRecords } from './useSelectedRecords.ts';

interface BatchDialogProps {
  readonly title: string;
  readonly selected: SelectedRecords;
  readonly batch: Batch<RaRecord>;
  /** The records of the run, those of the selection that it concerns. */
  readonly items: readonly RaRecord[];
  /** Key of the catalogue for the button that starts the run, with the number of its records. */
  readonly start: MessageKey;
  readonly isDestructive?: boolean;
  /** The way back to the step before, until the run has begun. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
  /** What is planned for each record, or what became of it. */
  readonly children: ReactNode;
}

/** A run over the selected records: asked for after its effects were read, stopped and resumed at will. */
export const BatchDialog = ({ title, selected, batch, items, start, ...props }: BatchDialogProps) => {
  const translate = useTranslate();
  const { refetch, onUnselectItems } = useListContext();
  const open = items.filter((record) => isOpen(batch.outcomes.get(recordKey(record)), true));
  const started = batch.running || batch.outcomes.size > 0;
  const close = (): void => {
    batch.cancel();
    if (started) {
      onUnselectItems();
      void refetch();
    }
    props.onClose();
  };
  return (
    <ToolDialog
      title={title}
      wide
      actions={
        <>
          {!started && props.onBack && <Button onClick={props.onBack}>{translate('bulk.edit.back')}</Button>}
          <Button onClick={close}>{translate(started ? 'form.close' : 'form.cancel')}</Button>
          {batch.running ? (
            <Button onClick={batch.cancel}>{translate('bulk.stop')}</Button>
          ) : (
            <Button
              {...(props.isDestructive ? { color: 'error' } : { variant: 'contained' })}
              disabled={open.length === 0}
              onClick={() => void batch.run(items)}
            >
              {translate(started ? 'bulk.resume' : start, { smart_count: open.length })}
            </Button>
          )}
        </>
      }
    >
      {selected.pending && <Loading />}
      {selected.error !== null && <Alert severity="error">{errorSentence(selected.error)}</Alert>}
      <RunGuard running={batch.running} onLeave={batch.cancel} />
      <BatchProgress batch={batch} size={items.length} />
      {props.children}
    </ToolDialog>
  );
};
