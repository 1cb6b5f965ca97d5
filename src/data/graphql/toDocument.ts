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
import { isRange, type Condition, type Question, type QueryParts, type Range } from './query.ts';

/** One text for several queries, each under its alias, in their order. */
export interface GraphqlDocument {
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

type Entries = readonly (readonly [name: string, value: ValueNode])[];

const toArguments = (parts: QueryParts, separator: string): readonly ArgumentNode[] => {
  const nameOf = (path: string): string => path.replaceAll('.', separator);
  const { where, custom, not, or, exists, order, first, after } = parts;
  const entries: Entries = [
    ...byName(where, nameOf, (all) => all.at(-1)).map(([name, value]) => [name, toValue(value)] as const),
    ...custom.map(([name, value]) => [name, toValue(isRange(value) ? bounds(value) : value)] as const),
    ...listArgument('not', byName(not, nameOf, allOf), toTextValue),
    ...listArgument('or', byName(or, nameOf, allOf), toTextValue),
    ...listArgument(
      'exists',
      exists.map(([path, value]) => [nameOf(path), value]),
      toValue,
    ),
    ...listArgument(
      'order',
      order.map(([path, direction]) => [nameOf(path), direction.toUpperCase()]),
      toValue,
    ),
    ['first', toValue(first)],
    ...(after === null ? [] : [['after', toValue(after)] as const]),
  ];
  return entries.map(([name, value]) => ({ kind: Kind.ARGUMENT, name: nameNode(name), value }));
};

/** The server merges the entries of a list argument into one map: each stands alone, its name once. */
const listArgument = (
  name: string,
  entries: readonly (readonly [name: string, value: unknown])[],
  write: (value: unknown) => ValueNode,
): Entries =>
  entries.length === 0
    ? []
    : [
        [
          name,
          {
            kind: Kind.LIST,
            values: [...new Map(entries)].map(([key, value]) => objectNode([[key, write(value)]])),
          },
        ],
      ];

/** One value for each property: bounds are gathered, of other values `choose` makes one. */
const byName = (
  conditions: readonly Condition[],
  nameOf: (path: string) => string,
  choose: (values: readonly unknown[]) => unknown,
): readonly (readonly [name: string, value: unknown])[] =>
  [...new Set(conditions.map(({ path }) => path))].map((wanted) => {
    const values = conditions.filter(({ path }) => path === wanted).map(({ value }) => value);
    const ranges = values.filter(isRange);
    if (ranges.length > 0) return [nameOf(wanted), ranges.flatMap(bounds)];
    const value = choose(values);
    return [Array.isArray(value) ? `${nameOf(wanted)}_list` : nameOf(wanted), value];
  });

/** In `not` and `or` each property stands once, with a list of all its values. */
const allOf = (values: readonly unknown[]): unknown => (values.length === 1 ? values[0] : values.flat());

const BOUNDS = [
  'after',
  'before',
  'strictly_after',
  'strictly_before',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
] as const satisfies readonly (keyof Range)[];

/** Bounds travel as text, each in an object of its own. */
const bounds = (range: Range): readonly Readonly<Record<string, string>>[] =>
  BOUNDS.flatMap((key) => (range[key] === undefined ? [] : [{ [key]: String(range[key]) }]));

const toValue = (value: unknown): ValueNode => {
  if (Array.isArray(value)) return { kind: Kind.LIST, values: value.map(toValue) };
  if (typeof value === 'boolean') return { kind: Kind.BOOLEAN, value };
  if (typeof value === 'number')
    return Number.isInteger(value)
      ? { kind: Kind.INT, value: value.toFixed(0) }
      : { kind: Kind.FLOAT, value: String(value) };
  if (isRange(value)) return objectNode(Object.entries(value).map(([key, bound]) => [key, toValue(bound)]));
  return { kind: Kind.STRING, value: String(value) };
};

/** In `or` and `not` every scalar but a boolean is text, numbers too. */
const toTextValue = (value: unknown): ValueNode => {
  if (Array.isArray(value)) return { kind: Kind.LIST, values: value.map(toTextValue) };
  return toValue(typeof value === 'number' ? String(value) : value);
};

const objectNode = (entries: Entries): ValueNode => ({
  kind: Kind.OBJECT,
  fields: entries.map(([name, value]) => ({ kind: Kind.OBJECT_FIELD, name: nameNode(name), value })),
});
