import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { serverErrorsOf } from '../../data/serverErrors.ts';
import { FieldFormContext } from '../../fields/FieldFormContext.tsx';
import { FieldHintsContext, type FieldHints } from '../../fields/FieldHints.tsx';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { inputs } from '../../fields/inputs.tsx';
import { apiErrorOf } from '../../http/ApiError.ts';
import { randomId } from '../../lib/randomId.ts';
import type { Json } from '../../schema/read.ts';
import { useSaveKey } from '../../ui/useSaveKey.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { DraftKeeper } from '../../views/drafts/DraftKeeper.tsx';
import { useFormDraft } from '../../views/drafts/useFormDraft.ts';
import { toResolver } from '../../views/form/toResolver.ts';
import { DescriptionFailure } from '../../views/page/DescriptionFailure.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { useDescription } from '../../views/page/useDescription.ts';
import { createFormBase } from '../../views/save/createFormBase.ts';
import { failureText } from '../failureText.ts';

interface InviteFormProps {
  readonly title: string;
  readonly submit: string;
  /** Fields of the form, in their order; those that the description lacks are left out. */
  readonly names: readonly string[];
  readonly required: readonly string[];
  readonly start?: Json;
  /** Under which a draft of it is kept. */
  readonly place: string;
  readonly hints?: FieldHints;
  readonly onClose: () => void;
  /** Below the fields, in their form. */
  readonly children?: ReactNode;
  /** Rejects with the reason. The same values go with the same key, so that a repetition invites nobody twice. */
  readonly send: (values: Json, key: string) => Promise<void>;
}

/** A dialog of some fields of the description of rights; whatever fails, it keeps what was typed. */
export const InviteForm = ({ title, submit, names, ...props }: InviteFormProps) => {
  const { required, start = {}, place, hints = NO_HINTS, onClose, send, children } = props;
  const translate = useTranslate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(button);
  const description = useDescription('permissions', 'create');
  const described = description.status === 'ready' ? description.description.fields : NO_FIELDS;
  const fields = names.flatMap((name) => {
    const field = described.find((one) => one.name === name);
    return field ? [{ ...field, readOnly: false, required: required.includes(name) }] : [];
  });
  const resolver = toResolver(fields, translate);
  const form = useForm<Record<string, unknown>>({ defaultValues: start, resolver });
  const { isSubmitting } = form.formState;
  const draft = useFormDraft(place);
  const [base] = useState(createFormBase);
  const { failure, onSubmit } = useSending(form, names, async (values, key) => {
    await send(values, key);
    draft?.drop();
  });
  const giveUp = (): void => {
    draft?.drop();
    onClose();
  };
  return (
    <DialogFrame
      title={title}
      actions={
        <>
          <Button onClick={giveUp}>{translate('rights.give.cancel')}</Button>
          <Button
            ref={button}
            type="submit"
            form={id}
            variant="contained"
            aria-keyshortcuts="Control+S Meta+S"
            loading={isSubmitting}
          >
            {submit}
          </Button>
        </>
      }
    >
      {description.status === 'loading' && <Loading />}
      {description.status === 'failed' && <DescriptionFailure state={description} />}
      {description.status === 'ready' && (
        <FormProvider {...form}>
          {draft && <DraftKeeper draft={draft} fields={fields} base={base} />}
          <Stack component="form" id={id} noValidate onSubmit={onSubmit} sx={{ gap: 2, pt: 1 }}>
            <FieldHintsContext value={hints}>
              <FieldFormContext value={{ inputs }}>
                {fields.map((field) => (
                  <FieldInput key={field.name} field={field} source={field.name} disabled={isSubmitting} />
                ))}
              </FieldFormContext>
            </FieldHintsContext>
            {children}
            <FirstFocus form={id} />
          </Stack>
        </FormProvider>
      )}
      <div role="alert">
        {failure !== null && (
          <Alert severity="error" role="presentation" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </div>
    </DialogFrame>
  );
};

type InviteValues = Record<string, unknown>;

/** Sends the form, and puts what failed at its fields, else under them. */
const useSending = (
  form: UseFormReturn<InviteValues>,
  names: InviteFormProps['names'],
  send: InviteFormProps['send'],
) => {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string | null>(null);
  const [keys] = useState(() => new Map<string, string>());
  const submitted = form.handleSubmit(async (values) => {
    const body = JSON.stringify(values);
    const key = keys.get(body) ?? randomId();
    keys.set(body, key);
    setFailure(null);
    try {
      await send(values, key);
    } catch (error) {
      const errors = Object.entries(serverErrorsOf(error) ?? {});
      for (const [path, messages] of errors)
        if (names.includes(path))
          form.setError(path, { message: messages.join('\n') }, { shouldFocus: true });
      if (errors.length > 0 && errors.every(([path]) => names.includes(path))) return;
      const isLost = apiErrorOf(error)?.unknownOutcome;
      setFailure(isLost ? translate('rights.invitation.lost') : failureText(error));
    }
  });
  const onSubmit = (event: FormEvent): void => {
    // A dialog is inside the page's form for React, whose submit this is not.
    event.stopPropagation();
    void submitted(event);
  };
  return { failure, onSubmit };
};

const NO_HINTS: FieldHints = {};
const NO_FIELDS: readonly never[] = [];

/** Puts the cursor in the first field once the fields are there: the dialog is opened to be filled in. */
const FirstFocus = ({ form }: { readonly form: string }) => {
  useEffect(() => document.getElementById(form)?.querySelector('input')?.focus(), [form]);
  return null;
};
