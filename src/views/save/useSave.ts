import { useSaveContext, type RaRecord } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { RecordVersion } from '../../data/hydra.ts';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { ApiError } from '../../http/ApiError.ts';
import { leftOutOf, patches, type Description, type FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { isSentAlike, toPatch, toPayload, hasNewFiles } from '../../schema/payload.ts';
import { isObject, type Json } from '../../schema/read.ts';
import type { FormBase } from './createFormBase.ts';
import type { SaveStore } from './createSaveStore.ts';
import { isUnderWay, type Job, type SaveEvent, type SaveState } from './saveState.ts';
import type { FormErrors, SaveReport } from './useSaveReport.ts';

type Fields = readonly FieldDescription[];
type Values = Record<string, unknown>;

/** How the record of a form is read again. */
export interface RecordVersions {
  /** The record on the server; rejects with an `ApiError`. */
  readonly read: () => Promise<RecordVersion>;
  /** Has the page show it. */
  readonly refresh: () => void;
}

interface SaveOptions {
  readonly save: SaveStore;
  /** All that a PUT sends, and what the form itself has. */
  readonly fields: { readonly whole: Fields; readonly own: Fields };
  readonly base: FormBase;
  readonly description: Description;
  /** Absent for a new record. */
  readonly versions?: RecordVersions | undefined;
  /** Finds what an earlier send of a new record has created. */
  readonly findTwin?: ((sent: Json) => Promise<RaRecord | null>) | undefined;
  /** The server has the values, by this send or by an earlier one whose answer was lost. */
  readonly onSaved: (record: RaRecord, isSent: boolean) => void;
  /** Says how the save goes. */
  readonly report: SaveReport;
}

type Submit = (values: Values, form: UseFormReturn) => Promise<FormErrors | undefined>;

/**
 * Saves a form once, whatever is clicked meanwhile, and returns the messages for it by form path. Does what each state
 * of `saveState.ts` requires, until the save has ended. After a failure the form stays dirty with all that was typed.
 */
export const useSave = (options: SaveOptions): Submit => {
  const { save, fields, base, versions, report, onSaved } = options;
  const check = createCheck(options);
  const send = useSend(options);

  return async (typed, form) => {
    if (!send || isUnderWay(save.get())) return undefined;
    // The page of the new record may take a moment to load, and the form is there until then.
    if (!versions && save.get().kind === 'saved') return undefined;
    let shown: Json = typed;
    const show = (values: Json, record: Json): void => {
      for (const field of fields.own) {
        const value = values[field.name];
        // An input is left alone where it has the same value to send.
        if (!isSentAlike(field, value, shown[field.name]))
          form.setValue(field.name, value, { shouldDirty: true });
      }
      shown = values;
      base.restart(toFormValues(fields.own, record));
    };
    report.pending();
    const step = async (state: SaveState): Promise<SaveState> => {
      if (state.kind === 'checking') return save.dispatch(await check(state.job));
      if (state.kind === 'conflict') {
        report.paused();
        const next = await save.decided();
        if (next.kind !== 'idle') report.pending();
        return next;
      }
      if (state.kind !== 'sending') return state;
      if (state.version) show(state.job.values, state.version.data);
      return send(state);
    };
    let state = save.dispatch({ kind: 'submitted', fields: fields.own, values: typed });
    while (isUnderWay(state))
      state = await step(state).catch((failure: unknown) => save.dispatch({ kind: 'failed', failure }));
    if (state.kind === 'saved' && state.isFound) {
      show(state.values, state.record);
      onSaved(state.record, false);
    }
    return report.ended(state);
  };
};

/** Reads an existing record, or looks for the new one that an unanswered send may have created. */
const createCheck =
  ({ fields, base, versions, findTwin }: SaveOptions) =>
  async ({ values, unanswered }: Job): Promise<SaveEvent> => {
    if (!versions) {
      const twin = unanswered && (await findTwin?.(toPayload(fields.own, values)));
      return twin ? { kind: 'twinFound', record: twin } : { kind: 'noTwin' };
    }
    // Of the same moment as the values: the record may be read anew meanwhile, and the form start from that.
    const started = base.values();
    const version = await versions.read();
    // When the session has ended, react-admin answers an empty record in the place of the failure.
    return version.data?.id === undefined ? SESSION_ENDED : { kind: 'read', version, base: started };
  };

const isRecord = (answer: unknown): answer is RaRecord => isObject(answer) && answer['id'] !== undefined;

const SESSION_ENDED: SaveEvent = {
  kind: 'failed',
  failure: new ApiError({ kind: 'authentication', message: 'The session has ended' }),
};

type Sending = Extract<SaveState, { kind: 'sending' }>;

/** One write of the record; resolves to the state that its answer leads to. Null where nothing can be saved. */
const useSend = ({ save: store, fields: { whole }, description, onSaved }: SaveOptions) => {
  const { save } = useSaveContext();
  if (!save) return null;
  return async ({ job: { values }, version, ifMatch }: Sending): Promise<SaveState> => {
    const isPatch = version !== null && (patches(description) || offersPatchAlone(version));
    const all = version ? { ...toFormValues(whole, version.data), ...values } : values;
    const payload = isPatch
      ? toPatch(whole, all, version.data)
      : { ...leftOutOf(description, version?.data), ...toPayload(whole, all, version?.data) };
    const isForm = version === null && description.isCreatedByForm === true;
    const manner = { ...(isPatch && { isPatch }), ...(isForm && { isForm }) };
    const upload = hasNewFiles(payload) ? { upload: store.startUpload() } : {};
    const onSuccess = (record: RaRecord): void => {
      store.dispatch({ kind: 'accepted', record });
      onSaved(record, true);
    };
    const onError = (failure: unknown): void => void store.dispatch({ kind: 'failed', failure });
    try {
      const written = withWriteOptions(payload, { ifMatch, ...manner, ...upload });
      const record: unknown = await save(written, { onSuccess, onError });
      // Nothing is called once the form is gone: a page that was left goes when the next one is there.
      if (store.get().kind === 'sending' && isRecord(record)) onSuccess(record);
    } catch (failure) {
      onError(failure);
    }
    // When the session has ended, react-admin calls neither.
    return store.get().kind === 'sending' ? store.dispatch(SESSION_ENDED) : store.get();
  };
};

const offersPatchAlone = ({ methods }: RecordVersion): boolean =>
  methods?.includes('PATCH') === true && !methods.includes('PUT');
