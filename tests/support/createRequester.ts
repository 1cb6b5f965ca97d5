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

export interface Sending {
  readonly token?: string | undefined;
  readonly headers?: HeadersInit | undefined;
}

export type Requester = (method: string, path: string, body?: unknown, sending?: Sending) => Promise<Answer>;

/** Sends requests to an application without a network between; a body goes as JSON of the given type. */
export const createRequester =
  (answerTo: (request: Request) => Response | Promise<Response>, type = 'application/ld+json'): Requester =>
  async (method, path, body, { token, headers } = {}) => {
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
  };

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
