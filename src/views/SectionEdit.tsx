import Box from '@mui/material/Box';
import { use, useEffect, useRef, type KeyboardEvent } from 'react';
import {
  EditBase,
  RecordContextProvider,
  useEditContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useFormFact } from '../fields/useFormFact.ts';
import { reachableControls } from '../fields/navigation/reachableControls.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormContext } from './form/FormContext.ts';
import { SectionFields } from './form/FormSection.tsx';
import { SchemaForm } from './form/SchemaForm.tsx';
import { useUpdateRight, useVersions } from './form/useUpdateRight.ts';
import { GateContext } from './masked/MaskedGate.tsx';
import { DescriptionFailure } from './page/DescriptionFailure.tsx';
import { DialogContext } from './page/DialogContext.ts';
import { SectionCard } from './page/SectionCard.tsx';
import { Loading } from './page/Loading.tsx';
import { useDescription } from './page/useDescription.ts';
import type { SectionEditorProps } from './show/ReadingContext.ts';

/** A section of a record in its form: the same drafts, checks and confirmations as those of the whole form. */
export const SectionEdit = (props: SectionEditorProps) => {
  const record = useRecordContext();
  return (
    record && (
      <EditBase
        id={record.id}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={{ onError: shownInPlace }}
        mutationOptions={{ onError: shownInPlace, onSuccess: shownInPlace }}
      >
        {/* Revealed values are filled in. */}
        <RecordContextProvider value={record}>
          <SectionForm {...props} />
        </RecordContextProvider>
      </EditBase>
    )
  );
};

/** The form says what failed or succeeded, not react-admin's own notification. */
const shownInPlace = (): void => undefined;

const SectionForm = ({
  config,
  title,
  sections,
  onClose,
  onClosed,
  isLeaving,
  onStay,
}: SectionEditorProps) => {
  const resource = useResourceContext() ?? '';
  const { record, error } = useEditContext();
  const gate = use(GateContext);
  const right = useUpdateRight();
  const versions = useVersions();
  const state = useDescription(resource, right.isEditable ? 'update' : 'show');
  const place = useRef<HTMLDivElement>(null);
  // The record from a list may be less than the whole.
  const isRead = right.isOpened || Boolean(error);
  const isReady = state.status === 'ready' && record !== undefined && isRead;
  useEffect(() => {
    if (isReady && place.current) reachableControls(place.current).find(takesText)?.focus();
  }, [isReady]);
  if (state.status === 'failed') return <DescriptionFailure state={state} />;
  if (!isReady) return <Loading />;
  return (
    <Box ref={place} onKeyDown={saveByKey} sx={WITHIN}>
      <SectionCard title={title}>
        <DialogContext value={{ close: onClose }}>
          <SchemaForm
            config={config}
            description={state.description}
            part={sections}
            locked={right.lock(state.description)}
            onSaved={(saved) => {
              right.reopen(saved);
              gate?.close();
              onClosed();
            }}
            versions={{
              ...versions,
              read: async () => {
                const version = await versions.read();
                return gate ? gate.complete(version) : version;
              },
            }}
            actions={isLeaving && <LeaveConfirmation onStay={onStay} onLeave={onClosed} />}
          >
            {({ fields, disabled }) => <SectionFields fields={fields} disabled={disabled} />}
          </SchemaForm>
        </DialogContext>
      </SectionCard>
    </Box>
  );
};

const takesText = (control: HTMLElement): boolean =>
  control.matches('input, textarea, select, [role="combobox"], [contenteditable="true"]');

const saveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.querySelector('form')?.requestSubmit();
};

/** Its bar is on the card. */
const WITHIN = { minWidth: 0, '& footer': { bgcolor: 'background.paper', pb: 0 } } as const;

interface LeaveConfirmationProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Guard of a form that is being left: one without changes closes at once, others need a confirmation. */
const LeaveConfirmation = ({ onStay, onLeave }: LeaveConfirmationProps) => {
  const translate = useTranslate();
  const draft = use(FormContext)?.draft;
  const { isSubmitting } = useFormState();
  const isDirty = useFormFact(({ dirtyFields }) => Object.keys(dirtyFields).length > 0);
  const isFree = !isDirty && !isSubmitting;
  useEffect(() => {
    if (isFree) onLeave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is called changes with every render
  }, [isFree]);
  if (!isDirty || isSubmitting) return null;
  return (
    <ConfirmDialog
      open
      title={translate('form.leaveTitle')}
      message={translate('reading.leave')}
      cancel={translate('reading.stay')}
      confirm={translate('form.quit')}
      onCancel={onStay}
      onConfirm={() => {
        draft?.drop();
        onLeave();
      }}
    />
  );
};
