import {
  execute,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, ExecutionResult, FragmentDefinitionNode, GraphQLError } from 'graphql';
import { Hono } from 'hono';
import type { Context, Env } from '../rights/context.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import type { Viewer } from '../rights/viewer.ts';
import { createReader } from './createReader.ts';
import { createSchemas } from './createSchemas.ts';
import { fromAddress, fromRequest } from './fromRequest.ts';
import type { GraphqlRequest } from './fromRequest.ts';
import { measureAnswer } from './measureAnswer.ts';
import { measureDocument } from './measureDocument.ts';
import { measureIntrospection } from './measureIntrospection.ts';
import { parseBounded } from './parseBounded.ts';
import { RequestFailure } from '../http/failures.ts';
import { toGraphqlError } from './toGraphqlError.ts';

/**
 * `POST /api/graphql`: every answer has status 200, faults are in `errors`. By `GET` the document and its variables
 * are in the address, so that what anybody may read can be kept by whoever passes it on; it changes nothing.
 * `isDocumented` says whether callers without an account may query the schema.
 */
export const graphqlRoutes = (context: Context, isDocumented = true): Hono<Env> => {
  const answer = createAnswer(context, isDocumented);
  const routes = new Hono<Env>();
  routes.post('/api/graphql', async (c) => {
    const viewer = c.get('viewer');
    try {
      const { data, errors } = await answer(await fromRequest(c.req.raw), viewer);
      if (errors?.some(isRefusal)) c.set('wasRefused', true);
      return c.json({
        ...(errors ? { errors: errors.map(toGraphqlError) } : {}),
        ...(data === undefined ? {} : { data }),
      });
    } catch (error) {
      return c.json({ errors: [toGraphqlError(error)] });
    }
  });
  routes.get('/api/graphql', async (c) => {
    const viewer = c.get('viewer');
    // Who is logged in may get more than anybody else at the same address.
    c.header('Vary', 'Authorization', { append: true });
    try {
      const request = fromAddress(new URL(c.req.url).searchParams);
      const { data, errors } = await answer(request, viewer, true);
      if (viewer === null && !errors) c.header('Cache-Control', PUBLIC_CACHE);
      return c.json({ ...(errors ? { errors: errors.map(toGraphqlError) } : {}), data });
    } catch (error) {
      const isWrite = error instanceof RequestFailure && error.status === 405;
      return c.json(
        { errors: [toGraphqlError(error)] },
        isWrite ? 405 : 200,
        isWrite ? { Allow: 'POST' } : {},
      );
    }
  });
  return routes;
};

/** Public answers may be a minute old. */
const PUBLIC_CACHE = 'public, max-age=60';

const isRefusal = ({ originalError }: GraphQLError): boolean => originalError instanceof ForbiddenError;

const createAnswer = (context: Context, isDocumented: boolean) => {
  const schemaFor = createSchemas(context.model);
  return async (
    request: GraphqlRequest,
    viewer: Viewer | null,
    isReadOnly = false,
  ): Promise<ExecutionResult> => {
    const { query, variables, operationName } = request;
    const document = parseBounded(query);
    measureDocument(document);
    const operation = getOperationAST(document, operationName);
    if (isReadOnly && operation && operation.operation !== OperationTypeNode.QUERY)
      throw new RequestFailure(
        405,
        `Can only perform a ${operation.operation} operation from a POST request.`,
      );
    const schema = schemaFor(document, variables);
    measureIntrospection(document, schema);
    const errors = validate(schema, document, viewer || isDocumented ? specifiedRules : UNDOCUMENTED);
    if (errors.length > 0) return { errors };
    if (!operation) throw new RequestFailure(400, unknownOperation(operationName));
    measureAnswer(schema, { operation, fragments: fragmentsOf(document), variables });
    return execute({
      schema,
      document,
      contextValue: createReader(context, viewer),
      variableValues: variables,
      operationName,
    });
  };
};

const UNDOCUMENTED = [...specifiedRules, NoSchemaIntrospectionCustomRule];

const unknownOperation = (name: string | null): string =>
  name === null
    ? 'Must provide operation name if query contains multiple operations.'
    : `Unknown operation named "${name}".`;

const fragmentsOf = (document: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
