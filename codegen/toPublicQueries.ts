import { Kind, parse, print, stripIgnoredCharacters, visit, type DocumentNode } from 'graphql';
import type { Question } from '../src/data/graphql/query.ts';
import { toDocument } from '../src/data/graphql/toDocument.ts';
import { withoutOptional } from '../src/data/graphql/unknownFields.ts';

/** Records of a list within a record, where nothing else is said: the largest page that servers give. */
const NESTED = 100;

/**
 * The texts of questions as a TypeScript module, with what reading their answers takes: `text`, and `plain` without its
 * optional parts for a server that refuses the first.
 */
export const toPublicQueries = (questions: Readonly<Record<string, readonly Question[]>>): string => {
  const entries = Object.entries(questions).map(([name, list]) => {
    const { text, variables, aliases } = toText(list);
    const isOptional = list.some(({ parts }) => parts.optional.length > 0);
    const roots = list.map(({ parts: { select, first } }, index) => [aliases[index], { select, first }]);
    return `${name}: ${JSON.stringify({
      text,
      ...(isOptional ? { plain: toText(list.map((question) => withoutOptional(question))).text } : {}),
      variables,
      roots: Object.fromEntries(roots) as object,
    })}`;
  });
  return `${HEAD}export const publicQueries = {${entries.join(',')}} as const;\n`;
};

const toText = (questions: readonly Question[]) => {
  const { text, aliases } = toDocument(questions);
  const { document, variables } = withVariables(parse(text));
  return { text: stripIgnoredCharacters(print(document)), variables, aliases };
};

const HEAD = `// Written by \`npm run codegen\` from codegen/publicQuestions.ts; never by hand.

/** GraphQL queries of the pages that anybody may read; graphql-js stays out of them. */
`;

/** A text `$season: Int!` becomes a variable of that name and type. */
const PLACE = /^\$(\w+): (\w+)(!?)$/;

const withVariables = (written: DocumentNode): { document: DocumentNode; variables: readonly string[] } => {
  const types = new Map<string, { readonly type: string; readonly isRequired: boolean }>();
  const filled = visit(written, {
    StringValue: ({ value }) => {
      const [, name, type, required] = PLACE.exec(value) ?? [];
      if (name === undefined || type === undefined) return undefined;
      types.set(name, { type, isRequired: required === '!' });
      return { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } };
    },
    Field: {
      leave: (field) => {
        const isList = field.selectionSet?.selections.some(
          (inner) => inner.kind === Kind.FIELD && inner.name.value === 'edges',
        );
        if (!isList || field.arguments?.length) return undefined;
        return {
          ...field,
          arguments: [
            {
              kind: Kind.ARGUMENT,
              name: { kind: Kind.NAME, value: 'first' },
              value: { kind: Kind.INT, value: String(NESTED) },
            },
          ],
        };
      },
    },
  });
  const document = visit(filled, {
    OperationDefinition: (operation) => ({
      ...operation,
      variableDefinitions: [...types].map(([name, { type, isRequired }]) => {
        const named = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } } as const;
        return {
          kind: Kind.VARIABLE_DEFINITION,
          variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
          type: isRequired ? { kind: Kind.NON_NULL_TYPE, type: named } : named,
        } as const;
      }),
    }),
  });
  return { document, variables: [...types.keys()] };
};
