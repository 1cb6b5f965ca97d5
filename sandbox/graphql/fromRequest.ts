import { RequestError } from './RequestError.ts';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
}

const INVALID = 'GraphQL query is not valid.';

/**
 * Reads the body of a call; only `application/json` with a `query` is one.
 * @throws RequestError
 */
export const fromRequest = async (request: Request): Promise<GraphqlRequest> => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new RequestError(INVALID, 400);
  const body = parseBody(await request.text());
  const { query, variables, operationName } = body;
  if (typeof query !== 'string') throw new RequestError(INVALID, 400);
  return {
    query,
    variables: isObject(variables) ? variables : {},
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : null,
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseBody = (text: string): Record<string, unknown> => {
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new RequestError(INVALID, 400);
};
