import { parse, validate } from 'graphql';
import { entities } from '../../sandbox/entities/index.ts';
import { createSchemas } from '../../sandbox/graphql/createSchemas.ts';
import { createModel } from '../../sandbox/model/createModel.ts';
import type { Field } from '../../sandbox/model/field.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

const isDerived = (field: Field): boolean => field.kind === 'scalar' && field.derived !== undefined;

/** The reference server's GraphQL without what it derives from states, which no other server need have. */
const createPlainSchemas = (): ReturnType<typeof createSchemas> => {
  const model = createModel(entities);
  const plain = new Map(
    [...model.entities].map(([name, entity]) => {
      const fields = Object.entries(entity.fields).filter(([, field]) => !isDerived(field));
      return [name, { ...entity, fields: Object.fromEntries(fields) }];
    }),
  );
  return createSchemas({
    ...model,
    entities: plain,
    entity: (name) => plain.get(name) ?? model.entity(name),
  });
};

/** A server of the plain schema in front of another: it refuses what it does not know, and hands the rest on. */
export const refuseFacts = (behind: Fetch): { readonly fetch: Fetch; readonly refusals: string[] } => {
  const schemaFor = createPlainSchemas();
  const refusals: string[] = [];
  return {
    refusals,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/api/graphql') return behind(request);
      const query =
        request.method === 'POST'
          ? ((await request.clone().json()) as { query: string }).query
          : (searchParams.get('query') ?? '');
      const variables = JSON.parse(searchParams.get('variables') ?? '{}') as Record<string, unknown>;
      const document = parse(query);
      const errors = validate(schemaFor(document, variables), document);
      if (errors.length === 0) return behind(request);
      refusals.push(...errors.map(({ message }) => message));
      return Response.json({ errors });
    },
  };
};
