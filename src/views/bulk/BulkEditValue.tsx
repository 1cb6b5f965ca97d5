import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { inputs } from '../../fields/inputs.tsx';
import { FieldFormContext } from '../../fields/FieldFormContext.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { useFieldHint } from '../../fields/FieldHints.tsx';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { kindOf } from '../../schema/kinds.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { toResolver } from '../form/toResolver.ts';
import { bulkFields, type BulkValue } from './planBulkEdit.ts';

interface BulkEditValueProps {
  readonly config: ResourceConfig;
  readonly fields: readonly FieldDescription[];
  readonly onChosen: (chosen: BulkValue) => void;
  readonly onClose: () => void;
}

/** First step of a bulk edit: which field, and which value it is to have. */
export const BulkEditValue = ({ config, fields, onChosen, onClose }: BulkEditValueProps) => {
  const id = useId();
  const translate = useTranslate();
  const labelOf = useFieldLabel();
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
              {labelOf(candidate)}
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
  const submit = form.handleSubmit((values) => onChosen({ field, value: values[field.name] ?? null }));
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
