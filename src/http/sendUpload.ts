/** Progress and abort of a body being sent. */
export interface Upload {
  /** Bytes that have gone out, and all of them; once they are equal the server has everything. */
  readonly onProgress: (sent: number, total: number) => void;
  /** Stops the sending. Ignored once everything has gone out: the server may be at work on it. */
  readonly signal?: AbortSignal;
}

/** A failed upload: whether it was aborted, and whether the server had the whole body. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  constructor(
    message: string,
    readonly isComplete: boolean,
    readonly isCancelled: boolean,
  ) {
    super(message);
  }
}

/**
 * `fetch` by XMLHttpRequest, the only one that reports how much of a body has gone out. It always follows redirects, so
 * that an answer from another address is refused afterwards. Rejects with `UploadFailure`.
 */
export const sendUpload = (
  url: string,
  init: RequestInit,
  { onProgress, signal }: Upload,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isComplete = false;
    const stop = (): void => {
      if (!isComplete) request.abort();
    };
    const giveUp = (): void => request.abort();
    const end = (): void => {
      signal?.removeEventListener('abort', stop);
      init.signal?.removeEventListener('abort', giveUp);
    };
    const fail = (message: string): void => {
      end();
      reject(new UploadFailure(message, isComplete, !isComplete && (signal?.aborted ?? false)));
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (loaded < total) onProgress(loaded, total);
    });
    request.upload.addEventListener('load', ({ total }) => {
      isComplete = true;
      onProgress(total, total);
    });
    request.addEventListener('error', () => fail('No answer from the server'));
    request.addEventListener('abort', () => fail('The upload was stopped'));
    request.addEventListener('load', () => {
      if (request.responseURL !== '' && request.responseURL !== url) return fail('The call was redirected');
      end();
      const { status, statusText } = request;
      const isBare = status === 204 || status === 205 || status === 304;
      const headers = toHeaders(request.getAllResponseHeaders());
      resolve(new Response(isBare ? null : request.responseText, { status, statusText, headers }));
    });
    signal?.addEventListener('abort', stop, { once: true });
    init.signal?.addEventListener('abort', giveUp, { once: true });
    request.open(init.method ?? 'POST', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    if (signal?.aborted || init.signal?.aborted) return fail('The upload was stopped');
    request.send(init.body as XMLHttpRequestBodyInit);
  });

const toHeaders = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const [, name, value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) headers.append(name, value);
  }
  return headers;
};
