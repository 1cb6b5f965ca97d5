import { bodyType } from '../http/answers.ts';
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
  const type = bodyType(request);
  if (type !== 'application/json') throw new RequestError(INVALID, 400);
  return toRequest(parseBody(await request.text()));
};

/**
 * Reads the address of a call by GET, whose variables are JSON in a parameter.
 * @throws RequestError
 */
export const fromAddress = (parameters: URLSearchParams): GraphqlRequest => {
  const variables = parameters.get('variables');
  return toRequest({
    query: parameters.get('query'),
    variables: variables === null ? {} : parseBody(variables),
    operationName: parameters.get('operationName'),
  });
};

const toRequest = ({ query, variables, operationName }: Record<string, unknown>): GraphqlRequest => {
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
