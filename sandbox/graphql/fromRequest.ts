import { bodyType } from '../../host/answers.ts';
import { RequestFailure } from '../http/failures.ts';
import { measureQuestion } from '../http/limits.ts';
import { isObject } from '../model/isObject.ts';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
}

const INVALID = 'GraphQL query is not valid.';

/**
 * Reads the body of a call; only `application/json` with a `query` is one.
 * @throws RequestFailure 400 on what is no such query, 400 and 413 as LIMITS say
 */
export const fromRequest = async (request: Request): Promise<GraphqlRequest> => {
  const type = bodyType(request);
  if (type !== 'application/json') throw new RequestFailure(400, INVALID);
  return toRequest(parseBody(await request.text()));
};

/**
 * Reads the address of a call by GET, whose variables are JSON in a parameter.
 * @throws RequestFailure 400 on what is no such query, 400 and 413 as LIMITS say
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
  if (typeof query !== 'string') throw new RequestFailure(400, INVALID);
  return {
    query,
    variables: isObject(variables) ? variables : {},
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : null,
  };
};

const parseBody = (text: string): Record<string, unknown> => {
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) {
      measureQuestion(body);
      return body;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new RequestFailure(400, INVALID);
};
