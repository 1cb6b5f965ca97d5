/** Relations that a typed path may step through; deeper ones are what no list needs and the compiler pays for. */
type Steps = readonly unknown[];
type Three = readonly [0, 0, 0];
type Less<S extends Steps> = S extends readonly [unknown, ...infer Rest] ? Rest : never;

/** The address of a record is selected anyway, and GraphQL knows no name with `@`. */
type FieldOf<T> = Exclude<keyof T & string, `@${string}`>;

/** A selected path of a record: `name`, `club.name`, and with `[]` for lists `contactPoints[].telephone`. */
export type SelectPath<T, S extends Steps = Three> = unknown extends T
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
export type FilterPath<T, S extends Steps = Three> = unknown extends T
  ? string
  : S extends readonly []
    ? never
    : { [K in FieldOf<T>]: K | FilterStep<K, NonNullable<T[K]>, S> }[FieldOf<T>];

type FilterStep<K extends string, V, S extends Steps> = V extends readonly (infer E)[]
  ? FilterStep<K, NonNullable<E>, S>
  : V extends object
    ? `${K}.${FilterPath<V, Less<S>>}`
    : never;
