import { use, useEffect, useMemo, useRef, useState } from 'react';
import { Form, useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import type { KeepStateOptions, Resolver } from 'react-hook-form';
import { FieldHintsContext } from '../../fields/FieldHints.tsx';
import { inputs } from '../../fields/inputs.tsx';
import { InputsContext } from '../../fields/InputsContext.tsx';
import { createPendingFiles } from '../../fields/files/createPendingFiles.ts';
import { PendingFilesContext } from '../../fields/files/PendingFilesContext.ts';
import { fieldNamed, patches, type Description, type FieldDescription } from '../../schema/description.ts';
import { defaultsOf } from '../../schema/defaults.ts';
import { stateOf } from '../../schema/stateOf.ts';
import { toFormValues } from '../../schema/formValues.ts';
import type { Json } from '../../schema/read.ts';
import { ConflictGuard, type Guard, type RecordVersions } from '../conflicts/ConflictGuard.tsx';
import { createFormBase } from '../conflicts/createFormBase.ts';
import { DraftKeeper } from '../drafts/DraftKeeper.tsx';
import { FormDraftContext } from '../drafts/FormDraftContext.ts';
import { useFormDraft } from '../drafts/useFormDraft.ts';
import { FormBody, type FormContent } from './FormBody.tsx';
import { createCurrentFields, CurrentFieldsContext } from './CurrentFieldsContext.ts';
import { createSending } from './createSending.ts';
import { SendingContext } from './SendingContext.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { PlaceContext } from '../page/PlaceContext.ts';
import { useScope, type Scope } from '../page/ScopeContext.tsx';
import { toResolver } from './toResolver.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useSave } from './useSave.ts';
import { UnsavedReport } from './UnsavedReport.tsx';
import { withReasons } from './withReasons.ts';
import { withPendingFiles } from './withPendingFiles.ts';
import type { ReactNode } from 'react';

interface SchemaFormProps {
  readonly config: ResourceConfig;
  readonly description: Description;
  /** All fields of the record where the description is of a part of it. */
  readonly whole?: readonly FieldDescription[];
  /** Why nothing can be saved here; null when it can. */
  readonly locked: string | null;
  readonly onSaved: (record: RaRecord) => void;
  /** How an existing record is read again before a save; absent for a new one. */
  readonly versions?: RecordVersions;
  /** Finds what an earlier send of a new record has created; absent for an existing one. */
  readonly findTwin?: (sent: Json) => Promise<RaRecord | null>;
  /** What a new record starts with, beside what its place implies. */
  readonly start?: Json;
  /** Told whenever something typed begins, or ceases, to be unsaved. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
  /** Controls beside the submit button. */
  readonly actions?: ReactNode;
  /** What holds the inputs instead of the sections of the config. */
  readonly children?: FormContent | undefined;
}

/** The form of a description, for a new record and for an existing one alike. */
export const SchemaForm = ({
  config,
  description,
  whole = description.fields,
  locked,
  onSaved,
  versions,
  findTwin,
  start,
  onUnsaved,
  actions,
  children,
}: SchemaFormProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { fills = [], starts, draft: place } = use(PlaceContext);
  const scope = useScope([
    ...(config.list?.scope ?? []),
    ...(config.list?.preset ?? []),
    ...(config.form?.starts ?? []),
    ...fills,
  ]);
  const { fields } = description;
  const initial = useMemo(
    () =>
      toFormValues(
        fields,
        record ?? { ...defaultsOf(fields), ...toValues(fields, scope), ...starts, ...start },
      ),
    // The scope and the starts only begin a new record; a change of it must not touch what is typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [fields, record],
  );
  const isNew = record === undefined;
  const process = stateOf(record, fields)?.field.name;
  const shown = useMemo(
    () =>
      fields
        .filter(({ name }) => !(config.list?.scope ?? []).includes(name))
        // Nothing can be typed into what only the server fills, and a new record has nothing to show there.
        .filter(({ readOnly }) => !(isNew && readOnly))
        // A step of a process is taken by its button, which says what comes of it.
        .filter(({ name }) => name !== process),
    [config, fields, isNew, process],
  );
  const [pendingFiles] = useState(createPendingFiles);
  const [current] = useState(createCurrentFields);
  const resolver = useMemo(() => {
    const check: Resolver = (...args) =>
      toResolver(current.of(fields), translate, {
        excluded: new Set(config.form?.unchecked),
        told: record ?? null,
      })(...args);
    return withPendingFiles(check, pendingFiles);
  }, [config, fields, record, translate, pendingFiles, current]);
  // react-admin resets the form whenever the record it was given changes: typed values survive a background
  // refetch, with what is said about them, but the answer to our own save replaces them. The identity must stay, it
  // is an effect dependency.
  const resetOptions = useRef(toResetOptions(true)).current;
  useEffect(() => {
    Object.assign(resetOptions, toResetOptions(true));
  }, [record, resetOptions]);
  const resource = useResourceContext() ?? '';
  const draft = useFormDraft([resource, isNew ? 'new' : String(record.id), place].filter(Boolean).join(' '));
  const [base] = useState(createFormBase);
  const guard = useRef<Guard>(null);
  const [sending] = useState(createSending);
  const [isForbidden, setForbidden] = useState(false);
  const reason = locked ?? (isForbidden ? translate('form.revoked') : null);
  const isLocked = reason !== null;
  // A form that is greyed as a whole says why at its foot.
  const told = useMemo(
    () => (isNew || isLocked ? shown : withReasons(shown, translate)),
    [isNew, isLocked, shown, translate],
  );
  const submit = useSave({
    fields,
    whole,
    patches: patches(description),
    guard,
    findTwin,
    sending,
    onSaved: (saved, isSent) => {
      draft?.drop();
      base.restart(toFormValues(fields, saved));
      Object.assign(resetOptions, toResetOptions(false));
      if (!isSent) versions?.refresh();
      onSaved(saved);
    },
    keepsDraft: draft !== null,
    onForbidden: () => setForbidden(true),
  });

  return (
    <InputsContext value={inputs}>
      <FieldHintsContext value={config.fields ?? {}}>
        <FormDraftContext value={draft}>
          <PendingFilesContext value={pendingFiles}>
            <Form
              record={initial}
              resolver={resolver}
              resetOptions={resetOptions}
              onSubmit={submit}
              noValidate
              warnWhenUnsavedChanges
              WarnWhenUnsavedChangesComponent={UnsavedGuard}
              disableInvalidFormNotification
              // The navigator below leads to the first error, wherever it hides.
              shouldFocusError={false}
            >
              {reason === null && versions && (
                <ConflictGuard
                  ref={guard}
                  fields={fields}
                  initial={initial}
                  base={base}
                  versions={versions}
                />
              )}
              {onUnsaved && <UnsavedReport onChange={onUnsaved} />}
              {reason === null && <DraftKeeper fields={fields} base={base} />}
              <SendingContext value={sending}>
                <CurrentFieldsContext value={current}>
                  <FormBody config={config} fields={told} locked={reason} isNew={isNew} actions={actions}>
                    {children}
                  </FormBody>
                </CurrentFieldsContext>
              </SendingContext>
            </Form>
          </PendingFilesContext>
        </FormDraftContext>
      </FieldHintsContext>
    </InputsContext>
  );
};

/** Submitted, a form goes on checking what is typed: a message that stays must also go once it is corrected. */
const toResetOptions = (isKept: boolean): KeepStateOptions => ({
  keepDirtyValues: isKept,
  keepErrors: isKept,
  keepIsSubmitted: isKept,
  keepSubmitCount: isKept,
});

/** A field of several values starts with a list of the one that the place implies. */
const toValues = (fields: Description['fields'], scope: Scope): Json =>
  Object.fromEntries(
    Object.entries(scope).map(([name, value]) => [
      name,
      fieldNamed(fields, name)?.multiple ? [value] : value,
    ]),
  );
