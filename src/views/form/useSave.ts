import { useRef, type RefObject } from 'react';
import { useSaveContext, useTranslate, type RaRecord } from 'react-admin';
import { noteOf } from '../../data/answerOfWrite.ts';
import { isForbidden } from '../../data/isForbidden.ts';
import { serverErrorsOf } from '../../data/withServerErrors.ts';
import type { RecordVersion } from '../../data/hydra.ts';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import { UploadFailure } from '../../http/sendUpload.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { toPatch, toPayload } from '../../schema/payload.ts';
import type { Json } from '../../schema/read.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { hasNewFiles } from '../../schema/hasNewFiles.ts';
import type { Checked, Guard } from '../conflicts/ConflictGuard.tsx';
import type { Sending } from './createSending.ts';
import { placeErrors } from './placeErrors.ts';

type FormErrors = Record<string, string>;
type Submit = (values: Record<string, unknown>) => Promise<FormErrors | undefined>;

interface SaveOptions {
  readonly fields: readonly FieldDescription[];
  /** All fields of the record, of which the form may show a part: a PUT that lacks the others would reset them. */
  readonly whole: readonly FieldDescription[];
  /** The server updates by PATCH: what was changed goes alone. */
  readonly patches: boolean;
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

/** What a save came to, with the values that were sent last. */
type Outcome =
  | { readonly kind: 'saved'; readonly notes: readonly string[] }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: unknown; readonly values: Json };

/** One toast tells the course of a save: the later text replaces the earlier one. */
const TOAST = 'save';

const offersPatchAlone = ({ methods }: RecordVersion): boolean =>
  methods?.includes('PATCH') === true && !methods.includes('PUT');

/** Times that a record may change between its comparison and its write. */
const ROUNDS = 5;

/** A server may have stumbled over its answer alone, with the write behind it. */
const mayBeDone = (failure: unknown): boolean => {
  const error = apiErrorOf(failure);
  return error !== null && (error.unknownOutcome || (error.status ?? 0) >= 500);
};

/**
 * Sends a form once, whatever is clicked meanwhile, and returns the server's messages by form path. What the
 * form does not show is said in the toast. After a failure the form stays dirty with everything typed. An existing
 * record is compared with the server's first; a send whose outcome is unknown is not repeated when that shows that
 * it was carried out.
 */
export const useSave = ({
  fields,
  whole,
  patches,
  guard,
  findTwin,
  sending,
  onSaved,
  keepsDraft,
  onForbidden,
}: SaveOptions): Submit => {
  const { save } = useSaveContext();
  const toasts = useToasts();
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const inFlight = useRef(false);
  const isUnknown = useRef(false);
  const sent = useRef<Json | null>(null);
  const isAccepted = useRef(false);

  const showPending = (): void =>
    toasts.show({ key: TOAST, kind: 'info', text: translate('saving.pending'), sticky: true });

  /** Resolves to null, or to what went wrong. */
  const send = async (
    values: Json,
    version: RecordVersion | null,
    ifMatch: string | null,
  ): Promise<unknown> => {
    let failure: unknown = null;
    sent.current = values;
    const isPatch = version !== null && (patches || offersPatchAlone(version));
    const all = version ? { ...toFormValues(whole, version.data), ...values } : values;
    const payload = isPatch ? toPatch(whole, all, version.data) : toPayload(whole, all, version?.data);
    const upload = hasNewFiles(payload) ? { upload: sending.begin() } : {};
    try {
      await save?.(withWriteOptions(payload, { ifMatch, ...(isPatch && { isPatch }), ...upload }), {
        onSuccess: (record: RaRecord) => {
          isAccepted.current = noteOf(record) === 'accepted';
          onSaved(record, true);
        },
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

  const run = async (typed: Json): Promise<Outcome> => {
    const notes = new Set<string>();
    let values = typed;
    let refused: { readonly mark: string; readonly failure: unknown } | null = null;
    for (let round = 0; round < ROUNDS; round += 1) {
      const isDoubtful: boolean = isUnknown.current || refused !== null;
      const checked: Checked | undefined = await guard.current?.check(
        values,
        isDoubtful ? sent.current : null,
        (isOpen) => {
          // On a phone it would stand over the buttons of the question.
          if (isOpen) toasts.dismiss(TOAST);
          else showPending();
        },
      );
      if (checked?.outcome === 'stopped') return { kind: 'stopped' };
      if (checked?.taken.length) {
        const names = checked.taken.map(labelOf).join(', ');
        notes.add(translate('conflicts.taken', { fields: names }));
      }
      values = checked?.values ?? values;
      // A browser sends a call once more by itself when its connection breaks: of the two the tag refuses one.
      if (checked?.outcome === 'held' && isDoubtful) {
        onSaved(checked.version.data, false);
        return { kind: 'saved', notes: [translate('conflicts.already')] };
      }
      const twin = !checked && isUnknown.current ? await findTwin?.(toPayload(fields, values)) : null;
      if (twin) {
        onSaved(twin, false);
        return { kind: 'saved', notes: [translate('conflicts.already')] };
      }
      const etag: string | null = checked?.version.etag ?? null;
      const mark: string = etag ?? String(checked?.version.data['dateModified']);
      const isUnchanged = refused !== null && refused.mark === mark;
      const isTagRefused = apiErrorOf(refused?.failure)?.status === 412;
      // Refused although nothing has changed: it was not about the version, or the server never matches its tags.
      if (isUnchanged && !(isTagRefused && etag !== null))
        return { kind: 'failed', failure: refused?.failure, values };
      const failure = await send(values, checked?.version ?? null, isUnchanged ? null : etag);
      if (failure === null) return { kind: 'saved', notes: [...notes] };
      if (!checked || apiErrorOf(failure)?.kind !== 'conflict') return { kind: 'failed', failure, values };
      refused = { mark, failure };
    }
    return { kind: 'failed', failure: refused?.failure, values };
  };

  return async (typed) => {
    if (inFlight.current || !save) return undefined;
    inFlight.current = true;
    isAccepted.current = false;
    showPending();
    const outcome = await run(typed)
      .catch((failure: unknown): Outcome => ({ kind: 'failed', failure, values: typed }))
      .finally(() => {
        inFlight.current = false;
      });
    if (outcome.kind === 'saved') {
      isUnknown.current = false;
      const done = translate(isAccepted.current ? 'form.accepted' : 'saving.done');
      const text = [done, ...outcome.notes].join('\n');
      toasts.show({ key: TOAST, kind: 'success', text });
      return undefined;
    }
    if (outcome.kind === 'stopped') {
      return { 'root.serverError': translate('conflicts.stopped') };
    }
    const { failure, values } = outcome;
    if (mayBeDone(failure)) isUnknown.current = true;
    if (apiErrorOf(failure)?.cause instanceof UploadFailure && apiErrorOf(failure)?.kind === 'cancelled') {
      toasts.dismiss(TOAST);
      return { 'root.serverError': translate('sending.stopped') };
    }
    if (isForbidden(failure)) onForbidden();
    const { placed, elsewhere } = placeErrors(fields, serverErrorsOf(failure) ?? {}, values);
    const told = Object.keys(placed).length > 0 ? elsewhere : [...elsewhere, errorSentence(failure)];
    const reasons = told.length > 0 ? new Set(told) : [translate('validation.form')];
    const text = [translate('saving.failed'), ...reasons].join('\n');
    // The page of a form that is no longer open to its user goes, and the form with it.
    const isClosing = isForbidden(failure) || apiErrorOf(failure)?.status === 404;
    const kept = keepsDraft && isClosing ? [translate('drafts.kept')] : [];
    toasts.show({ key: TOAST, kind: 'error', text: [text, ...kept].join('\n') });
    return { ...placed, 'root.serverError': text };
  };
};
