import {
  Kind,
  OperationTypeNode,
  print,
  type ArgumentNode,
  type FieldNode,
  type NameNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { BOUNDS, isRange, type Condition, type Question, type QueryParts, type Range } from './query.ts';

/** One text for several queries, each under its alias, in their order. */
interface GraphqlDocument {
  readonly text: string;
  readonly aliases: readonly string[];
}

/**
 * Writes queries as one document. The tree is graphql-js's own and printed by it: no text is ever put together.
 * `separator` joins the steps of a nested property in the name of an argument (`club_league_name`).
 */
export const toDocument = (queries: readonly Question[], separator = '_'): GraphqlDocument => {
  const aliases = toAliases(queries.map(({ name }) => name));
  const text = print({
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        name: nameNode(aliases.length === 1 ? (aliases[0] ?? 'batch') : 'batch'),
        selectionSet: setOf(
          queries.map(({ parts }, index) => ({
            ...fieldNode(rootOf(parts.collection), connection(parts), toArguments(parts, separator)),
            alias: nameNode(aliases[index] ?? ''),
          })),
        ),
      },
    ],
  });
  return { text, aliases };
};

/** Root field of a collection: `/club_memberships` is `clubMemberships`. */
const rootOf = (collection: string): string =>
  collection.replace(/^\//, '').replace(/_([a-z0-9])/gi, (_all, letter: string) => letter.toUpperCase());

const toAliases = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name.replace(/[^_0-9A-Za-z]/g, '_').replace(/^(?=\d|$)/, '_');
    let alias = plain;
    for (let count = 2; taken.has(alias); count += 1) alias = `${plain}_${count}`;
    taken.add(alias);
    return alias;
  });
};

const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

const setOf = (selections: readonly FieldNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
});

const fieldNode = (
  name: string,
  below: readonly FieldNode[] = [],
  args: readonly ArgumentNode[] = [],
): FieldNode => ({
  kind: Kind.FIELD,
  name: nameNode(name),
  ...(args.length > 0 ? { arguments: args } : {}),
  ...(below.length > 0 ? { selectionSet: setOf(below) } : {}),
});

const connection = ({ select, total, records }: QueryParts): readonly FieldNode[] => [
  ...(records
    ? [
        edges(select, true),
        fieldNode(
          'pageInfo',
          PAGE_INFO.map((name) => fieldNode(name)),
        ),
      ]
    : []),
  ...(total ? [fieldNode('totalCount')] : []),
];

const PAGE_INFO = ['endCursor', 'startCursor', 'hasNextPage', 'hasPreviousPage'] as const;

const edges = (paths: readonly string[], withCursor = false): FieldNode =>
  fieldNode('edges', [
    ...(withCursor ? [fieldNode('cursor')] : []),
    fieldNode('node', selectionOf(['id', ...paths])),
  ]);

/** Paths as a tree, in the order of their first mention. */
const selectionOf = (paths: readonly string[]): readonly FieldNode[] => {
  const below = new Map<string, string[]>();
  for (const path of paths) {
    const dot = path.indexOf('.');
    const head = dot < 0 ? path : path.slice(0, dot);
    const rest = below.get(head) ?? [];
    below.set(head, dot < 0 ? rest : [...rest, path.slice(dot + 1)]);
  }
  return [...below].map(([head, rest]) =>
    head.endsWith('[]') ? fieldNode(head.slice(0, -2), [edges(rest)]) : fieldNode(head, selectionOf(rest)),
  );
};

const toArguments = (parts: QueryParts, separator: string): readonly ArgumentNode[] => {
  const nameOf = (path: string): string => path.replaceAll('.', separator);
  const { where, custom, not, or, exists, order, first, after } = parts;
  const args: readonly Argument[] = [
    ...byName(where, nameOf, (values) => values.at(-1)),
    ...custom.map(([name, value]): Argument => [name, isRange(value) ? toBounds(value) : value]),
    ['not', oneByOne(byName(not, nameOf, allOf).map(asText))],
    ['or', oneByOne(byName(or, nameOf, allOf).map(asText))],
    ['exists', oneByOne(exists.map(([path, value]) => [nameOf(path), value]))],
    ['order', oneByOne(order.map(([path, direction]) => [nameOf(path), direction.toUpperCase()]))],
    ['first', first],
    ['after', after ?? undefined],
  ];
  return args
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ kind: Kind.ARGUMENT, name: nameNode(name), value: toValue(value) }));
};

type Argument = readonly [name: string, value: unknown];

/** The server merges the entries of a list argument into one map: each is an entry of its own, its name once. */
const oneByOne = (entries: readonly Argument[]): readonly object[] | undefined =>
  entries.length === 0 ? undefined : [...new Map(entries)].map(([key, value]) => ({ [key]: value }));

/** One value for each property: bounds are gathered, of other values `choose` makes one. */
const byName = (
  conditions: readonly Condition[],
  nameOf: (path: string) => string,
  choose: (values: readonly unknown[]) => unknown,
): readonly Argument[] =>
  [...new Set(conditions.map(({ path }) => path))].map((path) => {
    const values = conditions.filter((condition) => condition.path === path).map(({ value }) => value);
    const ranges = values.filter(isRange);
    if (ranges.length > 0) return [nameOf(path), ranges.flatMap(toBounds)];
    const value = choose(values);
    return [Array.isArray(value) ? `${nameOf(path)}_list` : nameOf(path), value];
  });

/** In `not` and `or` each property appears once, with a list of all its values. */
const allOf = (values: readonly unknown[]): unknown => (values.length === 1 ? values[0] : values.flat());

/** In `or` and `not` every scalar but a boolean is text, numbers too. */
const asText = ([name, value]: Argument): Argument => [
  name,
  Array.isArray(value) ? value.map(textOf) : textOf(value),
];

const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Bounds travel as text, each in an object of its own. */
const toBounds = (range: Range): readonly object[] =>
  BOUNDS.flatMap((key) => (range[key] === undefined ? [] : [{ [key]: String(range[key]) }]));

const toValue = (value: unknown): ValueNode => {
  if (Array.isArray(value)) return { kind: Kind.LIST, values: value.map(toValue) };
  if (typeof value === 'boolean') return { kind: Kind.BOOLEAN, value };
  if (typeof value === 'number')
    return Number.isInteger(value)
      ? { kind: Kind.INT, value: value.toFixed(0) }
      : { kind: Kind.FLOAT, value: String(value) };
  if (!isRange(value)) return { kind: Kind.STRING, value: String(value) };
  const fields = Object.entries(value).map(
    ([name, inner]) => ({ kind: Kind.OBJECT_FIELD, name: nameNode(name), value: toValue(inner) }) as const,
  );
  return { kind: Kind.OBJECT, fields };
};
