import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { PASSWORD } from '../e2e/support/signIn.ts';

interface RequestOptions {
  readonly method?: string;
  readonly token?: string;
  /** An object goes as JSON. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Finds the request again in nginx's log. */
  readonly mark?: string;
  /** Address of this machine to call from: every one of 127.0.0.0/8 is. */
  readonly from?: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire, compressed or not. */
  readonly bytes: Buffer;
  text(): string;
  json(): unknown;
}

/** One request on a connection of its own; unlike `fetch` it decodes nothing and can choose its own address. */
export const fetchReply = (
  url: string,
  path: string,
  { method = 'GET', token, body, headers, mark, from }: RequestOptions = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const outgoing = request(
      new URL(url + path),
      {
        method,
        agent: false,
        ...(from !== undefined && { localAddress: from }),
        headers: {
          Accept: 'application/ld+json, application/json',
          ...(text !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(text),
          }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(mark !== undefined && { 'X-Mark': mark }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            bytes,
            text: () => bytes.toString(),
            json: () => JSON.parse(bytes.toString()) as unknown,
          });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(text);
  });

export interface Tokens {
  readonly token: string;
  readonly refresh_token: string;
}

/** Logs an account of the demonstration data in; throws unless it gets its tokens. */
export const logIn = async (url: string, username = 'gestionnaire'): Promise<Tokens> => {
  const answer = await fetchReply(url, '/api/login_check', {
    method: 'POST',
    body: { username, password: PASSWORD },
  });
  const tokens = answer.json() as Partial<Tokens>;
  if (tokens.token === undefined || tokens.refresh_token === undefined)
    throw new Error(`${username} could not log in: ${answer.status} ${answer.text()}`);
  return { token: tokens.token, refresh_token: tokens.refresh_token };
};
