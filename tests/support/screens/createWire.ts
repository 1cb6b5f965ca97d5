import { toPattern } from './toPattern.ts';

/** A call of the application, as it left the page. */
export interface WireRequest {
  readonly method: string;
  /** Without query: `/api/people/34`. */
  readonly path: string;
  /** Decoded; `query.get('order[id]')`. */
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Whether the application has given the call up. */
  readonly signal: AbortSignal;
  /** Parsed JSON, else the text; null when there is none. Typed loosely, for a test reads it where it expects it. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/** The journal of the application's API requests since it was opened, logged in, or since `clear()`. */
export interface Wire {
  /** Calls in the order sent; `'PUT /api/people/:id'` keeps those that fit. */
  requests: (pattern?: string) => readonly WireRequest[];
  /** The only call that fits; throws when there is none or several. */
  only: (pattern: string) => WireRequest;
  /** The latest call that fits; throws when there is none. */
  last: (pattern: string) => WireRequest;
  clear: () => void;
  record: (request: Request) => Promise<WireRequest>;
}

export const createWire = (): Wire => {
  const journal: WireRequest[] = [];
  const requests: Wire['requests'] = (pattern) =>
    pattern ? journal.filter(toPattern(pattern)) : [...journal];
  const seen = (): string => journal.map(({ method, path }) => `${method} ${path}`).join(', ') || 'nothing';
  return {
    requests,
    only: (pattern) => {
      const [found, ...others] = requests(pattern);
      if (!found || others.length > 0)
        throw new Error(`Expected one '${pattern}', saw ${others.length + (found ? 1 : 0)} in: ${seen()}`);
      return found;
    },
    last: (pattern) => {
      const found = requests(pattern).at(-1);
      if (!found) throw new Error(`Expected '${pattern}', saw: ${seen()}`);
      return found;
    },
    clear: () => {
      journal.length = 0;
    },
    record: async (request) => {
      const url = new URL(request.url);
      const entry: WireRequest = {
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        headers: new Headers(request.headers),
        signal: request.signal,
        body: toBody(await request.clone().text()),
      };
      journal.push(entry);
      return entry;
    },
  };
};

const toBody = (text: string): WireRequest['body'] => {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
