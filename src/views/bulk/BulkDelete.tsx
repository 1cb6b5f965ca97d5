import Typography from '@mui/material/Typography';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { BatchTable } from './BatchTable.tsx';
import { recordKey } from './recordKey.ts';
import { failureOf } from './runEach.ts';
import { useBatch } from './useBatch.ts';
import { useSelectedRecords } from './useSelectedRecords.ts';

/** Deletes the selected records one after the other, once their names were read and the deletion asked for. */
export const BulkDelete = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { resource } = useListContext();
  const definition = useDirectory().byName(resource);
  const selected = useSelectedRecords();
  const batch = useBatch<RaRecord>({
    keyOf: recordKey,
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
  return (
    <BatchDialog
      title={translate('bulk.delete.title', { smart_count: selected.records.length })}
      selected={selected}
      batch={batch}
      items={selected.records.filter((record) => permissionsOf(record).canDelete)}
      start="bulk.delete.start"
      isDestructive
      onClose={onClose}
    >
      {batch.outcomes.size === 0 && <Typography sx={{ mb: 1 }}>{translate('remove.message')}</Typography>}
      <BatchTable
        label={translate('bulk.delete.table')}
        headings={[]}
        rows={selected.records.map((record) => ({
          key: recordKey(record),
          name: labelOf(record, definition),
          cells: [],
          note: translate(permissionsOf(record).canDelete ? 'bulk.delete.planned' : 'bulk.effects.denied'),
          outcome: batch.outcomes.get(recordKey(record)),
        }))}
      />
    </BatchDialog>
  );
};
