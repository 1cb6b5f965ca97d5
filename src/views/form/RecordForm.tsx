import { useEffect, useMemo, useRef, useState, use, type ReactNode, type SubmitEvent } from 'react';
import { RecordContextProvider } from 'react-admin';
import {
  FormProvider,
  useForm,
  useFormState,
  type KeepStateOptions,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useIsMutating } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isUnsaved, useFormFact } from '../../fields/useFormFact.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useLeaveBlocker } from '../page/useLeaveBlocker.ts';
import { FormContext } from './FormContext.ts';

type Values = Record<string, unknown>;

interface RecordFormProps {
  /** Form values of the record; what changes in them later replaces the form's own values. */
  readonly initial: Values;
  readonly resolver: Resolver;
  /** What survives a reset. They change with the record alone. */
  readonly resetOptions: KeepStateOptions;
  /** Resolves to messages of the server by form path. */
  readonly onSubmit: (
    values: Values,
    form: UseFormReturn,
  ) => Promise<Readonly<Record<string, string>> | undefined>;
  /** Called when something typed becomes unsaved, and when nothing is any more. */
  readonly onUnsaved?: ((isUnsaved: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * The form element with its values. Unlike react-admin's `Form` it draws its content once: that one resets
 * itself when it has just opened, and hands its state down with its methods.
 */
export const RecordForm = ({
  initial,
  resolver,
  resetOptions,
  onSubmit,
  onUnsaved,
  children,
}: RecordFormProps) => {
  // The field navigator leads to the first error, wherever it hides.
  const form = useForm({ defaultValues: initial, resolver, shouldFocusError: false });
  // The context never changes: who shows something of the state subscribes to it by `useFormState`.
  const [formState] = useState(form.formState);
  useResets(form.reset, initial, resetOptions);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    // To React the form of a dialog is within the one behind it.
    event.stopPropagation();
    void form.handleSubmit(async (values) => {
      const errors = (await onSubmit(values, form)) ?? {};
      for (const [path, message] of Object.entries(errors)) form.setError(path, { type: 'server', message });
    })(event);
  };
  return (
    <RecordContextProvider value={initial}>
      <FormProvider {...form} formState={formState}>
        <form onSubmit={submit} noValidate>
          {children}
        </form>
        <UnsavedGuard onUnsaved={onUnsaved} />
      </FormProvider>
    </RecordContextProvider>
  );
};

/** Resets the form when its record holds other values, or was saved; not when it has just opened. */
const useResets = (
  reset: (values: Values, options: KeepStateOptions) => void,
  initial: Values,
  options: KeepStateOptions,
): void => {
  const text = JSON.stringify(initial);
  const start = useMemo(() => ({ text, options }), [text, options]);
  const last = useRef(start);
  useEffect(() => {
    if (last.current === start) return;
    last.current = start;
    reset(initial, options);
  });
};

interface UnsavedGuardProps {
  /** Called when something typed becomes unsaved, and when nothing is any more. */
  readonly onUnsaved: ((isUnsaved: boolean) => void) | undefined;
}

/**
 * A confirmation before typed values are lost; while a save or a deletion is under way leaving waits for its answer. A form
 * that became safe meanwhile (saved, or the record deleted) lets the waiting navigation go on.
 */
const UnsavedGuard = ({ onUnsaved }: UnsavedGuardProps) => {
  const translate = useTranslate();
  const draft = use(FormContext)?.draft;
  const { isSubmitting } = useFormState();
  const isWriting = useIsMutating() > 0 || isSubmitting;
  const dirty = useFormFact(isUnsaved);
  const blocker = useLeaveBlocker(dirty || isWriting);
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocked && !dirty && !isWriting) blocker.proceed();
    // react-admin's blocker changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocked, dirty, isWriting]);
  useEffect(() => {
    onUnsaved?.(dirty);
    return () => onUnsaved?.(false);
  }, [dirty, onUnsaved]);
  if (!blocked || !dirty || isWriting) return null;
  return (
    <ConfirmDialog
      open
      title={translate('form.leaveTitle')}
      message={translate('form.leave')}
      cancel={translate('form.stay')}
      confirm={translate('form.quit')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        draft?.drop();
        blocker.proceed?.();
      }}
    />
  );
};
