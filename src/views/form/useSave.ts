import { useRef, type RefObject } from 'react';
import { useSaveContext, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { noteOf } from '../../data/answerOfWrite.ts';
import { isForbidden } from '../../data/isForbidden.ts';
import { serverErrorsOf } from '../../data/serverErrors.ts';
import type { RecordVersion } from '../../data/hydra.ts';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import { UploadFailure } from '../../http/sendUpload.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { leftOutOf, patches, type Description } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { hasNewFiles } from '../../schema/toFilePayload.ts';
import { toPatch, toPayload } from '../../schema/payload.ts';
import type { Json } from '../../schema/read.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import type { Guard } from '../conflicts/ConflictGuard.tsx';
import type { Sending } from './createSending.ts';
import type { FormFields } from './formFields.ts';
import { placeErrors } from './placeErrors.ts';
import { saveRounds, type Outcome } from './saveRounds.ts';

type FormErrors = Record<string, string>;
type Submit = (values: Record<string, unknown>) => Promise<FormErrors | undefined>;

interface SaveOptions {
  readonly fields: FormFields;
  readonly description: Description;
  /** Compares an existing record with the server's before it is sent. */
  readonly guard: RefObject<Guard | null>;
  /** Finds what an earlier send of a new record has created. */
  readonly findTwin?: ((sent: Json) => Promise<RaRecord | null>) | undefined;
  /** Shows how new files go out. */
  readonly sending: Sending;
  /** The server holds the values, now or since an earlier send whose answer was lost. */
  readonly onSaved: (record: RaRecord, isSent: boolean) => void;
  /** Whether what is typed stays behind as a draft when the form goes. */
  readonly keepsDraft: boolean;
  /** The right to save was lost while the form was open. */
  readonly onForbidden: () => void;
}

/** One toast tells the course of a save: the later text replaces the earlier one. */
const TOAST = 'save';

/**
 * Sends a form once, whatever is clicked meanwhile, and returns the server's messages by form path. What the
 * form does not show is said in the toast. After a failure the form stays dirty with everything typed.
 */
export const useSave = (options: SaveOptions): Submit => {
  const { fields, guard, findTwin, onSaved } = options;
  const toasts = useToasts();
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const failed = useFailure(options);
  const send = useSend(options);
  const inFlight = useRef(false);
  const isUnknown = useRef(false);
  const sent = useRef<Json | null>(null);

  const showPending = (): void =>
    toasts.show({ key: TOAST, kind: 'info', text: translate('saving.pending'), sticky: true });
  // On a phone it would stand over the buttons of the question.
  const onQuestion = (isOpen: boolean): void => (isOpen ? toasts.dismiss(TOAST) : showPending());

  return async (typed) => {
    if (inFlight.current || !send) return undefined;
    inFlight.current = true;
    let isAccepted = false;
    showPending();
    const outcome = await saveRounds(typed, isUnknown.current ? { sent: sent.current } : null, {
      check: async (values, earlier) => guard.current?.check(values, earlier, onQuestion),
      findTwin: async (values) => findTwin?.(toPayload(fields.held, values)),
      send: (values, version, ifMatch) => {
        sent.current = values;
        return send(values, version, ifMatch, (record) => {
          isAccepted = noteOf(record) === 'accepted';
          onSaved(record, true);
        });
      },
    })
      .catch((failure: unknown): Outcome => ({ kind: 'failed', failure, values: typed }))
      .finally(() => {
        inFlight.current = false;
      });
    if (outcome.kind === 'stopped') return { 'root.serverError': translate('conflicts.stopped') };
    if (outcome.kind === 'failed') {
      if (mayBeDone(outcome.failure)) isUnknown.current = true;
      return failed(outcome.failure, outcome.values);
    }
    isUnknown.current = false;
    if (outcome.kind === 'found') onSaved(outcome.record, false);
    const done = translate(isAccepted ? 'form.accepted' : 'saving.done');
    const notes =
      outcome.kind === 'found'
        ? [translate('conflicts.already')]
        : outcome.taken.map((taken) =>
            translate('conflicts.taken', { fields: taken.map(labelOf).join(', ') }),
          );
    toasts.show({ key: TOAST, kind: 'success', text: [done, ...new Set(notes)].join('\n') });
    return undefined;
  };
};

/** A server may have stumbled over its answer alone, with the write behind it. */
const mayBeDone = (failure: unknown): boolean => {
  const error = apiErrorOf(failure);
  return error !== null && (error.unknownOutcome || (error.status ?? 0) >= 500);
};

type Send = (
  values: Json,
  version: RecordVersion | null,
  ifMatch: string | null,
  onAnswer: (record: RaRecord) => void,
) => Promise<unknown>;

/** One write of the record; resolves to null, or to what went wrong. Null where nothing can be saved. */
const useSend = ({ fields: { whole }, description, sending }: SaveOptions): Send | null => {
  const { save } = useSaveContext();
  if (!save) return null;
  return async (values, version, ifMatch, onAnswer) => {
    let failure: unknown = null;
    const isPatch = version !== null && (patches(description) || offersPatchAlone(version));
    const all = version ? { ...toFormValues(whole, version.data), ...values } : values;
    const payload = isPatch
      ? toPatch(whole, all, version.data)
      : { ...leftOutOf(description, version?.data), ...toPayload(whole, all, version?.data) };
    const upload = hasNewFiles(payload) ? { upload: sending.begin() } : {};
    try {
      await save(withWriteOptions(payload, { ifMatch, ...(isPatch && { isPatch }), ...upload }), {
        onSuccess: onAnswer,
        onError: (error: unknown) => {
          failure = error;
        },
      });
    } catch (error) {
      failure = error;
    }
    const broken = apiErrorOf(failure);
    sending.end(broken?.kind === 'network' && !broken.unknownOutcome);
    return failure;
  };
};

const offersPatchAlone = ({ methods }: RecordVersion): boolean =>
  methods?.includes('PATCH') === true && !methods.includes('PUT');

/** Says what failed, at the inputs and in the toast. */
const useFailure = ({ fields, keepsDraft, onForbidden }: SaveOptions) => {
  const toasts = useToasts();
  const translate = useTranslate();
  return (failure: unknown, values: Json): FormErrors => {
    const error = apiErrorOf(failure);
    if (error?.cause instanceof UploadFailure && error.kind === 'cancelled') {
      toasts.dismiss(TOAST);
      return { 'root.serverError': translate('sending.stopped') };
    }
    if (isForbidden(failure)) onForbidden();
    const { placed, elsewhere } = placeErrors(fields.held, serverErrorsOf(failure) ?? {}, values);
    const told = Object.keys(placed).length > 0 ? elsewhere : [...elsewhere, errorSentence(failure)];
    const reasons = told.length > 0 ? new Set(told) : [translate('validation.form')];
    const headline = translate('saving.failed');
    // The page of a form that is no longer open to its user goes, and the form with it: the toast alone stays.
    const isClosing = isForbidden(failure) || error?.status === 404;
    const kept = keepsDraft ? [translate('drafts.kept')] : [];
    const text = isClosing ? [headline, ...reasons, ...kept].join('\n') : headline;
    toasts.show({ key: TOAST, kind: 'error', text });
    // What the toast has said is not said again over the buttons.
    return { ...placed, 'root.serverError': isClosing ? '' : [...reasons].join('\n') };
  };
};
