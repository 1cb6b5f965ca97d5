import { reasonsOf } from '../../data/reasonsOf.ts';
import { serverErrorsOf, type ServerErrors } from '../../data/serverErrors.ts';
import { ApiError, type ApiErrorKind } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import type { FieldDescription } from '../../schema/description.ts';

/** Outcome of one record. `unknown`: it was sent and no answer came, so that it may have been carried out. */
export type Outcome =
  | { readonly status: 'done' }
  | { readonly status: 'failed' | 'unknown'; readonly message: string; readonly errors: ServerErrors };

interface Options<T> {
  readonly onOutcome: (item: T, outcome: Outcome) => void;
  /** Ends the run before the next record; those under way are carried out, a write is never cancelled. */
  readonly signal: AbortSignal;
  /** Records under way at the same time; one when absent. */
  readonly atOnce?: number;
}

/** Failures that every other record would meet too. */
const ENDING: ReadonlySet<ApiErrorKind> = new Set(['authentication', 'rateLimit', 'cancelled']);

/**
 * Does the same to each record, in their order, `atOnce` of them at a time, and reports what became of each. Goes on
 * after a refusal of one record; ends, with the reason, after a failure that concerns them all: at once where the
 * server says so, and when as many calls as go at a time have failed on the way, one after the other.
 */
export const runEach = async <T>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
  { onOutcome, signal, atOnce = 1 }: Options<T>,
): Promise<string | null> => {
  const waiting = items.values();
  let lost = 0;
  let ended: string | null = null;
  const takeOne = async (): Promise<void> => {
    for (const item of waiting) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        await act(item);
        lost = 0;
        onOutcome(item, { status: 'done' });
      } catch (error) {
        const failure = failureOf(error);
        const message = errorSentence(error);
        const isLost = failure !== null && (failure.unknownOutcome || failure.kind === 'network');
        lost = isLost ? lost + 1 : 0;
        if (lost >= atOnce || (failure && ENDING.has(failure.kind))) ended ??= message;
        const status = failure?.unknownOutcome ? 'unknown' : 'failed';
        onOutcome(item, { status, message, errors: serverErrorsOf(error) ?? {} });
      }
      if (ended !== null || signal.aborted) return;
    }
  };
  if (!signal.aborted) await Promise.all(Array.from({ length: atOnce }, takeOne));
  return ended;
};

/** The transport's own error behind what the data provider throws. */
export const failureOf = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : null;
};

/** Why a record was not changed: the server's messages on fields say more than that it was refused. */
export const outcomeText = (
  { message, errors }: Exclude<Outcome, { status: 'done' }>,
  fields: readonly FieldDescription[] = [],
): string => reasonsOf(errors, fields).join(' ') || message;
