import { serverErrorsOf, type ServerErrors } from '../../data/withServerErrors.ts';
import { ApiError, type ApiErrorKind } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';

/** What became of one record. `unknown`: it was sent and no answer came, so that it may have been carried out. */
export type Outcome =
  | { readonly status: 'done' }
  | { readonly status: 'failed' | 'unknown'; readonly message: string; readonly errors: ServerErrors };

interface Options<T> {
  readonly onOutcome: (item: T, outcome: Outcome) => void;
  /** Ends the run before the next record; the one under way is carried out, a write is never cancelled. */
  readonly signal: AbortSignal;
}

/** Failures that the next record would meet too. */
const ENDING: ReadonlySet<ApiErrorKind> = new Set(['network', 'authentication', 'rateLimit', 'cancelled']);

/**
 * Does the same to each record, one after the other, and tells what became of each. Goes on after a refusal of one
 * record; ends, with the reason, after a failure that concerns them all.
 */
export const runEach = async <T>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
  { onOutcome, signal }: Options<T>,
): Promise<string | null> => {
  for (const item of items) {
    if (signal.aborted) return null;
    try {
      await act(item);
      onOutcome(item, { status: 'done' });
    } catch (error) {
      const failure = failureOf(error);
      const message = errorSentence(error);
      const status = failure?.unknownOutcome ? 'unknown' : 'failed';
      onOutcome(item, { status, message, errors: serverErrorsOf(error) ?? {} });
      if (failure && (failure.unknownOutcome || ENDING.has(failure.kind))) return message;
    }
  }
  return null;
};

/** The transport's own error behind what the data provider throws. */
export const failureOf = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : null;
};
