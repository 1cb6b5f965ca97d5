/** One request as it would be on the wire. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
  readonly init: RequestInit;
}

type Answer = Response | Promise<Response>;
type Handler = (request: SentRequest) => Answer;

/** A stand-in for the network's edge: it answers by path and keeps what was sent. */
export const createFakeServer = (handler: Handler) => {
  const sent: SentRequest[] = [];
  const fetchDouble: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { body } = init;
    const request: SentRequest = {
      method: init.method ?? 'GET',
      url: url.href,
      path: url.pathname,
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
      signal: init.signal,
      init,
    };
    sent.push(request);
    if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    return Promise.race([handler(request), rejectOnAbort(init.signal)]);
  };
  return { sent, fetch: fetchDouble, pathsSent: () => sent.map(({ method, path }) => `${method} ${path}`) };
};

const rejectOnAbort = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });

/** An answer in JSON, as plain JSON or with the type given. */
export const answerJson = (body: unknown, init: ResponseInit = {}, type = 'application/json'): Response => {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', type);
  return new Response(JSON.stringify(body), { ...init, headers });
};
