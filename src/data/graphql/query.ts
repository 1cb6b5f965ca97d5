type Scalar = string | number | boolean;

/** Bounds of a date (`after` and `before` include the bound) or of a number; `between` is `500..899`, both included. */
export const BOUNDS = [
  ...(['after', 'before', 'strictly_after', 'strictly_before'] as const),
  ...(['gt', 'gte', 'lt', 'lte', 'between'] as const),
] as const;

export type Range = Readonly<Partial<Record<(typeof BOUNDS)[number], Scalar>>>;

const BOUND_NAMES: ReadonlySet<string> = new Set(BOUNDS);

/** Whether an object of filters is the bounds of one value, and not filters by name. */
export const holdsBounds = (filter: object): boolean =>
  Object.keys(filter).every((name) => BOUND_NAMES.has(name));

/** One value, several of which one holds, or bounds. Null leaves the condition out. */
export type Value = Scalar | readonly Scalar[] | Range | null | undefined;

export interface Condition {
  /** Dotted. */
  readonly path: string;
  readonly value: NonNullable<Value>;
}

/** Values by path. */
export type Conditions = Readonly<Record<string, Value>>;

export type Direction = 'asc' | 'desc';

/** A query as plain values. */
export interface QueryParts {
  /** Collection path, `/people`. */
  readonly collection: string;
  readonly select: readonly string[];
  /** Paths of what is selected and of conditions that are left out for a server that does not know them. */
  readonly optional: readonly string[];
  readonly where: readonly Condition[];
  readonly custom: readonly (readonly [name: string, value: NonNullable<Value>])[];
  readonly not: readonly Condition[];
  readonly or: readonly Condition[];
  readonly exists: readonly (readonly [path: string, value: boolean])[];
  readonly order: readonly (readonly [path: string, direction: Direction])[];
  readonly first: number;
  readonly after: string | null;
  /** Whether the records are selected, or only their number. */
  readonly records: boolean;
  /** Whether the number of all records is selected, which costs the server a count. */
  readonly total: boolean;
}

/** Writes a value in the type that the server's schema wants where its own would not do. */
type As = 'string' | 'int';

/** A query, and the alias of its answer. */
export interface Question {
  readonly name: string;
  readonly parts: QueryParts;
}

/** Records of a page when nothing is said. */
export const PAGE = 25;

/** A query of one collection; each verb gives a new one. `T` is the generated type of its records. */
export class Query<T = unknown> implements Question {
  constructor(
    readonly name: string,
    readonly parts: QueryParts,
  ) {}

  select(...paths: readonly SelectPath<T>[]): Query<T> {
    return this.with({ select: [...this.parts.select, ...paths.map(checked)] });
  }
  /** Fields that not every server has: where one has not, the records come without them. */
  selectIfKnown(...paths: readonly SelectPath<T>[]): Query<T> {
    return this.select(...paths).with({ optional: [...this.parts.optional, ...paths] });
  }
  /** The conditions that all hold; of two on one property the later counts, bounds are added up. */
  where(path: FilterPath<T>, value: Value, as?: As): Query<T> {
    return this.adding('where', path, value, as);
  }
  /** A condition that not every server knows: where one does not, it gives what it would have left out, too. */
  whereIfKnown(path: FilterPath<T>, value: Value): Query<T> {
    return this.where(path, value).with({ optional: [...this.parts.optional, path] });
  }
  /** None of these conditions holds. */
  notWhere(path: FilterPath<T>, value: Value): Query<T> {
    return this.adding('not', path, value);
  }
  /** At least one of these conditions holds. */
  orWhere(path: FilterPath<T>, value: Value): Query<T> {
    return this.adding('or', path, value);
  }
  /** All of `where` hold and none of `notWhere`. */
  holding(where: Conditions = {}, notWhere: Conditions = {}): Query<T> {
    const narrowed = Object.entries(where).reduce<Query<T>>((all, one) => all.adding('where', ...one), this);
    return Object.entries(notWhere).reduce((all, one) => all.adding('not', ...one), narrowed);
  }
  /** An argument of the server's own, name and value as given. */
  customFilter(name: string, value: Value): Query<T> {
    if (isNothing(value)) return this;
    return this.with({ custom: [...this.parts.custom, [checked(name), value]] });
  }
  exists(path: FilterPath<T>, value: boolean): Query<T> {
    return this.with({ exists: [...this.parts.exists, [checked(path), value]] });
  }
  orderBy(path: FilterPath<T>, direction: Direction = 'asc'): Query<T> {
    return this.with({ order: [...this.parts.order, [checked(path), direction]] });
  }
  /** Pages count from 1. */
  pagination({ page = 1, limit = PAGE }: { readonly page?: number; readonly limit?: number }): Query<T> {
    return this.with({ first: limit, after: page > 1 ? btoa(String((page - 1) * limit - 1)) : null });
  }
  /** The records behind a cursor of an answer. */
  after(cursor: string): Query<T> {
    return this.with({ after: cursor });
  }
  withoutTotal(): Query<T> {
    return this.with({ total: false });
  }
  /** Selects the number of records and none of them. */
  countOnly(): Query<T> {
    return this.with({ records: false, total: true });
  }

  private with(change: Partial<QueryParts>): Query<T> {
    return new Query(this.name, { ...this.parts, ...change });
  }
  private adding(key: 'where' | 'not' | 'or', path: string, value: Value, as?: As): Query<T> {
    if (isNothing(value)) return this;
    return this.with({ [key]: [...this.parts[key], { path: checked(path), value: forced(value, as) }] });
  }
}

/**
 * Starts a query, `query<Person>('personSearch', '/people').select('familyName').where('club.id', 7)`. Throws
 * `TypeError` on a name that GraphQL does not allow, so that nothing from outside reaches a document as syntax.
 */
export const query = <T = unknown>(name: string, collection: string): Query<T> =>
  new Query<T>(name, {
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
export const countOf = (collection: string, conditions: Conditions): Query =>
  query(`count ${collection}`, collection).holding(conditions).countOnly();

/** Relations that a typed path may step through; deeper ones are what no list needs and the compiler pays for. */
type Steps = readonly unknown[];
type Three = readonly [0, 0, 0];
type Less<S extends Steps> = S extends readonly [unknown, ...infer Rest] ? Rest : never;

/** The address of a record is selected anyway, and GraphQL knows no name with `@`. */
type FieldOf<T> = Exclude<keyof T & string, `@${string}`>;

/** A selected path of a record: `name`, `club.name`, and with `[]` for lists `contactPoints[].telephone`. */
type SelectPath<T, S extends Steps = Three> = unknown extends T
  ? string
  : S extends readonly []
    ? never
    : { [K in FieldOf<T>]: unknown extends T[K] ? K : SelectStep<K, NonNullable<T[K]>, S> }[FieldOf<T>];

type SelectStep<K extends string, V, S extends Steps> = V extends readonly (infer E)[]
  ? NonNullable<E> extends object
    ? `${K}[].${SelectPath<NonNullable<E>, Less<S>>}`
    : K
  : V extends object
    ? `${K}.${SelectPath<V, Less<S>>}`
    : K;

/** A path in a condition: a property, or one behind relations, `opponent.team.clubs.identifier`. */
type FilterPath<T, S extends Steps = Three> = unknown extends T
  ? string
  : S extends readonly []
    ? never
    : { [K in FieldOf<T>]: K | FilterStep<K, NonNullable<T[K]>, S> }[FieldOf<T>];

type FilterStep<K extends string, V, S extends Steps> = V extends readonly (infer E)[]
  ? FilterStep<K, NonNullable<E>, S>
  : V extends object
    ? `${K}.${FilterPath<V, Less<S>>}`
    : never;
