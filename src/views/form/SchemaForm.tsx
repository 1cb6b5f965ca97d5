import { use, useState, useCallback, useMemo, type ReactNode } from 'react';
import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import type { KeepStateOptions } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FieldFormContext } from '../../fields/FieldFormContext.tsx';
import { FieldHintsContext } from '../../fields/FieldHints.tsx';
import { createPendingFiles } from '../../fields/files/createPendingFiles.ts';
import { inputs } from '../../fields/inputs.tsx';
import { createFieldNavigator } from '../../fields/navigation/createFieldNavigator.ts';
import type { Description, FieldDescription } from '../../schema/description.ts';
import { toFormValues, defaultsOf } from '../../schema/formValues.ts';
import type { Json } from '../../schema/read.ts';
import { ConflictGuard } from '../save/ConflictGuard.tsx';
import { createFormBase } from '../save/createFormBase.ts';
import { DraftKeeper } from '../drafts/DraftKeeper.tsx';
import { useFormDraft } from '../drafts/useFormDraft.ts';
import { PlaceContext } from '../page/PlaceContext.ts';
import { useIsShown } from '../page/useIsShown.ts';
import type { ResourceConfig, Sections } from '../page/ResourceConfig.ts';
import { PrintedRecord } from '../show/PrintedRecord.tsx';
import { useSave, type RecordVersions } from '../save/useSave.ts';
import { useSaveReport } from '../save/useSaveReport.ts';
import { FormBody } from './FormBody.tsx';
import type { FormContent } from './FormSections.tsx';
import { createCurrentFields, FormContext } from './FormContext.ts';
import { createSaveStore } from '../save/createSaveStore.ts';
import { useFormFields } from './formFields.ts';
import { RecordForm } from './RecordForm.tsx';
import { useResolver } from './toResolver.ts';
import { useStarts } from './useStarts.ts';

interface SchemaFormProps {
  readonly config: ResourceConfig;
  readonly description: Description;
  /** Sections of the only part of the record that the form is about. */
  readonly part?: Sections | undefined;
  /** Why the record cannot be changed here; null when it can. */
  readonly locked: string | null;
  /** Some of what is embedded in it can be changed all the same. */
  readonly isOpenWithin?: boolean;
  readonly onSaved: (record: RaRecord) => void;
  /** How an existing record is read again before a save; absent for a new one. */
  readonly versions?: RecordVersions;
  /** Finds what an earlier send of a new record has created; absent for an existing one. */
  readonly findTwin?: (sent: Json) => Promise<RaRecord | null>;
  /** What a new record starts with, beside what its place implies. */
  readonly start?: Json | undefined;
  /** Called when something typed becomes unsaved, and when nothing is any more. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
  /** Controls beside the submit button. */
  readonly actions?: ReactNode;
  /** What holds the inputs instead of the sections of the config. */
  readonly children?: FormContent | undefined;
}

/** The form of a description, for a new record and for an existing one alike. */
export const SchemaForm = (props: SchemaFormProps) => {
  const { config, description, part, versions, findTwin, onUnsaved, actions, children } = props;
  const translate = useTranslate();
  const record = useRecordContext();
  const fields = useFormFields(description.fields, config, part);
  const initial = useStartValues(fields.own, config, props.start);
  const draft = useDraftHere(record);
  const [own] = useState(() => ({ save: createSaveStore(), current: createCurrentFields() }));
  const form = useMemo(() => ({ ...own, draft }), [own, draft]);
  const [fieldForm] = useState(createFieldForm);
  const [base] = useState(createFormBase);
  const resolver = useResolver(fields.own, config, { ...fieldForm, ...form });
  const [resetOptions, expectAnswer] = useResetOptions();
  const [isForbidden, setForbidden] = useState(false);
  const isShown = useIsShown();
  const locked = props.locked ?? (isForbidden ? translate('form.revoked') : null);
  const isSavable = locked === null || (props.isOpenWithin === true && !isForbidden);
  const report = useSaveReport({
    fields: fields.own,
    keepsDraft: draft !== null,
    onForbidden: record ? () => setForbidden(true) : null,
  });
  const submit = useSave({
    save: form.save,
    fields,
    base,
    description,
    versions,
    findTwin,
    report,
    onSaved: (saved, isSent) => {
      draft?.drop();
      if (!isShown.current) return;
      base.restart(toFormValues(fields.own, saved));
      expectAnswer();
      if (!isSent) versions?.refresh();
      props.onSaved(saved);
    },
  });
  return (
    <FieldFormContext value={fieldForm}>
      <FieldHintsContext value={config.fields ?? {}}>
        <FormContext value={form}>
          <RecordForm
            initial={initial}
            resolver={resolver}
            resetOptions={resetOptions}
            onSubmit={submit}
            onUnsaved={onUnsaved}
          >
            {isSavable && versions && (
              <ConflictGuard save={form.save} fields={fields.own} initial={initial} base={base} />
            )}
            {isSavable && draft && <DraftKeeper draft={draft} fields={fields.own} base={base} />}
            <FormBody
              config={config}
              sections={part ?? config.form?.sections}
              fields={fields.shown}
              locked={locked}
              isSavable={isSavable}
              isNew={record === undefined}
              actions={actions}
            >
              {children}
            </FormBody>
            <PrintedRecord isForm fields={fields.shown} sections={part ?? config.form?.sections} />
          </RecordForm>
        </FormContext>
      </FieldHintsContext>
    </FieldFormContext>
  );
};

/** The draft of the record around, apart for each page that has a form of it. */
const useDraftHere = (record: RaRecord | undefined) => {
  const resource = useResourceContext() ?? '';
  const { draft: place } = use(PlaceContext);
  return useFormDraft([resource, record ? String(record.id) : 'new', place].filter(Boolean).join(' '));
};

const createFieldForm = () => ({
  inputs,
  navigator: createFieldNavigator(),
  files: createPendingFiles(),
  openedAt: performance.now(),
});

/**
 * How react-admin resets the form when its record changes: typed values survive a record that is read afresh, with
 * what is said about them, but the answer to our own save replaces them. The options change with the record alone:
 * they are an effect dependency of the form.
 */
const useResetOptions = (): readonly [options: KeepStateOptions, onSaved: () => void] => {
  const record = useRecordContext();
  const [last, setLast] = useState({ record, isSaved: false, options: KEEP });
  if (last.record !== record) setLast({ record, isSaved: false, options: last.isSaved ? REPLACE : KEEP });
  const onSaved = useCallback(() => setLast((before) => ({ ...before, isSaved: true })), []);
  return [last.options, onSaved];
};

/** Submitted, a form goes on checking what is typed: a message that stays must also go once it is corrected. */
const KEEP: KeepStateOptions = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

const REPLACE: KeepStateOptions = {};

/** What a form starts with: the record, or the defaults and what the place of a new one implies. */
const useStartValues = (
  fields: readonly FieldDescription[],
  config: ResourceConfig,
  start: Json | undefined,
): Record<string, unknown> => {
  const record = useRecordContext();
  const starts = useStarts(fields, config);
  return useMemo(
    () => toFormValues(fields, record ?? { ...defaultsOf(fields), ...starts, ...start }),
    // The starts only begin a new record; a change of them must not touch what is typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [fields, record],
  );
};
