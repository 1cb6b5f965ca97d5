import { useDataProvider, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { BatchDialog, type BatchDialogProps } from './BatchDialog.tsx';
import { failureOf } from './runEach.ts';

interface BulkDeleteProps extends Pick<BatchDialogProps, 'owners'> {
  readonly onClose: () => void;
}

/** Deletes the selected records one after the other, once their names were read and the deletion confirmed. */
export const BulkDelete = ({ owners, onClose }: BulkDeleteProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { resource } = useListContext();
  return (
    <BatchDialog
      owners={owners}
      title={(size) => translate('bulk.delete.title', { smart_count: size })}
      label={translate('bulk.delete.table')}
      warning={translate('remove.message')}
      toRows={(records) =>
        records.map((record) => {
          const { canDelete } = permissionsOf(record);
          const note = translate(canDelete ? 'bulk.delete.planned' : 'bulk.effects.denied');
          return { record, isIncluded: canDelete, note };
        })
      }
      act={async (record) => {
        try {
          await dataProvider.delete(resource, { id: record.id, previousData: record });
        } catch (failure) {
          // Somebody else has deleted it: that is what was wanted.
          if (failureOf(failure)?.kind !== 'notFound') throw failure;
        }
      }}
      start="bulk.delete.start"
      isDestructive
      onClose={onClose}
    />
  );
};
