import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { FieldFormContext } from '../../fields/FieldFormContext.tsx';
import { useFieldHint } from '../../fields/FieldHints.tsx';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { inputs } from '../../fields/inputs.tsx';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { ApiError } from '../../http/ApiError.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fieldNamed, patches, type Description, type FieldDescription } from '../../schema/description.ts';
import { kindOf } from '../../schema/kinds.ts';
import { toPatch } from '../../schema/payload.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { toResolver } from '../form/toResolver.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { ignoredFields } from '../save/ignoredFields.ts';
import { BatchDialog, type BatchDialogProps } from './BatchDialog.tsx';
import { DescribedDialog } from './DescribedDialog.tsx';
import { bulkFields, planBulkEdit, toBulkPayload } from './planBulkEdit.ts';

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
        return (
          <BulkEditRun
            owners={config.list?.owners}
            description={description}
            chosen={chosen}
            onBack={back}
            onClose={onClose}
          />
        );
      }}
    </DescribedDialog>
  );
};

interface BulkEditRunProps extends Pick<BatchDialogProps, 'owners'> {
  readonly description: Description;
  readonly chosen: BulkValue;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Second step: what changes, then the writing of it, record by record. */
const BulkEditRun = ({ description, chosen: { field, value }, ...ways }: BulkEditRunProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { resource } = useListContext();
  return (
    <BatchDialog
      {...ways}
      title={() => translate('bulk.edit.title')}
      label={translate('bulk.edit.table', { label: fieldLabel(field) })}
      fields={description.fields}
      headings={[translate('bulk.edit.before'), translate('bulk.edit.after')]}
      toRows={(records) =>
        planBulkEdit(field, value, records, description.fields).map(({ record, before, effect }) => ({
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

interface BulkEditValueProps {
  readonly config: ResourceConfig;
  readonly fields: readonly FieldDescription[];
  readonly onChosen: (chosen: BulkValue) => void;
  readonly onClose: () => void;
}

/** First step of a bulk edit: which field, and which value it is to have. */
const BulkEditValue = ({ config, fields, onChosen, onClose }: BulkEditValueProps) => {
  const id = useId();
  const translate = useTranslate();
  const [name, setName] = useState('');
  const offered = bulkFields(fields, config.fields, config.list?.scope);
  const field = fieldNamed(offered, name);
  return (
    <DialogFrame
      title={translate('bulk.edit.title')}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant="contained"
            disabled={!field}
            {...(!field && { 'aria-describedby': `${id}-field-helper-text` })}
          >
            {translate('bulk.edit.preview')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          select
          id={`${id}-field`}
          label={translate('bulk.edit.field')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          helperText={field ? null : translate('bulk.edit.choose')}
          fullWidth
        >
          {offered.map((candidate) => (
            <MenuItem key={candidate.name} value={candidate.name}>
              {fieldLabel(candidate)}
            </MenuItem>
          ))}
        </TextField>
        {field && <ValueForm key={field.name} id={id} field={field} onChosen={onChosen} />}
      </Stack>
    </DialogFrame>
  );
};

interface ValueFormProps extends Pick<BulkEditValueProps, 'onChosen'> {
  readonly id: string;
  readonly field: FieldDescription;
}

const ValueForm = ({ id, field, onChosen }: ValueFormProps) => {
  const translate = useTranslate();
  const hint = useFieldHint(field.name);
  const form = useForm<Record<string, unknown>>({
    defaultValues: { [field.name]: null },
    resolver: toResolver([field], translate, { kindAt: (_, one) => kindOf(one, hint) }),
  });
  // A boolean that nobody has ticked is sent as no.
  const empty = field.type === 'bool' ? false : null;
  const submit = form.handleSubmit((values) => onChosen({ field, value: values[field.name] ?? empty }));
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <FieldFormContext value={{ inputs }}>
          <FieldInput field={field} source={field.name} disabled={false} />
        </FieldFormContext>
      </form>
    </FormProvider>
  );
};

/** A field and its new value. */
interface BulkValue {
  readonly field: FieldDescription;
  readonly value: unknown;
}
