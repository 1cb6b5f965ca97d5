import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { ApiError } from '../../http/ApiError.ts';
import { patches, type Description } from '../../schema/description.ts';
import { toPatch } from '../../schema/payload.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { ignoredFields } from '../save/ignoredFields.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { BulkEditValue } from './BulkEditValue.tsx';
import { DescribedDialog } from './DescribedDialog.tsx';
import { planBulkEdit, toBulkPayload, type BulkValue } from './planBulkEdit.ts';

interface BulkEditProps {
  readonly config: ResourceConfig;
  readonly onClose: () => void;
}

/** Gives one field the same value in every selected record: choose, see what changes, then write. */
export const BulkEdit = ({ config, onClose }: BulkEditProps) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<BulkValue | null>(null);
  const close = <Button onClick={onClose}>{translate('form.close')}</Button>;
  return (
    <DescribedDialog operation="update" title={translate('bulk.edit.title')} actions={close}>
      {(description) => {
        const { fields } = description;
        if (!chosen)
          return <BulkEditValue config={config} fields={fields} onChosen={setChosen} onClose={onClose} />;
        const back = (): void => setChosen(null);
        return <BulkEditRun description={description} chosen={chosen} onBack={back} onClose={onClose} />;
      }}
    </DescribedDialog>
  );
};

interface BulkEditRunProps {
  readonly description: Description;
  readonly chosen: BulkValue;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Second step: what changes, then the writing of it, record by record. */
const BulkEditRun = ({ description, chosen: { field, value }, ...ways }: BulkEditRunProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const dataProvider = useDataProvider();
  const { resource } = useListContext();
  return (
    <BatchDialog
      {...ways}
      title={() => translate('bulk.edit.title')}
      label={translate('bulk.edit.table', { label: fieldLabel(field) })}
      headings={[translate('bulk.edit.before'), translate('bulk.edit.after')]}
      toRows={(records) =>
        planBulkEdit(field, value, records).map(({ record, before, effect }) => ({
          record,
          isIncluded: effect === 'change',
          cells: [
            <FieldDisplay key="before" field={field} value={before} />,
            <FieldDisplay key="after" field={field} value={effect === 'change' ? value : before} />,
          ],
          note: translate(`bulk.effects.${effect}`),
        }))
      }
      act={async ({ id }) => {
        // An update replaces the whole record, so that it starts from the server's current version.
        const { data: record } = await dataProvider.getOne<RaRecord>(resource, { id });
        const data = patches(description)
          ? withWriteOptions(toPatch([field], { [field.name]: value }, record), { isPatch: true })
          : toBulkPayload(description.fields, record, field, value);
        const { data: saved } = await dataProvider.update(resource, { id, data, previousData: record });
        if (ignoredFields([field], { [field.name]: value }, record, saved).length === 0) return;
        const message = translate('conflicts.ignored', { fields: fieldLabel(field) });
        throw new ApiError({ kind: 'client', message });
      }}
      start="bulk.edit.start"
    />
  );
};
