import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDataProvider, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { ToolDialog } from '../lists/ToolDialog.tsx';
import { Loading } from '../Loading.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchTable } from './BatchTable.tsx';
import type { BulkValue } from './BulkEdit.tsx';
import { planBulkEdit, toBulkPayload } from './planBulkEdit.ts';
import { isOpen, useBatch } from './useBatch.ts';
import { useSelectedRecords } from './useSelectedRecords.ts';

interface BulkEditRunProps {
  readonly fields: readonly FieldDescription[];
  readonly chosen: BulkValue;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const keyOf = ({ id }: RaRecord): string => String(id);

/** Second step of a bulk edit: what changes, then the writing of it, record by record. */
export const BulkEditRun = ({ fields, chosen: { field, value }, onBack, onClose }: BulkEditRunProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const dataProvider = useDataProvider();
  const { resource, refetch, onUnselectItems } = useListContext();
  const definition = useDirectory().byName(resource);
  const { records, pending, error } = useSelectedRecords();
  const batch = useBatch<RaRecord>({
    keyOf,
    repeatable: true,
    act: async ({ id }) => {
      // An update replaces the whole record, so that it starts from what the server holds now.
      const { data: record } = await dataProvider.getOne<RaRecord>(resource, { id });
      const data = toBulkPayload(fields, record, field, value);
      await dataProvider.update(resource, { id, data, previousData: record });
    },
  });
  const plan = planBulkEdit(field, value, records);
  const changing = plan.filter(({ effect }) => effect === 'change').map(({ record }) => record);
  const open = changing.filter((record) => isOpen(batch.outcomes.get(keyOf(record)), true));
  const started = batch.running || batch.outcomes.size > 0;
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
      title={translate('bulk.edit.title')}
      wide
      actions={
        <>
          {!started && <Button onClick={onBack}>{translate('bulk.edit.back')}</Button>}
          <Button onClick={close}>{translate(started ? 'form.close' : 'form.cancel')}</Button>
          {batch.running ? (
            <Button onClick={batch.cancel}>{translate('bulk.stop')}</Button>
          ) : (
            <Button variant="contained" disabled={open.length === 0} onClick={() => void batch.run(changing)}>
              {translate(started ? 'bulk.resume' : 'bulk.edit.start', { smart_count: open.length })}
            </Button>
          )}
        </>
      }
    >
      {pending && <Loading />}
      {error !== null && <Alert severity="error">{errorSentence(error)}</Alert>}
      <BatchProgress batch={batch} size={changing.length} />
      <BatchTable
        label={translate('bulk.edit.table', { label: fieldLabel(field) })}
        headings={[translate('bulk.edit.before'), translate('bulk.edit.after')]}
        rows={plan.map(({ record, before, effect }) => ({
          key: keyOf(record),
          name: labelOf(record, definition),
          cells: [
            <FieldDisplay key="before" field={field} value={before} />,
            <FieldDisplay key="after" field={field} value={effect === 'change' ? value : before} />,
          ],
          note: translate(`bulk.effects.${effect}`),
          outcome: batch.outcomes.get(keyOf(record)),
        }))}
      />
    </ToolDialog>
  );
};
