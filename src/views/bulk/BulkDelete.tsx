import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { Loading } from '../Loading.tsx';
import { permissionsOf } from '../permissionsOf.ts';
import { ToolDialog } from '../lists/ToolDialog.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchTable } from './BatchTable.tsx';
import { failureOf } from './runEach.ts';
import { isOpen, useBatch } from './useBatch.ts';
import { useSelectedRecords } from './useSelectedRecords.ts';

const keyOf = ({ id }: RaRecord): string => String(id);

/** Deletes the selected records one after the other, once their names were read and the deletion asked for. */
export const BulkDelete = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { resource, refetch, onUnselectItems } = useListContext();
  const definition = useDirectory().byName(resource);
  const { records, pending, error } = useSelectedRecords();
  const batch = useBatch<RaRecord>({
    keyOf,
    repeatable: true,
    act: async (record) => {
      try {
        await dataProvider.delete(resource, { id: record.id, previousData: record });
      } catch (failure) {
        // Somebody else has deleted it: that is what was asked for.
        if (failureOf(failure)?.kind !== 'notFound') throw failure;
      }
    },
  });
  const allowed = records.filter((record) => permissionsOf(record).canDelete);
  const open = allowed.filter((record) => isOpen(batch.outcomes.get(keyOf(record)), true));
  const started = batch.outcomes.size > 0;
  const close = (): void => {
    batch.cancel();
    if (started) {
      onUnselectItems();
      void refetch();
    }
    onClose();
  };
  return (
    <ToolDialog
      title={translate('bulk.delete.title', { smart_count: records.length })}
      wide
      actions={
        <>
          <Button onClick={close}>{translate(started ? 'form.close' : 'form.cancel')}</Button>
          {batch.running ? (
            <Button onClick={batch.cancel}>{translate('bulk.stop')}</Button>
          ) : (
            <Button color="error" disabled={open.length === 0} onClick={() => void batch.run(allowed)}>
              {translate(started ? 'bulk.resume' : 'bulk.delete.start', { smart_count: open.length })}
            </Button>
          )}
        </>
      }
    >
      {pending && <Loading />}
      {error !== null && <Alert severity="error">{errorSentence(error)}</Alert>}
      {!started && <Typography sx={{ mb: 1 }}>{translate('remove.message')}</Typography>}
      <BatchProgress batch={batch} size={allowed.length} />
      <BatchTable
        label={translate('bulk.delete.table')}
        headings={[]}
        rows={records.map((record) => ({
          key: keyOf(record),
          name: labelOf(record, definition),
          cells: [],
          note: translate(permissionsOf(record).canDelete ? 'bulk.delete.planned' : 'bulk.effects.denied'),
          outcome: batch.outcomes.get(keyOf(record)),
        }))}
      />
    </ToolDialog>
  );
};
