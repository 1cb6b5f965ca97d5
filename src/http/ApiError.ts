export type ApiErrorKind =
  | 'validation'
  | 'authentication'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'busy'
  | 'rateLimit'
  | 'tooLarge'
  | 'server'
  | 'client'
  | 'network'
  | 'cancelled';

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly message: string;
  readonly status?: number | null;
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  readonly globalErrors?: readonly string[];
  readonly retryAfter?: number | null;
  readonly body?: unknown;
  readonly isWrite?: boolean;
  readonly isCreation?: boolean;
  readonly unknownOutcome?: boolean;
  readonly cause?: unknown;
}

/** The failure behind an error, which may wrap it as its `cause`; null for an error that came from no call. */
export const apiErrorOf = (error: unknown, depth = 0): ApiError | null => {
  if (error instanceof ApiError) return error;
  return error instanceof Error && depth < 5 ? apiErrorOf(error.cause, depth + 1) : null;
};

/** Every failure of a call, whatever the server or the network made of it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** A refusal for a conflict is `conflict` for a write, `busy` for a read. */
  readonly kind: ApiErrorKind;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** All messages of a field in their order, by form path (`contactPoints.0.telephone`); a map without prototype. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Messages on the whole record. */
  readonly globalErrors: readonly string[];
  /** Seconds to wait, as the server says (`Retry-After`). */
  readonly retryAfter: number | null;
  readonly body: unknown;
  /** What was refused would have changed something. */
  readonly isWrite: boolean;
  /** What was refused would have added something: there is no record yet that could be read again. */
  readonly isCreation: boolean;
  /** True for a write that may have been carried out although its answer is missing: read again before resending. */
  readonly unknownOutcome: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status ?? null;
    this.fieldErrors = details.fieldErrors ?? {};
    this.globalErrors = details.globalErrors ?? [];
    this.retryAfter = details.retryAfter ?? null;
    this.body = details.body ?? null;
    this.isWrite = details.isWrite ?? false;
    this.isCreation = details.isCreation ?? false;
    this.unknownOutcome = details.unknownOutcome ?? false;
  }
}

/** Whether the client itself gave a read up, which is no failure to show. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'cancelled';

export const cancelled = (cause?: unknown): ApiError =>
  new ApiError({ kind: 'cancelled', message: 'The request was cancelled', cause });

const OUTAGES: ReadonlySet<ApiErrorKind> = new Set(['network', 'server', 'busy', 'rateLimit']);

/** Whether a failure leaves nothing to show: what was read before stays while the server is away. */
export const leavesNothing = (error: unknown, data: unknown): boolean =>
  Boolean(error) && !(data !== undefined && isOutage(error));

/** Whether a failure says nothing of the request itself: the server, or the way to it, is out of order. */
export const isOutage = (error: unknown): boolean => {
  const kind = apiErrorOf(error)?.kind;
  return kind !== undefined && OUTAGES.has(kind);
};
