import { errorTexts } from '../i18n/errors.ts';
import { isEnglish } from '../i18n/isFrench.ts';
import { isObject, toList } from '../schema/read.ts';
import { ApiError, cancelled } from './ApiError.ts';
import { challengeOf } from './challenge.ts';
import type { CallLog } from './createCallLog.ts';
import type { PendingReads } from './createPendingReads.ts';
import { isErrorDocument, isUnauthorizedAnswer, parseError } from './parseError.ts';
import { readAnswer, sendOnce, type Answer, type Sending } from './sendOnce.ts';
import { resolveApiUrl, resolveFileUrl, toEntrypoint } from './resolveApiUrl.ts';
import { sleep as pause, withRetries } from './retries.ts';
import type { Upload } from './sendUpload.ts';

export interface TransportOptions {
  /** `https://api.example.org/api`; a bare host gets the prefix `/api`, a bare path is on the page's origin. */
  readonly apiUrl: string;
  readonly token?: () => Promise<string | null>;
  readonly code?: () => string | null;
  /** Called with the headers of every answer, refused ones included. */
  readonly onHeaders?: (headers: Headers) => void;
  /** Called after a refusal for want of authentication; true repeats the call, which happens once at most. */
  readonly onUnauthorized?: (usedToken: string | null, attempt: 1 | 2) => Promise<boolean>;
  /** Called when a call needs a second factor; true repeats it, once. Without it such a call is refused. */
  readonly onStepUp?: (hash: string) => Promise<boolean>;
  readonly pendingReads?: PendingReads;
  readonly calls?: Pick<CallLog, 'add'>;
  readonly fetch?: typeof fetch;
  readonly sleep?: typeof pause;
  /** Origin of a relative `apiUrl`; the page's own by default. */
  readonly origin?: string;
}

interface RequestOptions {
  readonly method?: string;
  /** An object is written as JSON; text and form data go as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts a read, as react-query does with the one that a newer read of its view overtakes; never a write. */
  readonly signal?: AbortSignal;
  /** False sends no token and passes a 401 on as it is; so do the calls of the session itself. */
  readonly auth?: boolean;
  /** Whether the call changes nothing; by default derived from verb and path. */
  readonly read?: boolean;
  /** True bypasses every cache: what was kept is known to be old. */
  readonly isFresh?: boolean;
  /** Whether the browser may keep the answer, unsealed, beyond the session: it has no personal data. */
  readonly isImpersonal?: boolean;
  /** False where the caller tries again by rules of its own; reads are tried three times otherwise. */
  readonly retries?: boolean;
  /** The answer's body is a `Blob`. The token goes with the address, as for any file. */
  readonly file?: boolean;
  /** The answer's body is a `Blob`, for who reads it elsewhere; in all else it is a call as any other. */
  readonly isRaw?: boolean;
  readonly timeoutMs?: number;
  /** Reports the progress of a body, which may be aborted until the server has all of it. */
  readonly upload?: Upload;
}

export interface Transport {
  /** Rejects with an `ApiError` and nothing else. */
  request(path: string, options?: RequestOptions): Promise<Answer>;
  /** URL of the Mercure hub, once an answer has named it. */
  hubUrl?(): string | null;
}

/** The one way to the API: address guard, token, code, JSON, errors, time limits and retries. */
export const createTransport = (options: TransportOptions): Transport => {
  const entrypoint = toEntrypoint(options.apiUrl, options.origin ?? globalThis.location?.origin);
  const { token: tokenOf, onStepUp, onUnauthorized, pendingReads, sleep = pause } = options;

  const request = async (path: string, requested: RequestOptions = {}): Promise<Answer> => {
    const { method = 'GET', file: isFile = false } = requested;
    const resolve = isFile ? resolveFileUrl : resolveApiUrl;
    const url = withCode(resolve(entrypoint, path), options.code?.() ?? null);
    const apiPath = url.pathname.slice(entrypoint.pathname.length);
    const isRead = requested.read ?? isReadCall(method, apiPath);
    const isAuthenticated = requested.auth ?? !AUTH_CALLS.has(apiPath);
    // Impersonal data is of use to the next page as well.
    const isOfPage = isRead && !requested.isImpersonal;
    const signal = (isOfPage ? pendingReads?.signalOf(requested.signal) : null) ?? requested.signal;

    const attempt = async (number: 1 | 2, hasSteppedUp = false): Promise<Answer> => {
      const token = isAuthenticated ? ((await tokenOf?.()) ?? null) : null;
      if (signal?.aborted) throw cancelled();
      const init: RequestInit = {
        method,
        headers: toHeaders(requested, isJsonCall(apiPath), isFile ? null : token),
        ...toBody(requested.body),
        ...(isRead && signal ? { signal } : {}),
        ...cacheOf(requested, token),
      };
      const address = isFile && token ? withParameter(url, 'bearer', token) : url;
      const call = (): Promise<Answer> =>
        exchange(options, entrypoint, {
          ...requested,
          url: address,
          init,
          isRead,
          isFile: isFile || requested.isRaw === true,
        });
      try {
        return await (isRead && requested.retries !== false ? withRetries(call, sleep, signal) : call());
      } catch (error) {
        const challenge = isAuthenticated ? challengeOf(error) : null;
        if (challenge !== null) {
          if (!hasSteppedUp && (await onStepUp?.(challenge))) return attempt(number, true);
          throw new ApiError({ kind: 'forbidden', status: 403, message: errorTexts.stepUp, cause: error });
        }
        const isRefused = isAuthenticated && error instanceof ApiError && error.kind === 'authentication';
        if (!isRefused || !onUnauthorized) throw error;
        if ((await onUnauthorized(token, number)) && number === 1) return attempt(2, hasSteppedUp);
        throw error;
      }
    };
    return attempt(1);
  };
  return { request };
};

/** Data of an account is kept by the local copy alone, which ends with its session. */
const cacheOf = ({ isFresh, isImpersonal }: RequestOptions, token: string | null): RequestInit => {
  if (isFresh) return { cache: 'reload' };
  return token !== null && !isImpersonal ? { cache: 'no-store' } : {};
};

/** One exchange of a call, logged; its refusals are errors. */
const exchange = async (
  { fetch: send = globalThis.fetch, calls, onHeaders }: TransportOptions,
  entrypoint: URL,
  sending: Omit<Sending, 'send'>,
): Promise<Answer> => {
  const { url, init, isRead } = sending;
  const started = Date.now();
  const log = (status: number | null): void => {
    // Files may be beside the prefix.
    const isBelow = url.pathname.startsWith(`${entrypoint.pathname}/`);
    const path = isBelow ? url.pathname.slice(entrypoint.pathname.length) : url.pathname;
    const at = Date.now();
    calls?.add({ method: init.method ?? 'GET', path, status, durationMs: at - started, at });
  };
  const response = await sendOnce({ ...sending, send }).catch((error: unknown) => {
    log(null);
    throw error;
  });
  log(response.status);
  onHeaders?.(response.headers);
  if (response.ok && isUnauthorizedAnswer(response.json))
    throw parseError({ ...response, status: 401, statusText: 'Unauthorized', body: response.json });
  if (response.ok && !isErrorDocument(response.json)) return readAnswer(response, isRead);
  // A gateway that lost its server does not know whether the write was done.
  const unknownOutcome = !isRead && (response.status === 502 || response.status === 504);
  const isCreation = init.method === 'POST';
  const body = await saidInFrench(response.json);
  throw parseError({ ...response, body, isRead, isCreation, unknownOutcome });
};

/** Violations in English come with the French of their codes, where that code can be loaded. */
const saidInFrench = async (body: unknown): Promise<unknown> => {
  if (!isObject(body) || !toList(body.violations).some(isForeign)) return body;
  return import('./inFrench.ts').then(
    ({ inFrench }) => inFrench(body),
    () => body,
  );
};

const isForeign = (violation: unknown): boolean =>
  isObject(violation) && isEnglish(String(violation.message ?? violation.title));

/**
 * Whether a call only reads: GraphQL queries and field descriptions do, though sent by POST or PUT. `path` is
 * relative to the API prefix.
 */
export const isReadCall = (method: string, path: string): boolean =>
  method === 'GET' || method === 'HEAD' || path === '/graphql' || path.endsWith('/mapping');

/** Calls that speak plain JSON; all the others speak JSON-LD. */
const isJsonCall = (path: string): boolean =>
  /^\/(?:login_check|login_check_mfa|token\/\w+|resetting\/\w+|registration\/\w+|graphql|read\/.*)$/.test(
    path,
  );

/** These carry no token: an old one must not make the server refuse a new login. */
const AUTH_CALLS: ReadonlySet<string> = new Set(['/login_check', '/login_check_mfa', '/token/refresh']);

const withCode = (url: URL, code: string | null): URL =>
  code && !url.searchParams.has('code') ? withParameter(url, 'code', code) : url;

/** Appended by hand: writing through `searchParams` would re-encode the brackets of the other parameters. */
const withParameter = (url: URL, name: string, value: string): URL => {
  const extended = new URL(url);
  extended.search = `${url.search ? `${url.search}&` : '?'}${name}=${encodeURIComponent(value)}`;
  return extended;
};

const toHeaders = (request: RequestOptions, isJson: boolean, token: string | null): Headers => {
  const type = isJson ? 'application/json' : 'application/ld+json';
  const headers = new Headers({ Accept: request.file ? '*/*' : type });
  // Multipart needs the boundary that only the browser knows, so it sets that type itself.
  if (request.body !== undefined && !(request.body instanceof FormData)) headers.set('Content-Type', type);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
};

const toBody = (body: unknown): { body?: string | FormData } => {
  if (body === undefined || body === null) return {};
  return { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) };
};
