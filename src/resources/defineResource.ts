import type { FieldHint } from '../schema/kinds.ts';
import type { ResourceConfig } from '../views/page/ResourceConfig.ts';

/** `familyName` or, one step behind a relation or an embedded object, `mainAddress.addressLocality`. */
type FieldPath<T> = {
  [K in keyof T & string]: K | `${K}.${KeyBehind<NonNullable<T[K]>>}`;
}[keyof T & string];

/** Also `lines.amount`, the field of every entry of a list. */
type HintPath<T> = {
  [K in keyof T & string]: K | `${K}.${KeyBehind<Entry<NonNullable<T[K]>>>}`;
}[keyof T & string];

/** More than one step: the compiler does not follow it, a test does. */
type FarPath = `${string}.${string}.${string}`;

type Entry<V> = V extends readonly (infer E)[] ? NonNullable<E> : V;

type KeyBehind<V> = V extends readonly unknown[] ? never : V extends object ? keyof V & string : never;

interface ListDefinition<T> {
  readonly columns?: readonly FieldPath<T>[];
  readonly filters?: readonly FieldPath<T>[];
  /** The relation that ties a record to the club of the address; of several, one has to. */
  readonly scope?: FieldPath<T> | FarPath | readonly (FieldPath<T> | FarPath)[];
  /** The relations that lead from a record of everybody to the clubs that take part; one has to lead to that of the address. */
  readonly own?: readonly `${string}.${string}`[];
  /** The list starts with the current season. */
  readonly seasonal?: boolean;
  /** Values that every row has. */
  readonly filter?: Readonly<Partial<Record<FieldPath<T>, string | boolean>>>;
  /** Resource -> the relation that ties a record to one of it, for the lists among that one's pages. */
  readonly within?: Readonly<Record<string, FieldPath<T> | readonly FieldPath<T>[]>>;
}

interface Definition<T> {
  readonly formless?: true;
  readonly list?: ListDefinition<T>;
  /** What differs in the lists at other addresses, by address. */
  readonly lists?: Readonly<Record<string, ListDefinition<T>>>;
  readonly form?: Omit<NonNullable<ResourceConfig['form']>, 'sections'> & {
    readonly sections?: Sections<T>;
  };
  /** What stands in may be missing from the description of the reference server: other servers tell it instead. */
  readonly show?: {
    readonly standIns?: Readonly<Partial<Record<keyof T & string, string>>>;
    readonly course?: true;
    readonly trace?: keyof T & string;
  };
  readonly parts?: Readonly<Record<string, Sections<T>>>;
  readonly fields?: Readonly<Partial<Record<HintPath<T>, FieldHint>>>;
}

type Sections<T> = Readonly<Record<string, readonly (keyof T & string)[]>>;

/** Declares what a resource chooses of its generated views; a name that the server does not describe fails to compile. */
export const defineResource = <T>({
  formless,
  list = {},
  lists,
  form,
  show,
  parts,
  fields,
}: Definition<T>): ResourceConfig => ({
  ...(formless ? { formless } : {}),
  list: toList(list),
  ...(lists
    ? {
        lists: Object.fromEntries(
          Object.entries(lists).map(([address, its]) => [address, toList({ ...list, ...its })]),
        ),
      }
    : {}),
  ...(form ? { form } : {}),
  ...(show ? { show: show as NonNullable<ResourceConfig['show']> } : {}),
  ...(parts ? { parts } : {}),
  ...(fields ? { fields: fields as NonNullable<ResourceConfig['fields']> } : {}),
});

const toList = <T>({
  scope = [],
  seasonal,
  within,
  ...list
}: ListDefinition<T>): NonNullable<ResourceConfig['list']> => {
  const relations = [scope].flat() as readonly string[];
  return {
    ...(list as NonNullable<ResourceConfig['list']>),
    scope: relations.length > 1 ? [] : relations,
    ...(relations.length > 1 ? { either: relations } : {}),
    ...(within
      ? { within: Object.fromEntries(Object.entries(within).map(([name, paths]) => [name, [paths].flat()])) }
      : {}),
    preset: seasonal ? ['season'] : [],
  };
};
