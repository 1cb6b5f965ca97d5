import { isForbidden } from '../../data/isForbidden.ts';
import { noteOf } from '../../data/answerOfWrite.ts';
import { serverErrorsOf } from '../../data/serverErrors.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { UploadFailure } from '../../http/sendUpload.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { placeErrors } from './placeErrors.ts';
import type { SaveState } from './saveState.ts';

/** Messages by form path. */
export type FormErrors = Readonly<Record<string, string>>;

export interface SaveReport {
  readonly pending: () => void;
  /** On a phone the toast would cover the buttons of the question. */
  readonly paused: () => void;
  /** Shows how the save ended; the messages are for the form. */
  readonly ended: (state: SaveState) => FormErrors | undefined;
}

interface ReportOptions {
  /** Fields of the form, with an input or without. */
  readonly fields: readonly FieldDescription[];
  /** Whether what is typed stays behind as a draft when the form goes. */
  readonly keepsDraft: boolean;
  /** The right to save was lost while the form was open. Null for a new record: another choice in it may be allowed. */
  readonly onForbidden: (() => void) | null;
}

/** One toast for the course of a save: the later text replaces the earlier one. */
const TOAST = 'save';

/** What a user sees of a save: its toast, and after a failure the messages at the inputs and over the buttons. */
export const useSaveReport = (options: ReportOptions): SaveReport => {
  const toasts = useToasts();
  const translate = useTranslate();
  const failed = useFailure(options);
  return {
    pending: () => toasts.show({ key: TOAST, kind: 'info', text: translate('saving.pending'), sticky: true }),
    paused: () => toasts.dismiss(TOAST),
    ended: (state) => {
      if (state.kind === 'failed') return failed(state);
      if (state.kind !== 'saved') return { 'root.serverError': translate('conflicts.stopped') };
      const isAccepted = noteOf(state.record) === 'accepted';
      const done = translate(isAccepted ? 'form.accepted' : 'saving.done');
      const notes = state.isFound
        ? [translate('conflicts.already')]
        : state.taken.map((taken) =>
            translate('conflicts.taken', { fields: taken.map(fieldLabel).join(', ') }),
          );
      toasts.show({ key: TOAST, kind: 'success', text: [done, ...new Set(notes)].join('\n') });
      const ignored = state.ignored.map(fieldLabel).join(', ');
      if (ignored !== '')
        toasts.show({ kind: 'error', text: translate('conflicts.ignored', { fields: ignored }) });
      return undefined;
    },
  };
};

const useFailure = ({ fields, keepsDraft, onForbidden }: ReportOptions) => {
  const toasts = useToasts();
  const translate = useTranslate();
  return ({ failure, values }: Extract<SaveState, { kind: 'failed' }>): FormErrors => {
    const error = apiErrorOf(failure);
    if (error?.cause instanceof UploadFailure && error.kind === 'cancelled') {
      toasts.dismiss(TOAST);
      return { 'root.serverError': translate('sending.stopped') };
    }
    const isLost = isForbidden(failure) && onForbidden !== null;
    if (isLost) onForbidden();
    const { placed, elsewhere } = placeErrors(fields, serverErrorsOf(failure) ?? {}, values);
    const messages = Object.keys(placed).length > 0 ? elsewhere : [...elsewhere, errorSentence(failure)];
    const reasons = messages.length > 0 ? new Set(messages) : [translate('validation.form')];
    const headline = translate('saving.failed');
    // The page of a form that is no longer open to its user goes, and the form with it: the toast alone stays.
    const isClosing = isLost || error?.status === 404;
    const kept = keepsDraft ? [translate('drafts.kept')] : [];
    const text = isClosing ? [headline, ...reasons, ...kept].join('\n') : headline;
    toasts.show({ key: TOAST, kind: 'error', text });
    // What the toast has said is not repeated over the buttons.
    return { ...placed, 'root.serverError': isClosing ? '' : [...reasons].join('\n') };
  };
};
