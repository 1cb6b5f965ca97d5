import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { patches, type Description } from '../../schema/description.ts';
import { toPatch } from '../../schema/payload.ts';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { BatchTable } from './BatchTable.tsx';
import type { BulkValue } from './BulkValue.ts';
import { planBulkEdit, toBulkPayload } from './planBulkEdit.ts';
import { recordKey } from './recordKey.ts';
import { useBatch } from './useBatch.ts';
import { useSelectedRecords } from './useSelectedRecords.ts';

interface BulkEditRunProps {
  readonly description: Description;
  readonly chosen: BulkValue;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Second step of a bulk edit: what changes, then the writing of it, record by record. */
export const BulkEditRun = ({ description, chosen: { field, value }, onBack, onClose }: BulkEditRunProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const dataProvider = useDataProvider();
  const { resource } = useListContext();
  const definition = useDirectory().byName(resource);
  const selected = useSelectedRecords();
  const batch = useBatch<RaRecord>({
    keyOf: recordKey,
    repeatable: true,
    act: async ({ id }) => {
      // An update replaces the whole record, so that it starts from what the server holds now.
      const { data: record } = await dataProvider.getOne<RaRecord>(resource, { id });
      const data = patches(description)
        ? withWriteOptions(toPatch([field], { [field.name]: value }, record), { isPatch: true })
        : toBulkPayload(description.fields, record, field, value);
      await dataProvider.update(resource, { id, data, previousData: record });
    },
  });
  const plan = planBulkEdit(field, value, selected.records);
  return (
    <BatchDialog
      title={translate('bulk.edit.title')}
      selected={selected}
      batch={batch}
      items={plan.filter(({ effect }) => effect === 'change').map(({ record }) => record)}
      start="bulk.edit.start"
      onBack={onBack}
      onClose={onClose}
    >
      <BatchTable
        label={translate('bulk.edit.table', { label: fieldLabel(field) })}
        headings={[translate('bulk.edit.before'), translate('bulk.edit.after')]}
        rows={plan.map(({ record, before, effect }) => ({
          key: recordKey(record),
          name: labelOf(record, definition),
          cells: [
            <FieldDisplay key="before" field={field} value={before} />,
            <FieldDisplay key="after" field={field} value={effect === 'change' ? value : before} />,
          ],
          note: translate(`bulk.effects.${effect}`),
          outcome: batch.outcomes.get(recordKey(record)),
        }))}
      />
    </BatchDialog>
  );
};
