import type { Transport } from '../../src/http/createTransport.ts';

interface Call {
  readonly method: string;
  /** Path with its query, decoded. */
  readonly path: string;
  /** The parsed body, null without one. */
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

type Answer = (call: Call) => unknown;

/** A transport that answers with the JSON a test gives, null for an answer without body, and keeps the requests. */
export const createTransportDouble = (answer: Answer): Transport & { readonly calls: readonly Call[] } => {
  const calls: Call[] = [];
  return {
    calls,
    request: async (
      path: string,
      { method = 'GET', body, signal }: Parameters<Transport['request']>[1] = {},
    ) => {
      const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : (body ?? null);
      const call: Call = { method, path: decodeURIComponent(path), body: parsed, signal };
      calls.push(call);
      const json = await answer(call);
      return { status: json === null ? 204 : 200, headers: new Headers(), body: json, text: '' };
    },
  };
};
