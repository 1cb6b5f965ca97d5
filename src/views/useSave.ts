import { useRef } from 'react';
import { useSaveContext, useTranslate, type RaRecord } from 'react-admin';
import { serverErrorsOf } from '../data/withServerErrors.ts';
import { errorSentence } from '../http/errorSentence.ts';
import type { FieldDescription } from '../schema/description.ts';
import { toPayload } from '../schema/payload.ts';
import { useToasts } from '../ui/toasts/ToastsContext.tsx';
import { placeErrors } from './placeErrors.ts';

type FormErrors = Record<string, string>;
type Submit = (values: Record<string, unknown>) => Promise<FormErrors | undefined>;

/** One toast tells the course of a save: the later text replaces the earlier one. */
const TOAST = 'save';

/**
 * Sends a form once, whatever is clicked meanwhile, and returns the server's messages by form path. What the
 * form does not show is said in the toast. After a failure the form stays dirty with everything typed.
 */
export const useSave = (fields: readonly FieldDescription[], onSaved: (record: RaRecord) => void): Submit => {
  const { save } = useSaveContext();
  const toasts = useToasts();
  const translate = useTranslate();
  const inFlight = useRef(false);

  return async (values) => {
    if (inFlight.current || !save) return undefined;
    inFlight.current = true;
    let failure: unknown = null;
    toasts.show({ key: TOAST, kind: 'info', text: translate('saving.pending'), sticky: true });
    try {
      await save(toPayload(fields, values), {
        onSuccess: (record: RaRecord) => {
          toasts.show({ key: TOAST, kind: 'success', text: translate('saving.done') });
          onSaved(record);
        },
        onError: (error: unknown) => {
          failure = error;
        },
      });
    } catch (error) {
      failure = error;
    } finally {
      inFlight.current = false;
    }
    if (failure === null) return undefined;
    const { placed, elsewhere } = placeErrors(fields, serverErrorsOf(failure) ?? {}, values);
    const told = Object.keys(placed).length > 0 ? elsewhere : [...elsewhere, errorSentence(failure)];
    const reasons = told.length > 0 ? new Set(told) : [translate('validation.form')];
    const text = [translate('saving.failed'), ...reasons].join('\n');
    toasts.show({ key: TOAST, kind: 'error', text, sticky: told.length > 0 });
    return { ...placed, 'root.serverError': text };
  };
};
