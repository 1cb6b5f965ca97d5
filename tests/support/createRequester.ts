/** What a body holds, typed loosely: a test reads it where it expects it. */
export type Body = ReturnType<typeof JSON.parse>;

/** An answer of the API, refusals included. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** JSON is parsed, any other body a text, none is null. */
  readonly body: Body;
  readonly bytes: Buffer;
}

/** Sends a request, its method given or named; `as` sends for somebody else. */
export interface Api<By> {
  (method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<Answer>;
  get: (path: string, headers?: HeadersInit) => Promise<Answer>;
  delete: (path: string, headers?: HeadersInit) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: HeadersInit) => Promise<Answer>;
  put: (path: string, body?: unknown, headers?: HeadersInit) => Promise<Answer>;
  as: (by: By) => Api<By>;
}

/** Sends as whoever has this token. */
export type Requester = Api<string | undefined>;

/** An API of requests that are sent for `by`. */
export const createApi = <By>(
  send: (by: By, ...request: Parameters<Api<By>>) => Promise<Answer>,
  by: By,
): Api<By> => {
  const request = (...sent: Parameters<Api<By>>): Promise<Answer> => send(by, ...sent);
  return Object.assign(request, {
    get: (path: string, headers?: HeadersInit) => request('GET', path, undefined, headers),
    delete: (path: string, headers?: HeadersInit) => request('DELETE', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: HeadersInit) => request('POST', path, body, headers),
    put: (path: string, body?: unknown, headers?: HeadersInit) => request('PUT', path, body, headers),
    as: (other: By) => createApi(send, other),
  });
};

/** Sends requests to an application without a network between; a body goes as JSON of the given type. */
export const createRequester = (
  answerTo: (request: Request) => Response | Promise<Response>,
  type = 'application/ld+json',
): Requester =>
  createApi<string | undefined>(async (token, method, path, body, headers) => {
    const sent = new Headers({ 'Content-Type': type });
    if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
    for (const [name, value] of new Headers(headers)) sent.set(name, value);
    const answer = await answerTo(
      new Request(`http://sandbox.test${path}`, {
        method,
        headers: sent,
        ...(body === undefined ? {} : { body: toBody(body) }),
      }),
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, body: fromText(bytes.toString()), bytes };
  }, undefined);

/** Text and bytes go as they are, for what is no JSON. */
const toBody = (body: unknown): BodyInit => {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body);
};

const fromText = (text: string): Body => {
  if (text === '') return null;
  return /^[[{]/.test(text) ? JSON.parse(text) : text;
};

/** Each violation of a refused record, by its path and its sentence. */
export const violationsOf = ({ body }: Pick<Answer, 'body'>): [string, string][] =>
  (body.violations ?? []).map(({ propertyPath, message }: Body) => [propertyPath, message]);

export const pathsOf = (answer: Pick<Answer, 'body'>): string[] => violationsOf(answer).map(([path]) => path);
export const messagesOf = (answer: Pick<Answer, 'body'>): string[] =>
  violationsOf(answer).map(([, message]) => message);

/** Records of a list. */
export const membersOf = ({ body }: Pick<Answer, 'body'>): Body[] => body['hydra:member'];
