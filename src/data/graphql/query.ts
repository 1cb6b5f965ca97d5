import type { FilterPath, SelectPath } from './Path.ts';

type Scalar = string | number | boolean;

/** Bounds of a date (`after`, `before` include the bound) or of a number. */
export interface Range {
  readonly after?: string;
  readonly before?: string;
  readonly strictly_after?: string;
  readonly strictly_before?: string;
  readonly gt?: Scalar;
  readonly gte?: Scalar;
  readonly lt?: Scalar;
  readonly lte?: Scalar;
  /** `500..899`, both included. */
  readonly between?: string;
}

/** One value, several of which one holds, or bounds. Null leaves the condition out. */
export type Value = Scalar | readonly Scalar[] | Range | null | undefined;

export interface Condition {
  /** Dotted. */
  readonly path: string;
  readonly value: Scalar | readonly Scalar[] | Range;
}

export type Direction = 'asc' | 'desc';

/** A query as plain values. */
export interface QueryParts {
  /** Collection path, `/people`. */
  readonly collection: string;
  readonly select: readonly string[];
  /** Paths of what is selected and of conditions that are left out for a server that does not know them. */
  readonly optional: readonly string[];
  readonly where: readonly Condition[];
  readonly custom: readonly (readonly [name: string, value: Scalar | readonly Scalar[] | Range])[];
  readonly not: readonly Condition[];
  readonly or: readonly Condition[];
  readonly exists: readonly (readonly [path: string, value: boolean])[];
  readonly order: readonly (readonly [path: string, direction: Direction])[];
  readonly first: number;
  readonly after: string | null;
  /** Whether the records are asked for, or only their number. */
  readonly records: boolean;
  /** Whether the number of all records is asked for, which costs the server a count. */
  readonly total: boolean;
}

/** Writes a value in the type that the server's schema wants where its own would not do. */
type As = 'string' | 'int';

/** A query, and the alias of its answer. */
export interface Question {
  readonly name: string;
  readonly parts: QueryParts;
}

/** A query of one collection; each verb gives a new one. `T` is the generated type of its records. */
export interface Query<T = unknown> extends Question {
  select(...paths: readonly SelectPath<T>[]): Query<T>;
  /** Fields that not every server has: where one has not, the records come without them. */
  selectIfKnown(...paths: readonly SelectPath<T>[]): Query<T>;
  /** The conditions that all hold; of two on one property the later counts, bounds are added up. */
  where(path: FilterPath<T>, value: Value, as?: As): Query<T>;
  /** A condition that not every server knows: where one does not, it gives what it would have left out, too. */
  whereIfKnown(path: FilterPath<T>, value: Value): Query<T>;
  /** None of these conditions holds. */
  notWhere(path: FilterPath<T>, value: Value): Query<T>;
  /** At least one of these conditions holds. */
  orWhere(path: FilterPath<T>, value: Value): Query<T>;
  /** An argument of the server's own, name and value as given. */
  customFilter(name: string, value: Value): Query<T>;
  exists(path: FilterPath<T>, value: boolean): Query<T>;
  orderBy(path: FilterPath<T>, direction?: Direction): Query<T>;
  /** Pages count from 1. */
  pagination(page: { readonly page?: number; readonly limit?: number }): Query<T>;
  /** The records behind a cursor of an answer. */
  after(cursor: string): Query<T>;
  withoutTotal(): Query<T>;
  /** Asks for the number of records and for none of them. */
  countOnly(): Query<T>;
}

/** Records of a page when nothing is said. */
export const PAGE = 25;

/**
 * Starts a query, `query<Person>('personSearch', '/people').select('familyName').where('club.id', 7)`. Throws
 * `TypeError` on a name that GraphQL does not allow, so that nothing from outside reaches a document as syntax.
 */
export const query = <T = unknown>(name: string, collection: string): Query<T> =>
  build<T>(name, {
    collection: `/${checked(collection.replace(/^\//, ''))}`,
    select: [],
    optional: [],
    where: [],
    custom: [],
    not: [],
    or: [],
    exists: [],
    order: [],
    first: PAGE,
    after: null,
    records: true,
    total: true,
  });

const build = <T>(name: string, parts: QueryParts): Query<T> => {
  const next = (change: Partial<QueryParts>): Query<T> => build(name, { ...parts, ...change });
  const conditions = (key: 'where' | 'not' | 'or', path: string, value: Value, as?: As): Query<T> =>
    isNothing(value)
      ? next({})
      : next({ [key]: [...parts[key], { path: checked(path), value: forced(value, as) }] });
  return {
    name,
    parts,
    select: (...paths) => next({ select: [...parts.select, ...paths.map(checked)] }),
    selectIfKnown: (...paths) =>
      next({
        select: [...parts.select, ...paths.map(checked)],
        optional: [...parts.optional, ...paths.map(checked)],
      }),
    where: (path, value, as) => conditions('where', path, value, as),
    whereIfKnown: (path, value) =>
      build<T>(name, { ...parts, optional: [...parts.optional, checked(path)] }).where(path, value),
    notWhere: (path, value) => conditions('not', path, value),
    orWhere: (path, value) => conditions('or', path, value),
    customFilter: (filter, value) =>
      isNothing(value) ? next({}) : next({ custom: [...parts.custom, [checked(filter), value]] }),
    exists: (path, value) => next({ exists: [...parts.exists, [checked(path), value]] }),
    orderBy: (path, direction = 'asc') => next({ order: [...parts.order, [checked(path), direction]] }),
    pagination: ({ page = 1, limit = PAGE }) =>
      next({ first: limit, after: page > 1 ? btoa(String((page - 1) * limit - 1)) : null }),
    after: (cursor) => next({ after: cursor }),
    withoutTotal: () => next({ total: false }),
    countOnly: () => next({ records: false, total: true }),
  };
};

const isNothing = (value: Value): value is null | undefined => value === null || value === undefined;

export const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const forced = (value: Exclude<Value, null | undefined>, as: As | undefined): Condition['value'] => {
  if (as === undefined || isRange(value)) return value;
  const write = (one: Scalar): Scalar => (as === 'int' ? Math.trunc(Number(one)) : String(one));
  return Array.isArray(value) ? (value as readonly Scalar[]).map(write) : write(value as Scalar);
};

const checked = (path: string): string => {
  for (const step of path.split('.')) {
    if (!/^[_A-Za-z][_0-9A-Za-z]*(?:\[\])?$/.test(step))
      throw new TypeError(`'${path}' is no path of GraphQL names`);
  }
  return path;
};

/** The number of records of a collection that fulfil all conditions. */
export const countOf = (collection: string, conditions: Readonly<Record<string, Value>>): Query =>
  Object.entries(conditions)
    .reduce<Query>((all, [path, value]) => all.where(path, value), query(`count ${collection}`, collection))
    .countOnly();
